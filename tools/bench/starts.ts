import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { findFreePort } from '../processes/free-ports.ts';
import { projectRoot } from '../terminal/project.ts';
import type { Finding } from './budget.ts';

const leftOut = new Set([
  'node_modules',
  '.git',
  '.data',
  'build',
  'dist',
  '.react-router',
  'test-results',
]);

/** How long the first start of a fresh copy takes, including its packages, and how long the next one takes. */
export async function measureStarts(): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-clone-'));
  try {
    cpSync(projectRoot, folder, {
      recursive: true,
      filter: (source) => !leftOut.has(source.slice(source.lastIndexOf('/') + 1)),
    });
    const first = await secondsToStart(folder);
    const later = await secondsToStart(folder);
    return [
      { id: 'first-start', value: first, note: 'with the package cache as it was' },
      { id: 'later-start', value: later },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function secondsToStart(folder: string): Promise<number> {
  const names = ['PORT', 'API_PORT', 'ARCADE_PORT', 'CASHIER_PORT', 'CONSOLE_PORT'];
  const ports = await Promise.all(names.map(async (name) => [name, String(await findFreePort())]));
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: folder,
    env: { ...process.env, ...Object.fromEntries(ports) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  let printed = '';
  const isUp = await new Promise<boolean>((done) => {
    const collect = (chunk: Buffer): void => {
      printed += chunk.toString('utf8');
      if (printed.includes('Maidan runs')) done(true);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    void ended.then(() => done(false));
  });
  const seconds = (performance.now() - startedAt) / 1000;
  child.kill('SIGTERM');
  await ended;
  if (!isUp) throw new Error(`The copy did not start:\n${printed.slice(-1500)}`);
  return seconds;
}
