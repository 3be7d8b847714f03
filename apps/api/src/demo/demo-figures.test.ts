import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { memberStore } from '../modules/member/index.ts';
import { roundService } from '../modules/wallet/index.ts';
import { rowsOf } from '../platform/database/connection.ts';
import type { OpenDatabase } from '../platform/database/connection.ts';
import { createLog } from '../platform/process/log.ts';
import { systemRandom } from '../platform/secrets/random.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { testClock, testDeps } from '../testing/test-app.ts';
import { DEMO_AGENT, DEMO_HEAD_AGENT } from './demo-accounts.ts';
import { seedDemo } from './seed-demo.ts';

type App = Awaited<ReturnType<typeof buildApp>>;
const clock = testClock();
let folder: string;
let database: OpenDatabase;
let app: App;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maidan-figures-'));
  database = await openTestDatabase();
  await seedDemo({
    database,
    clock,
    log: createLog({ level: 'silent' }),
    random: systemRandom,
    env: {
      DATA_DIR: folder,
      DEMO_NEW_PASSWORDS: false,
      DEMO_SYNTHETIC_GAMES: 0,
      DEMO_HISTORY_DAYS: 0,
    },
  });
  app = await buildApp(testDeps(database, { clock, isDevelopment: true }));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const accounts = ['demo', DEMO_AGENT, DEMO_HEAD_AGENT];
const money = { currency: 'BDT' as const, channel: 'practice' };

/** Plays, pays in, asks for a withdrawal and gets a bonus over three days, as the member of a site. */
async function live(siteId: string, memberId: string): Promise<void> {
  const { wallet } = app.services;
  const rounds = roundService({ clock, random: systemRandom, timeZoneOf: () => 'Asia/Dhaka' });
  const said = { siteId, memberId, ...money };
  for (const day of [1, 2, 3]) {
    const reference = `${memberId}-${day}`;
    await wallet.creditDeposit({ ...said, amountMinor: 10_000 * day, reference });
    await wallet.grantBonus({ ...said, amountMinor: 500 * day, reference });
    await wallet.holdWithdrawal({ ...said, amountMinor: 700 * day, reference });
    const call = { siteId, memberId, vendor: 'JL', gameCode: 'slot.mango', currency: 'BDT' };
    for (const win of [0, 900 * day]) {
      const id = `${reference}-${win}`;
      const bet = { transactionId: id, bodyHash: id, amountMinor: 400, winAmountMinor: win };
      await database.db.transaction((tx) =>
        rounds.betAndWin(tx, { ...call, vendorRoundId: id, ...bet }, async () => ({
          code: 'approved',
          nodeId: 7,
          betKind: 'SLOT',
        })),
      );
    }
    clock.moveMs(24 * 3_600_000);
  }
}

/** Everything that the postings say of a member, in minor units. */
async function recount(siteId: string, memberId: string) {
  const [row] = await rowsOf<Record<string, number>>(
    database.db,
    sql`SELECT count(*)::int AS journals, sum(greatest(moved, 0))::bigint AS in_minor, -sum(least(moved, 0))::bigint AS out_minor,
        sum(cash)::bigint AS cash, sum(bonus)::bigint AS bonus, sum(hold)::bigint AS hold,
        -sum(moved) FILTER (WHERE kind IN ('bet', 'rollback'))::bigint AS stake, sum(moved) FILTER (WHERE kind = 'win')::bigint AS payout,
        sum(moved) FILTER (WHERE kind = 'deposit')::bigint AS deposit, -sum(moved) FILTER (WHERE kind LIKE 'withdrawal%')::bigint AS withdrawal,
        sum(moved) FILTER (WHERE kind LIKE 'bonus%')::bigint AS granted
      FROM (
        SELECT j.journal_id, j.kind, coalesce(sum(p.amount_minor) FILTER (WHERE p.account <> 'hold'), 0) AS moved,
          sum(p.amount_minor) FILTER (WHERE p.account = 'cash') AS cash, sum(p.amount_minor) FILTER (WHERE p.account = 'bonus') AS bonus,
          sum(p.amount_minor) FILTER (WHERE p.account = 'hold') AS hold
        FROM journal j JOIN posting p ON p.site_id = j.site_id AND p.journal_id = j.journal_id AND p.member_id = ${memberId}
        WHERE j.site_id = ${siteId} GROUP BY j.journal_id, j.kind
      ) AS mine`,
  );
  if (!row) throw new Error('A sum answered no row');
  return row;
}

describe('the figures of the demo accounts', () => {
  it('MONEY-12 MONEY-14 MONEY-06 equal the ledger: account record, profit and loss and balance card', async () => {
    for (const site of app.directory.list()) {
      for (const account of accounts) {
        const member = await memberStore(database.db, site.siteId).findByAccount(account);
        const memberId = member?.memberId ?? '';
        await live(site.siteId, memberId);
        const told = await recount(site.siteId, memberId);
        const { movements, profits, wallet } = app.services;
        const question = { memberId, kind: '', cause: '', pageSize: 100, language: 'bn' } as const;
        const record = await movements.listMovements(site, question);
        expect(record.totals).toMatchObject({
          inMinor: told['in_minor'],
          outMinor: told['out_minor'],
          count: told['journals'],
        });
        expect(record.list).toHaveLength(told['journals'] ?? 0);
        const ofDays = record.days.reduce((total, { changeMinor }) => total + changeMinor, 0);
        expect(ofDays).toBe(record.totals.changeMinor);
        expect((await profits.read(site, { memberId })).totals).toMatchObject({
          validBetMinor: told['stake'],
          payoutMinor: told['payout'],
          depositMinor: told['deposit'],
          withdrawalMinor: told['withdrawal'],
          bonusMinor: told['granted'],
        });
        expect(await wallet.readBalance(site.siteId, memberId)).toMatchObject({
          withdrawableMinor: told['cash'],
          bonusMinor: told['bonus'],
          heldMinor: told['hold'],
        });
      }
    }
  });
});
