import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../terminal/plain-error.ts';
import { writeFileSafely } from '../terminal/write-file.ts';
import { faultOfKeys, makeKeys } from './keys.ts';
import type { DeploymentKeys } from './keys.ts';

/** Where a data folder keeps its keys. */
export function keysPath(dataFolder: string): string {
  return join(dataFolder, 'keys.json');
}

/**
 * Reads the keys of a data folder, making them when there are none yet. Only the owner may read the file;
 * wider rights are narrowed. Throws `PlainError` when it is broken: keys are never replaced without being
 * asked, since what they sealed would be lost.
 */
export function readOrMakeKeys(dataFolder: string, now: Date): DeploymentKeys {
  if (!existsSync(keysPath(dataFolder))) writeKeys(dataFolder, makeKeys(now));
  return readKeys(dataFolder);
}

/**
 * Replaces the keys in one step by what `rotate` makes of them: a reader sees the old file or the new one. Throws
 * `PlainError` when there are none, or they are broken.
 */
export function rotateKeyFile(
  dataFolder: string,
  now: Date,
  rotate: (keys: DeploymentKeys, now: Date) => DeploymentKeys,
): void {
  if (!existsSync(keysPath(dataFolder))) {
    throw new PlainError(`There are no keys in ${dataFolder} yet; npm start makes them.`);
  }
  writeKeys(dataFolder, rotate(readKeys(dataFolder), now));
}

function readKeys(dataFolder: string): DeploymentKeys {
  const path = keysPath(dataFolder);
  const value = parseFile(path);
  const fault = faultOfKeys(value);
  if (fault !== undefined) throw brokenKeys(path, fault);
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
  return value as DeploymentKeys;
}

function writeKeys(dataFolder: string, keys: DeploymentKeys): void {
  writeFileSafely(keysPath(dataFolder), `${JSON.stringify(keys, null, 2)}\n`, 0o600);
}

function parseFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw brokenKeys(path, error instanceof Error ? error.message : String(error));
  }
}

function brokenKeys(path: string, fault: string): PlainError {
  return new PlainError(
    `The keys in ${path} cannot be used (${fault}); put the file back from a backup, or begin anew with: npm start -- --fresh`,
  );
}
