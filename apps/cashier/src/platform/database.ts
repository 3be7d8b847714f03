import { openDatabase } from '@maidan/partner-service';
import type { Database } from '@maidan/partner-service';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS request_ids (
  key_id TEXT NOT NULL, request_id TEXT NOT NULL, seen_at INTEGER NOT NULL,
  PRIMARY KEY (key_id, request_id)
) STRICT;
CREATE TABLE IF NOT EXISTS orders (
  cashier_reference TEXT PRIMARY KEY, key_id TEXT NOT NULL, kind TEXT NOT NULL,
  reference TEXT NOT NULL, body TEXT NOT NULL, page_token TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL, sequence INTEGER NOT NULL, due_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL,
  UNIQUE (key_id, kind, reference)
) STRICT;
CREATE INDEX IF NOT EXISTS orders_due ON orders (due_at) WHERE status = 'pending';
CREATE TABLE IF NOT EXISTS callbacks (
  callback_id INTEGER PRIMARY KEY AUTOINCREMENT, cashier_reference TEXT NOT NULL,
  body TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, next_attempt_at INTEGER NOT NULL,
  done_at INTEGER, last_fault TEXT
) STRICT;
CREATE TABLE IF NOT EXISTS forged_callbacks (callback_id INTEGER PRIMARY KEY) STRICT;
CREATE INDEX IF NOT EXISTS callbacks_waiting ON callbacks (next_attempt_at) WHERE done_at IS NULL;
`;

/** Opens the cashier's own database in a folder, or in memory for `:memory:`. */
export function openCashierDatabase(folder: string): Database {
  return openDatabase(folder, 'cashier.sqlite', SCHEMA);
}
