import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

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
CREATE INDEX IF NOT EXISTS callbacks_waiting ON callbacks (next_attempt_at) WHERE done_at IS NULL;
`;

/** The cashier's own database. */
export type Database = DatabaseSync;

/**
 * Opens the database in a folder (made when missing), or in memory for `:memory:`, and brings its
 * tables up. Every commit is on the disk before it returns. Throws when the folder cannot be written.
 */
export function openDatabase(folder: string): Database {
  const isInMemory = folder === ':memory:';
  if (!isInMemory) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(isInMemory ? folder : join(folder, 'cashier.sqlite'));
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;',
  );
  database.exec(SCHEMA);
  return database;
}

/** Runs `work` in one transaction: everything it writes is kept, or nothing when it throws. */
export function inTransaction<Result>(database: Database, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
