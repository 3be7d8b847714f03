import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '#platform/database/connection.ts';
import { SITE_ID, openLedger } from '../wallet.fixture.ts';
import { titleDaysStore } from './title-days.store.ts';

const DAY_MS = 24 * 3_600_000;
const MEMBER = 'nadia';
let ledger: Awaited<ReturnType<typeof openLedger>>;
const store = titleDaysStore(SITE_ID);

beforeAll(async () => {
  ledger = await openLedger();
  await ledger.openMember(MEMBER, 1_000_000);
});
afterAll(() => ledger.database.close());

async function totals() {
  await store.sum(ledger.db, ledger.clock.now());
  return store.totals(ledger.db, []);
}

/** The same, counted from what the ledger moved on behalf of settled rounds. */
async function fromLedger() {
  return rowsOf<{ rounds: number; stakeMinor: number; payoutMinor: number }>(
    ledger.db,
    sql`SELECT count(DISTINCT r.round_id)::int AS rounds,
        coalesce(-sum(p.amount_minor) FILTER (WHERE j.kind <> 'win'), 0)::bigint AS "stakeMinor",
        coalesce(sum(p.amount_minor) FILTER (WHERE j.kind = 'win'), 0)::bigint AS "payoutMinor"
      FROM round r
      JOIN journal j ON j.site_id = r.site_id AND j.reference = r.round_id AND j.reference_type = 'round'
      JOIN posting p ON p.site_id = j.site_id AND p.journal_id = j.journal_id AND p.member_id = r.member_id
      WHERE r.state IN ('won', 'lost') GROUP BY r.vendor, r.node_id`,
  );
}

async function play(round: string, amountMinor: number, winMinor: number): Promise<void> {
  const { call } = ledger;
  await call.bet({ memberId: MEMBER, round, id: `b-${round}`, amountMinor });
  // A win settles the round, and leaves it open to further bets; an end does not.
  if (winMinor > 0)
    await call.win({ memberId: MEMBER, round, id: `w-${round}`, amountMinor: winMinor });
  else await call.endRound({ memberId: MEMBER, round });
}

describe('what titles came to', () => {
  it('FAIR-26 equals the ledger on every day, also after rounds of a day that is over are opened again', async () => {
    expect(await totals()).toEqual([]);
    for (let round = 0; round < 12; round += 1) {
      await play(`r${round}`, 100 + round, round % 3 === 0 ? 270 : 0);
      if (round % 4 === 3) ledger.clock.moveMs(DAY_MS);
      const [row] = await totals();
      expect([row]).toMatchObject(await fromLedger());
    }
    // An open round counts nowhere, and one of a day that is over leaves it.
    await ledger.call.bet({ memberId: MEMBER, round: 'r3', id: 'again', amountMinor: 500 });
    const [open] = await totals();
    expect(open).toMatchObject({ rounds: 11 });
    expect([open]).toMatchObject(await fromLedger());
    ledger.clock.moveMs(2 * DAY_MS);
    await ledger.call.win({ memberId: MEMBER, round: 'r3', id: 'late', amountMinor: 900 });
    await ledger.call.endRound({ memberId: MEMBER, round: 'r3' });
    const [closed] = await totals();
    expect(closed).toMatchObject({ rounds: 12 });
    expect([closed]).toMatchObject(await fromLedger());
  });

  it('FAIR-26 have the margin of a share of sums, and count from their start on', async () => {
    const [row] = await totals();
    const rounds = await rowsOf<{ stake: number; payout: number }>(
      ledger.db,
      sql`SELECT stake_cash_minor AS stake, payout_cash_minor AS payout FROM round WHERE state IN ('won', 'lost')`,
    );
    const sum = (of: (round: (typeof rounds)[number]) => number) =>
      rounds.reduce((total, round) => total + of(round), 0);
    const share = sum(({ payout }) => payout) / sum(({ stake }) => stake);
    const spread = sum(({ stake, payout }) => (payout - share * stake) ** 2);
    const error = Math.sqrt((rounds.length / (rounds.length - 1)) * spread);
    expect(row?.margin).toBeCloseTo((1.96 * error) / sum(({ stake }) => stake), 10);
    const key = { vendor: row?.vendor ?? '', nodeId: row?.nodeId ?? 0 };
    const today = ledger.clock.now().toISOString().slice(0, 10);
    const [later] = await store.totals(ledger.db, [{ ...key, day: today }]);
    expect(later).toMatchObject({ rounds: 1, since: today });
  });
});
