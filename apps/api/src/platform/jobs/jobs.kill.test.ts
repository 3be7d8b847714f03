import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { rowsOf } from '#platform/database/connection.ts';
import { openDatabase } from '#platform/database/open.ts';
import { createTestPostgres, testDatabaseUrl } from '../../testing/test-database.ts';
import { jobStore } from './job.store.ts';

const WORKER = fileURLToPath(new URL('job-worker.fixture.ts', import.meta.url));
const STEPS = 60;
const KILLS = 3;
const STEPS_BEFORE_KILL = 10;

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** Runs a worker until it has printed so many steps and then kills it, or until it ends by itself. */
function work(
  args: readonly string[],
  killAfter?: number,
): Promise<NodeJS.Signals | number | null> {
  const child = spawn(process.execPath, [WORKER, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  closers.push(() => void child.kill('SIGKILL'));
  let steps = 0;
  let complaint = '';
  child.stderr.on('data', (chunk) => (complaint += String(chunk)));
  child.stdout.on('data', (chunk) => {
    steps += String(chunk).trim().split('\n').length;
    if (killAfter !== undefined && steps >= killAfter) child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code, signal) => {
      if (code) reject(new Error(complaint));
      else resolve(signal ?? code);
    });
  });
}

it('a job whose process is killed again and again does each step once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-jobs-'));
  closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const postgres = testDatabaseUrl ? await createTestPostgres() : undefined;
  if (postgres) closers.push(() => postgres.drop());
  const args = postgres ? [dataDir, postgres.url] : [dataDir];
  for (let kill = 0; kill < KILLS; kill += 1) {
    expect(await work(args, STEPS_BEFORE_KILL)).toBe('SIGKILL');
  }
  expect(await work(args)).toBe(0);

  const database = await openDatabase({
    DATA_DIR: dataDir,
    DATABASE_URL: postgres?.url,
    DATABASE_POOL: 2,
  });
  closers.push(() => database.close());
  const done = await rowsOf<{ count: number }>(
    database.db,
    sql`SELECT count FROM short_lived WHERE site_id = 'first' AND key LIKE 'step:%'`,
  );
  expect(done.map(({ count }) => count)).toEqual(Array.from({ length: STEPS }, () => 1));
  const row = await jobStore.find(database.db, 'first', 'the-job');
  expect(row).toMatchObject({ state: 'done', stepsDone: STEPS, attempt: KILLS + 1 });
}, 120_000);
