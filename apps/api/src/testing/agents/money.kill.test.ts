import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { proveLedger } from '#modules/wallet/index.ts';
import { rowsOf } from '#platform/database/connection.ts';
import type { OpenDatabase } from '#platform/database/connection.ts';
import { migrate } from '#platform/database/migrations.ts';
import { openDatabase } from '#platform/database/open.ts';
import { createTestPostgres, openTestDatabase, testDatabaseUrl } from '../test-database.ts';
import { createMoneyWork } from './money-work.ts';

const WORKER = fileURLToPath(new URL('money-worker.fixture.ts', import.meta.url));
/** After how many commits each run is killed; the last one is left alone. */
const KILLS = [4, 17, 40];

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** Runs the worker and kills it after so many commits; answers the signal that ended it, or its code. */
async function work(args: readonly string[], killAfter: number) {
  const child = spawn(process.execPath, [WORKER, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  closers.push(() => void child.kill('SIGKILL'));
  let [commits, complaint] = [0, ''];
  child.stderr.on('data', (chunk) => (complaint += String(chunk)));
  child.stdout.on('data', (chunk) => {
    commits += String(chunk).split('committed').length - 1;
    if (commits >= killAfter) child.kill('SIGKILL');
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  if (code) throw new Error(complaint);
  return signal ?? code;
}

/** What was posted: for each kind of movement and member, how often and how much. */
async function posted({ db }: OpenDatabase) {
  expect((await proveLedger(db)).differences).toEqual([]);
  return rowsOf<{ kind: string; memberId: string; journals: number; minor: number }>(
    db,
    sql`SELECT j.kind, p.member_id AS "memberId", count(DISTINCT j.journal_id)::int AS journals, sum(p.amount_minor)::bigint AS minor
      FROM journal AS j JOIN posting AS p ON p.site_id = j.site_id AND p.journal_id = j.journal_id AND p.member_id IS NOT NULL
      GROUP BY j.kind, p.member_id ORDER BY j.kind, p.member_id`,
  );
}

it('MONEY-04 MONEY-05 AGENTX-06 settlements, rebates, bonuses, deposits and payouts of a process killed again and again are paid once each', async () => {
  const whole = await openTestDatabase();
  closers.push(() => whole.close());
  const undisturbed = await createMoneyWork(whole);
  await undisturbed.prepare();
  await undisturbed.pay();
  const expected = await posted(whole);

  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-money-'));
  closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const postgres = testDatabaseUrl ? await createTestPostgres() : undefined;
  if (postgres) closers.push(() => postgres.drop());
  const place = { DATA_DIR: dataDir, DATABASE_URL: postgres?.url, DATABASE_POOL: 2 };
  const before = await openDatabase(place);
  await migrate(before);
  await (await createMoneyWork(before)).prepare();
  await before.close();

  const args = postgres ? [dataDir, postgres.url] : [dataDir];
  for (const commits of KILLS) expect(await work(args, commits)).toBe('SIGKILL');
  expect(await work(args, Infinity)).toBe(0);

  const after = await openDatabase(place);
  closers.push(() => after.close());
  expect(await posted(after)).toEqual(expected);
  const kinds = new Set(expected.map(({ kind }) => kind));
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      'bonus_expiry',
      'commission',
      'deposit',
      'dividend',
      'rebate',
      'salary',
      'withdrawal_paid',
      'withdrawal_returned',
    ]),
  );
}, 240_000);
