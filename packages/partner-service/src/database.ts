import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A service's own database. */
export type Database = DatabaseSync;

/**
 * Opens `file` in a folder (made when missing), or a database in memory for the folder `:memory:`, and brings its tables
 * up with `schema`, which must be safe to run again. Every commit is on the disk before it returns.
 *
 * @throws Error when the folder cannot be written
 */
export function openDatabase(folder: string, file: string, schema: string): Database {
  const isInMemory = folder === ':memory:';
  if (!isInMemory) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(isInMemory ? folder : join(folder, file));
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;',
  );
  database.exec(schema);
  return database;
}

/**
 * Runs `work` in one transaction: everything it writes is kept, or nothing when it throws. Inside another transaction it
 * is a part of that one.
 */
export function inTransaction<Result>(database: Database, work: () => Result): Result {
  if (database.isTransaction) return work();
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
