import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '#platform/database/connection.ts';
import { proveLedger } from '../proof/proof.service.ts';
import { SITE_ID, openLedger } from '../wallet.fixture.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;

beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(async () => {
  expect((await proveLedger(ledger.db)).differences).toEqual([]);
  await ledger.database.close();
});

/** What stands in the pool of the site and in the house of its vendor. */
async function standing() {
  const rows = await rowsOf<{ account: string; minor: number }>(
    ledger.db,
    sql`SELECT account, sum(amount_minor)::int AS minor FROM posting
      WHERE site_id = ${SITE_ID} AND account IN ('jackpot_pool', 'house') GROUP BY account`,
  );
  const of = (name: string) => rows.find(({ account }) => account === name)?.minor ?? 0;
  return { pool: of('jackpot_pool'), house: of('house') };
}

it('MONEY-02 a stake puts its part into the jackpot pool, and a jackpot is paid out of it', async () => {
  const memberId = 'crown';
  await ledger.openMember(memberId, 1_000);
  const bet = { memberId, round: 'j1', id: 'j1.bet', amountMinor: 200, jackpotMinor: 30 };
  await ledger.call.bet(bet);
  expect(await standing()).toEqual({ pool: 30, house: 170 });
  expect(await ledger.call.bet(bet)).toMatchObject({ isReplay: true });
  expect(await standing()).toEqual({ pool: 30, house: 170 });
  const win = { memberId, round: 'j1', id: 'j1.win', amountMinor: 500, jackpotMinor: 480 };
  expect(await ledger.call.win(win)).toMatchObject({ isOk: true, balanceMinor: 1_300 });
  expect(await standing()).toEqual({ pool: -450, house: 150 });
  const both = { memberId, round: 'j2', id: 'j2', amountMinor: 100, winMinor: 100 };
  await ledger.call.betAndWin({ ...both, jackpotMinor: 100, winJackpotMinor: 100 });
  expect(await standing()).toEqual({ pool: -450, house: 150 });
});

it('MONEY-02 a rollback takes the part of its bet out of the pool again, and a stake without one leaves it alone', async () => {
  const memberId = 'chest';
  await ledger.openMember(memberId, 1_000);
  const before = await standing();
  await ledger.call.bet({ memberId, round: 'r1', id: 'r1.a', amountMinor: 90, jackpotMinor: 9 });
  await ledger.call.bet({ memberId, round: 'r1', id: 'r1.b', amountMinor: 60 });
  expect(await standing()).toEqual({ pool: before.pool + 9, house: before.house + 141 });
  await ledger.call.rollback({ memberId, round: 'r1', id: 'r1.x', betId: 'r1.a' });
  expect(await standing()).toEqual({ pool: before.pool, house: before.house + 60 });
});
