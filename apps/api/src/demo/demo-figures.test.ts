import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { ratesFrom, setSiteRates } from '../modules/agent/index.ts';
import { memberStore } from '../modules/member/index.ts';
import { roundService } from '../modules/wallet/index.ts';
import { rowsOf } from '../platform/database/connection.ts';
import type { OpenDatabase } from '../platform/database/connection.ts';
import { createLog } from '../platform/process/log.ts';
import { systemRandom } from '../platform/secrets/random.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { requestsTo, testClock, testDeps } from '../testing/test-app.ts';
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

/** What the journals of some kinds moved of a member on cash and bonus, in minor units; of all days, or since one. */
async function moved(
  siteId: string,
  memberIds: readonly string[],
  kinds: string,
  from = '2000-01-01',
) {
  const [row] = await rowsOf<{ moved: number }>(
    database.db,
    sql`SELECT coalesce(sum(p.amount_minor), 0)::bigint AS moved
      FROM journal j JOIN posting p ON p.site_id = j.site_id AND p.journal_id = j.journal_id AND p.account IN ('cash', 'bonus')
      WHERE j.site_id = ${siteId} AND p.member_id IN ${[...memberIds]} AND j.kind IN ${kinds.split(' ')}
        AND (j.posted_at AT TIME ZONE 'Asia/Dhaka')::date >= ${from}::date`,
  );
  return row?.moved ?? 0;
}

/** A game of the demo whose bets count for commission and rebates. */
async function anySlot(siteId: string) {
  const [game] = await rowsOf<{ vendor: string; node_id: number; game_code: string }>(
    database.db,
    sql`SELECT vassalage AS vendor, node_id, game_code FROM game
      WHERE site_id = ${siteId} AND game_type = 'RNG' ORDER BY node_id LIMIT 1`,
  );
  if (!game) throw new Error('The demo has no slot');
  return game;
}

describe('what each demo account sees when it has signed in', () => {
  it('MONEY-15 MONEY-16 AGENTX-02 betting record, rewards, rebate and agent area equal the ledger', async () => {
    const { get, ask } = requestsTo(app);
    const played = { stake: 3_000, win: 1_200 };
    for (const site of app.directory.list()) {
      const { siteId } = site;
      const host = site.settings.hosts[0] ?? '';
      const game = await anySlot(siteId);
      const ids = new Map<string, string>();
      const tokens = new Map<string, string>();
      for (const account of accounts) {
        const memberId =
          (await memberStore(database.db, siteId).findByAccount(account))?.memberId ?? '';
        ids.set(account, memberId);
      }
      const head = ids.get(DEMO_HEAD_AGENT) ?? '';
      const fromDay = clock.now().toISOString().slice(0, 10);
      await database.db.transaction((tx) =>
        setSiteRates(tx, siteId, {
          memberId: head,
          rates: ratesFrom(() => 100),
          fromDay,
          setAt: clock.now(),
        }),
      );
      const rounds = roundService({ clock, random: systemRandom, timeZoneOf: () => 'Asia/Dhaka' });
      for (const [account, memberId] of ids) {
        await database.db.transaction((tx) =>
          app.services.bonuses.grant(tx, {
            siteId,
            memberId,
            source: `figures-${memberId}`,
            promotionId: null,
            title: { bn: 'বোনাস', en: 'Bonus' },
            currency: 'BDT',
            amountMinor: 5_000,
            wagerMinor: 100_000,
            contributions: { SLOT: 10_000 },
            lifeDays: 7,
          }),
        );
        const id = `screens-${account}`;
        const bet = {
          transactionId: id,
          bodyHash: id,
          amountMinor: played.stake,
          winAmountMinor: played.win,
        };
        const call = {
          siteId,
          memberId,
          vendor: game.vendor,
          gameCode: game.game_code,
          currency: 'BDT',
        };
        await database.db.transaction((tx) =>
          rounds.betAndWin(tx, { ...call, vendorRoundId: id, ...bet }, async () => ({
            code: 'approved',
            nodeId: game.node_id,
            betKind: 'SLOT',
          })),
        );
      }
      clock.moveMs(24 * 3_600_000);
      await app.services.settleRebates(siteId);
      await app.services.settlement.settle(site);
      for (const [account, memberId] of ids) {
        const owner = { memberId, userAgent: '' };
        tokens.set(account, await app.services.auth.sessions.open(database.db, site, owner));
      }
      for (const [account, memberId] of ids) {
        const token = tokens.get(account) ?? '';
        const read = async (path: string) => (await get(path, { token, host })).body;
        const whose = `${host} ${account}`;

        const { totals } = await read('/wallet/bets');
        expect(totals.stakeMinor, whose).toBe(-(await moved(siteId, [memberId], 'bet rollback')));
        expect(totals.payoutMinor, whose).toBe(await moved(siteId, [memberId], 'win'));
        expect(totals.netMinor, whose).toBe(totals.payoutMinor - totals.stakeMinor);

        const { offered, active, past } = (await read('/bonuses')).value;
        const sums = [...offered, ...active, ...past].reduce(
          (sum, { amountMinor }) => sum + (amountMinor as number),
          0,
        );
        // The bonuses of before came by the ledger alone and belong to no offer.
        expect(sums, whose).toBe(5_000);
        expect(active[0], whose).toMatchObject({
          progressMinor: played.stake,
          wagerMinor: 100_000,
        });
        const bonusMinor = (await read('/wallet/balance')).bonusMinor;
        expect(bonusMinor, whose).toBe((await recount(siteId, memberId))['bonus']);

        const before = (await read('/rebates')).value;
        const rate = before.lines[0]?.rateBasisPoints ?? 0;
        const due = before.lines.reduce(
          (sum: number, line: { validBetMinor: number; rateBasisPoints: number }) =>
            sum + Math.floor((line.validBetMinor * line.rateBasisPoints) / 10_000),
          0,
        );
        expect(before.totalMinor, whose).toBe(due);
        expect(before.validBetMinor, whose).toBeLessThanOrEqual(
          -(await moved(siteId, [memberId], 'bet rollback')),
        );
        if (rate > 0) {
          const key = `figures-${memberId}`;
          const headers = { 'Idempotency-Key': key };
          const claimed = await ask('POST', '/rebates/claim', { token, host, headers, body: {} });
          expect(claimed.body.value.amountMinor, whose).toBe(due);
          const after = (await read('/rebates')).value;
          const history = after.history.reduce(
            (sum: number, row: { amountMinor: number }) => sum + row.amountMinor,
            0,
          );
          expect(history, whose).toBe(await moved(siteId, [memberId], 'rebate'));
          expect(after.totalMinor, whose).toBe(0);
        }
      }

      for (const account of [DEMO_HEAD_AGENT, DEMO_AGENT]) {
        const token = tokens.get(account) ?? '';
        const read = async (path: string) => (await get(path, { token, host })).body.value;
        const below = await rowsOf<{ id: string }>(
          database.db,
          sql`WITH RECURSIVE below AS (
              SELECT member_id FROM member WHERE site_id = ${siteId} AND invited_by_member_id = ${ids.get(account)}
              UNION ALL
              SELECT m.member_id FROM member m JOIN below b ON m.site_id = ${siteId} AND m.invited_by_member_id = b.member_id
            ) SELECT member_id AS id FROM below`,
        );
        const team = below.map(({ id }) => id);
        const month = `${clock.now().toISOString().slice(0, 7)}-01`;
        const of = (kinds: string) =>
          team.length === 0 ? Promise.resolve(0) : moved(siteId, team, kinds, month);
        const { figures, days, commission } = await read('/agent/overview?period=month');
        const valid = 0 - (await of('bet rollback'));
        expect(figures, account).toMatchObject({
          members: team.length,
          validBetMinor: valid,
          netMinor: valid - (await of('win')),
          depositMinor: await of('deposit'),
        });
        const ofDays = days.reduce(
          (sum: number, { validBetMinor }: { validBetMinor: number }) => sum + validBetMinor,
          0,
        );
        expect(ofDays, account).toBe(valid);
        const statement = await read('/agent/statement');
        const paid = await moved(siteId, [ids.get(account) ?? ''], 'commission', month);
        expect(statement.paidMinor, account).toBe(paid);
        expect(commission.paidMinor, account).toBe(paid);
        // One per cent of what the agent below and the head agent staked, each rounded down by itself.
        if (account === DEMO_HEAD_AGENT)
          expect(paid, account).toBe(2 * Math.floor(played.stake / 100));
      }
    }
  });
});
