// Installs the packages of the lock file when needed, finds the pinned Node and continues under it. Plain JavaScript
// without dependencies, because it runs before anything is installed, on Node 18 too.
import { spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from './find-node.mjs';
import { installWhenNeeded } from './install.mjs';

const toolsFolder = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const projectRoot = resolve(toolsFolder, '..');

/**
 * Runs a TypeScript file of `tools/` under the pinned Node and ends this process with its exit code.
 *
 * @param {string} script path from the `tools` folder
 * @param {string[]} args what follows the command
 * @returns {Promise<void>}
 */
export async function launch(script, args) {
  const installed = await installWhenNeeded(projectRoot);
  if (installed.problem !== undefined) return fail(installed.problem);
  const found = findNode(projectRoot);
  if (found.problem !== undefined) return fail(found.problem);
  const child = spawn(found.path, [...nodeFlags(), resolve(toolsFolder, script), ...args], {
    cwd: process.cwd(),
    env: withNodeFirst(found.path, process.env),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  passSignalsTo(child);
  child.on('error', (error) => fail(`The pinned Node did not start: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
}

/**
 * The flags every script runs with: the preload ends a process whose launcher was killed.
 *
 * @returns {string[]}
 */
function nodeFlags() {
  return ['--disable-warning=ExperimentalWarning', '--import', preloadUrl];
}

/** The preload that ends a process when its parent is gone. */
export const preloadUrl = new URL('./end-with-parent.mjs', import.meta.url).href;

/**
 * Puts the pinned Node's folder first in PATH, so that scripts started by name use it too.
 *
 * @param {string} nodePath
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withNodeFirst(nodePath, env) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [name]: `${dirname(nodePath)}${separator}${env[name] ?? ''}` };
}

/** @param {import('node:child_process').ChildProcess} child */
function passSignalsTo(child) {
  // A terminal sends Ctrl-C to the whole group, so the child has received it: only wait for its end.
  process.on('SIGINT', () => undefined);
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
}

/** @param {string} problem */
function fail(problem) {
  console.error(problem);
  process.exitCode = 1;
}
