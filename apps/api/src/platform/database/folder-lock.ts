import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PlainError } from '@maidan/deployment/plain-error';

const LOCK_FILE = 'database.lock';

// Keeps a reference to each lock. The garbage collector would close it otherwise, and so release the folder.
const held = new Set<DatabaseSync>();

/**
 * Locks a folder for this process. The lock belongs to the operating system (an exclusive SQLite transaction on a file
 * of its own), so it ends with the process, even after a crash. The embedded database takes no lock itself.
 * @throws PlainError when another process holds the folder, or the folder cannot be written
 * @returns a function that releases the folder
 */
export function lockFolder(folder: string): () => void {
  const lock = openLock(folder);
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error) || !error.message.includes('locked')) throw error;
    throw new PlainError(
      `Another process already uses the data folder ${folder}: stop it first, or set DATA_DIR to another folder.`,
    );
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    if (lock.isOpen) lock.close();
  };
}

function openLock(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return new DatabaseSync(join(folder, LOCK_FILE));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`The data folder ${folder} cannot be used (${reason}).`);
  }
}
