// Installs the packages of the lock file when node_modules does not contain them.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stampFile = 'node_modules/.maidan-install.json';

/**
 * Whether an install is needed, told by the stamp of the last one or by npm's own record.
 *
 * @param {string} root the project's folder
 * @returns {{ needed: boolean, lockHash: string }}
 */
export function installState(root) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const lockHash = createHash('sha256').update(lockText).digest('hex');
  const stamp = readJson(join(root, stampFile));
  if (stamp?.lockHash === lockHash) return { needed: false, lockHash };
  // A developer who ran npm by hand has no stamp of ours, or an old one, but npm's own record of the installed
  // packages.
  const placed = readJson(join(root, 'node_modules/.package-lock.json'));
  return { needed: placed === undefined || !agrees(JSON.parse(lockText), placed), lockHash };
}

/**
 * Runs `npm ci` when the installed packages are not those of the lock file. Install scripts stay off:
 * no dependency of the project needs one.
 *
 * @param {string} root the project's folder
 * @returns {Promise<{ problem?: string }>} one sentence when it failed
 */
export async function installWhenNeeded(root) {
  let state;
  try {
    state = installState(root);
  } catch (error) {
    return {
      problem: `package-lock.json cannot be read (${messageOf(error)}); restore it with git.`,
    };
  }
  if (state.needed) {
    rmSync(join(root, stampFile), { force: true });
    const exitCode = await runInstall(root);
    if (exitCode !== 0) {
      return {
        problem:
          'The packages could not be installed (npm said why above): check the network and the free disk space, ' +
          'then run the command again; nothing else was changed.',
      };
    }
  }
  return writeStamp(root, state.lockHash);
}

/**
 * @param {string} root
 * @param {string} lockHash
 * @returns {{ problem?: string }}
 */
function writeStamp(root, lockHash) {
  const stamp = readJson(join(root, stampFile));
  if (stamp?.lockHash === lockHash) return {};
  try {
    writeFileSync(join(root, stampFile), `${JSON.stringify({ lockHash })}\n`);
    return {};
  } catch (error) {
    return {
      problem: `node_modules cannot be written (${messageOf(error)}); free space or mend its rights.`,
    };
  }
}

/**
 * @param {string} root
 * @returns {Promise<number>}
 */
function runInstall(root) {
  return new Promise((done) => {
    const startedAt = Date.now();
    console.log('Installing packages from the lock file (once per change of it) ...');
    const windows = process.platform === 'win32';
    const npm = spawn(
      windows ? 'npm.cmd' : 'npm',
      ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        shell: windows,
      },
    );
    const ticker = setInterval(() => {
      console.log(`  still installing, ${Math.round((Date.now() - startedAt) / 1000)} s`);
    }, 10_000);
    npm.on('error', () => end(127));
    npm.on('exit', (code) => end(code ?? 1));
    /** @param {number} code */
    function end(code) {
      clearInterval(ticker);
      if (code === 0)
        console.log(`  installed in ${Math.round((Date.now() - startedAt) / 1000)} s`);
      done(code);
    }
  });
}

/**
 * Whether every package the lock file asks of this machine is placed at its version.
 *
 * @param {{ packages?: Record<string, { version?: string, optional?: boolean, link?: boolean, peer?: boolean }> }} lock
 * @param {{ packages?: Record<string, { version?: string }> }} placed
 * @returns {boolean}
 */
function agrees(lock, placed) {
  return Object.entries(lock.packages ?? {}).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link === true) return true;
    const actual = placed.packages?.[path];
    if (actual === undefined) return wanted.optional === true;
    return actual.version === wanted.version;
  });
}

/**
 * @param {string} path
 * @returns {{ lockHash?: string, packages?: Record<string, { version?: string }> } | undefined}
 */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} error
 * @returns {string}
 */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
