import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '#platform/database/connection.ts';
import type { OpenDatabase } from '#platform/database/connection.ts';
import { createLog } from '#platform/process/log.ts';
import { systemRandom } from '#platform/secrets/random.ts';
import { proveLedger } from '#modules/wallet/index.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { testClock } from '../../testing/test-app.ts';
import { seedDemo } from '../seed-demo.ts';
import { PAST_TEAM } from './past-team.ts';

/** Fewer than a start makes, since each costs the tests time. */
const DAYS = 20;
/** The draw of random bytes at which a start is broken off, in the middle of the first site's past. */
const BROKEN_OFF_AT = 400;

describe('the past of the demo', () => {
  const clock = testClock();
  let folder: string;
  let database: OpenDatabase;
  let siteId = '';
  const seed = () =>
    seedDemo({
      database,
      clock,
      log: createLog({ level: 'silent' }),
      random: systemRandom,
      env: {
        DATA_DIR: folder,
        DEMO_NEW_PASSWORDS: false,
        DEMO_SYNTHETIC_GAMES: 0,
        DEMO_HISTORY_DAYS: DAYS,
      },
    });
  const countOf = async (table: string, where = sql`true`) => {
    const query = sql`SELECT count(*)::int AS rows FROM ${sql.identifier(table)} WHERE site_id = ${siteId} AND ${where}`;
    return (await rowsOf<{ rows: number }>(database.db, query))[0]?.rows ?? 0;
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'maidan-history-'));
    database = await openTestDatabase();
    [siteId = ''] = (await seed()).sites;
  }, 300_000);
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  it('is play, deposits and a team, every one of its journals proved', async () => {
    expect(await countOf('round')).toBeGreaterThan(50);
    expect(await countOf('deposit', sql`state = 'credited'`)).toBeGreaterThan(0);
    expect(await countOf('member', sql`is_demo`)).toBe(3 + PAST_TEAM.length);
    expect(await countOf('journal', sql`kind = 'commission'`)).toBeGreaterThan(0);
    expect((await proveLedger(database.db)).differences).toEqual([]);
  });

  it('AGENTX-07 MEMBERX-05 has links by which people came, and rewards for inviting', async () => {
    expect(await countOf('referral_day', sql`visits > 0`)).toBeGreaterThan(10);
    expect(await countOf('member', sql`invited_by_code = 'FBKHELA'`)).toBe(2);
    const given = await countOf('invite_reward', sql`outcome = 'granted'`);
    expect(given).toBeGreaterThan(0);
    expect(await countOf('bonus', sql`source LIKE 'invite:%'`)).toBe(given);
  });

  it('MONEY-16 has rebates that were claimed, each by one journal, and some that still can be', async () => {
    const claims = await countOf('rebate_claim');
    expect(claims).toBeGreaterThan(0);
    expect(await countOf('journal', sql`kind = 'rebate'`)).toBe(claims);
    expect(await countOf('rebate', sql`claim_id IS NULL AND amount_minor > 0`)).toBeGreaterThan(0);
  });

  it('MONEY-10 has withdrawals that were paid and rejected, and some that wait for an operator', async () => {
    const counts = await Promise.all(
      ['paid', 'rejected', 'requested'].map((state) =>
        countOf('withdrawal', sql`state = ${state}`),
      ),
    );
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(await countOf('journal', sql`kind = 'withdrawal_paid'`)).toBe(counts[0]);
    expect(await countOf('withdrawal', sql`state = 'requested' AND next_check_at IS NULL`)).toBe(
      counts[2],
    );
  });

  it('has a reward application and a bonus of the demo’s player in each state', async () => {
    const rows = await rowsOf<{ state: string }>(
      database.db,
      sql`SELECT a.state FROM reward_application AS a JOIN member AS m ON m.site_id = a.site_id AND m.member_id = a.member_id
        WHERE a.site_id = ${siteId} AND m.account = 'demo' UNION
        SELECT b.state FROM bonus AS b JOIN member AS m ON m.site_id = b.site_id AND m.member_id = b.member_id
        WHERE b.site_id = ${siteId} AND m.account = 'demo'`,
    );
    expect(rows.map(({ state }) => state).toSorted()).toEqual(
      expect.arrayContaining([
        'active',
        'applying',
        'forfeited',
        'issued',
        'met',
        'offered',
        'process',
        'rejected',
      ]),
    );
  });

  it('lies between the first day and yesterday, in order', async () => {
    const [row] = await rowsOf<{ first: string; last: string }>(
      database.db,
      sql`SELECT min(posted_at) AS first, max(posted_at) AS last FROM journal WHERE site_id = ${siteId} AND kind = 'bet'`,
    );
    const now = clock.now().getTime();
    expect(new Date(row?.first ?? 0).getTime()).toBeGreaterThan(now - (DAYS + 1) * 86_400_000);
    expect(new Date(row?.last ?? 0).getTime()).toBeLessThan(now);
  });

  it('has play of the last three days and favourites of each account that signs in', async () => {
    const shown = sql`(SELECT member_id FROM member WHERE site_id = ${siteId} AND account IN ('demo', 'demoagent', 'demohead'))`;
    const days = await rowsOf<{ players: number }>(
      database.db,
      sql`SELECT count(DISTINCT member_id)::int AS players FROM round
        WHERE site_id = ${siteId} AND member_id IN ${shown}
        GROUP BY (opened_at AT TIME ZONE 'UTC')::date ORDER BY (opened_at AT TIME ZONE 'UTC')::date DESC LIMIT 3`,
    );
    expect(days).toEqual([{ players: 3 }, { players: 3 }, { players: 3 }]);
    expect(await countOf('favourite', sql`member_id IN ${shown}`)).toBeGreaterThan(3);
  });

  it('is written once', async () => {
    const written = async () => [
      await countOf('journal'),
      await countOf('rebate'),
      await countOf('rebate_claim'),
    ];
    const before = await written();
    await seed();
    expect(await written()).toEqual(before);
  });

  it('is written whole by the next start when the first was broken off', async () => {
    const other = await openTestDatabase();
    const otherFolder = mkdtempSync(join(tmpdir(), 'maidan-broken-off-'));
    const parts = {
      database: other,
      clock,
      log: createLog({ level: 'silent' }),
      env: {
        DATA_DIR: otherFolder,
        DEMO_NEW_PASSWORDS: false,
        DEMO_SYNTHETIC_GAMES: 0,
        DEMO_HISTORY_DAYS: DAYS,
      },
    };
    const kinds = sql`SELECT site_id, kind, count(*)::int AS journals FROM journal GROUP BY 1, 2 ORDER BY 1, 2`;
    let draws = 0;
    const bytes = (count: number) => {
      draws += 1;
      if (draws === BROKEN_OFF_AT) throw new Error('killed');
      return systemRandom.bytes(count);
    };
    await expect(seedDemo({ ...parts, random: { ...systemRandom, bytes } })).rejects.toThrow(
      'killed',
    );
    await seedDemo({ ...parts, random: systemRandom });
    expect(await rowsOf(other.db, kinds)).toEqual(await rowsOf(database.db, kinds));
    expect((await proveLedger(other.db)).differences).toEqual([]);
    await other.close();
    rmSync(otherFolder, { recursive: true });
  }, 300_000);
});
