import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PlainError } from '../terminal/plain-error.ts';
import { projectRoot } from '../terminal/project.ts';

const markFile = 'maidan-data.txt';
const leastFreeBytes = 200 * 1024 * 1024;
const markText =
  'This folder holds the data of one Maidan deployment: database, keys, uploads. Keep it private.\n';

/** The data folder of the environment (`DATA_DIR`), otherwise `.data` in the project; an absolute path. */
export function dataFolderOf(env: NodeJS.ProcessEnv): string {
  const named = env['DATA_DIR'];
  return named === undefined || named === '' ? join(projectRoot, '.data') : resolve(named);
}

/**
 * Creates the data folder when it is missing and checks that it can be used: it is empty or has our mark, it can be
 * written, and the disk has room.
 * @throws PlainError otherwise
 */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new PlainError(`The data folder ${folder} cannot be made (${messageOf(error)}).`);
  }
  const stats = statfsSync(folder);
  if (stats.bavail * stats.bsize < leastFreeBytes) {
    throw new PlainError(
      `The disk of ${folder} is nearly full (less than 200 MB free): free some space and run the command again; nothing was changed.`,
    );
  }
  refuseForeignFolder(folder);
  if (existsSync(join(folder, markFile))) return;
  try {
    writeFileSync(join(folder, markFile), markText, { mode: 0o600 });
  } catch (error) {
    throw new PlainError(`The data folder ${folder} cannot be written (${messageOf(error)}).`);
  }
}

/** Empties a data folder of ours. A folder without our mark is refused, so that a typing mistake deletes nothing. */
export function emptyDataFolder(folder: string): void {
  if (!existsSync(folder)) return;
  refuseForeignFolder(folder);
  for (const name of readdirSync(folder)) {
    if (name.startsWith(lockFile)) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

const lockFile = 'start.lock';

/**
 * Locks the data folder for this process. The lock belongs to the operating system, so it ends with the process, even
 * after a crash.
 * @throws PlainError when another process has it; the returned function releases it
 */
export function lockDataFolder(folder: string): () => void {
  const database = new DatabaseSync(join(folder, lockFile));
  try {
    database.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (!messageOf(error).includes('locked')) throw error;
    throw new PlainError(
      `Another npm start already runs on the data folder ${folder}: stop it first, or choose another folder with --data DIR.`,
    );
  }
  return () => {
    if (database.isOpen) database.close();
  };
}

function refuseForeignFolder(folder: string): void {
  const names = readdirSync(folder).filter((name) => !name.startsWith(lockFile));
  if (names.length === 0 || names.includes(markFile)) return;
  throw new PlainError(
    `The folder ${folder} holds files that are not Maidan's (${names.slice(0, 3).join(', ')}): choose an empty folder with --data DIR.`,
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
