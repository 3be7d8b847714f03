import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as file from '../../packages/deployment/src/keys.ts';
import type { DeploymentKeys } from '../../packages/deployment/src/keys.ts';
import { PlainError } from '../terminal/plain-error.ts';

const MENDING = 'restore it from a backup, or start again without data: npm start -- --fresh';

/** Path of the keys in a data folder. */
export function keysPath(dataFolder: string): string {
  return join(dataFolder, 'keys.json');
}

/** The keys of a data folder, created when there are none yet. @throws PlainError when the file is broken */
export function readOrMakeKeys(dataFolder: string, now: Date): DeploymentKeys {
  return file.readOrMakeKeys(keysPath(dataFolder), now, MENDING);
}

/**
 * Replaces the keys in one step by the result of `rotate`; a reader sees the old file or the new one.
 * @throws PlainError when there are no keys, or they are broken
 */
export function rotateKeyFile(
  dataFolder: string,
  now: Date,
  rotate: (keys: DeploymentKeys, now: Date) => DeploymentKeys,
): void {
  file.writeKeys(keysPath(dataFolder), rotate(readKeyFile(dataFolder), now));
}

/** The keys of a data folder. @throws PlainError when there are none, or they are broken */
export function readKeyFile(dataFolder: string): DeploymentKeys {
  const path = keysPath(dataFolder);
  if (!existsSync(path))
    throw new PlainError(`There are no keys in ${dataFolder} yet; npm start makes them.`);
  return file.readKeys(path, MENDING);
}
