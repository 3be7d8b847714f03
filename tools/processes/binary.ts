import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The script of a package's program, so that it runs under this Node without a shell. Throws when the package is not
 * installed or has no such program.
 */
export function binaryOf(root: string, packageName: string, program: string): string {
  const folder = join(root, 'node_modules', packageName);
  if (!existsSync(folder)) throw new Error(`The package ${packageName} is not installed.`);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const path = typeof bin === 'string' ? bin : bin?.[program];
  if (path === undefined)
    throw new Error(`The package ${packageName} offers no program ${program}.`);
  return join(folder, path);
}
