import { MEMBER_TYPE } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveLedger } from '#modules/wallet/index.ts';
import { validBet } from '#modules/wallet/bonuses/bonus.tables.ts';
import { SITE_ID, openBonuses, refusalOf } from '../../../testing/payments/bonuses.ts';

const DAY_MS = 24 * 3_600_000;
let open: Awaited<ReturnType<typeof openBonuses>>;

beforeAll(async () => {
  open = await openBonuses();
});
afterAll(async () => {
  const { differences } = await proveLedger(open.db);
  await open.database.close();
  expect(differences).toEqual([]);
});

const whose = (memberId: string) => ({ siteId: SITE_ID, memberId });
const balance = async (memberId: string) => {
  const { withdrawableMinor, bonusMinor } = await open.wallet.readBalance(SITE_ID, memberId);
  return { withdrawableMinor, bonusMinor };
};
const mine = async (memberId: string) => {
  const rows = await open.rows();
  return rows.filter((row) => row.memberId === memberId);
};
/** A settled round that pays nothing back. */
async function lose(memberId: string, round: string, amountMinor: number) {
  await open.call.bet({ memberId, round, id: `${round}.bet`, amountMinor });
  await open.call.win({ memberId, round, id: `${round}.win`, amountMinor: 0 });
}

describe('bonuses', () => {
  it('MONEY-18 MONEY-15 a stake counts when its round is settled, and a met condition makes cash of what is left', async () => {
    const memberId = await open.join('settled');
    await open.grant(open.draft(memberId, 'settled'));
    expect(await balance(memberId)).toEqual({ withdrawableMinor: 20_000, bonusMinor: 5_000 });
    await open.call.bet({ memberId, round: 'a', id: 'a.bet', amountMinor: 9_999 });
    expect(await mine(memberId)).toMatchObject([{ progressMinor: 0, state: 'active' }]);
    await open.call.win({ memberId, round: 'a', id: 'a.win', amountMinor: 0 });
    expect(await mine(memberId)).toMatchObject([{ progressMinor: 9_999, state: 'active' }]);
    await lose(memberId, 'b', 1);
    expect(await mine(memberId)).toMatchObject([
      { progressMinor: 10_000, state: 'met', releasedMinor: 5_000, balanceMinor: 0 },
    ]);
    expect(await balance(memberId)).toEqual({ withdrawableMinor: 15_000, bonusMinor: 0 });
  });

  it('MONEY-18 a bet that is rolled back counts nothing, and its share returns to the bonus', async () => {
    const memberId = await open.join('rolled');
    await open.grant(open.draft(memberId, 'rolled'));
    await open.call.bet({ memberId, round: 'r1', id: 'r1.bet', amountMinor: 22_000 });
    expect(await mine(memberId)).toMatchObject([{ balanceMinor: 3_000 }]);
    await open.call.rollback({ memberId, round: 'r1', id: 'r1.back', betId: 'r1.bet' });
    await open.call.endRound({ memberId, round: 'r1' });
    expect(await mine(memberId)).toMatchObject([{ balanceMinor: 5_000, progressMinor: 0 }]);
    expect(
      await open.db
        .select()
        .from(validBet)
        .where(sql`member_id = ${memberId}`),
    ).toEqual([]);
  });

  it('MONEY-18 of several bonuses the oldest is staked and counted first, each share going back where it came from', async () => {
    const memberId = await open.join('several');
    await open.grant(open.draft(memberId, 'several-1'));
    open.clock.moveMs(1_000);
    await open.grant(open.draft(memberId, 'several-2'));
    // 20,000 of cash, all of the first bonus, 1,000 of the second.
    await open.call.bet({ memberId, round: 's1', id: 's1.bet', amountMinor: 26_000 });
    expect((await mine(memberId)).map((row) => row.balanceMinor)).toEqual([0, 4_000]);
    await open.call.win({ memberId, round: 's1', id: 's1.win', amountMinor: 52_000 });
    const [first, second] = await mine(memberId);
    expect(first).toMatchObject({ state: 'met', releasedMinor: 10_000 });
    expect(second).toMatchObject({ state: 'active', balanceMinor: 6_000, progressMinor: 0 });
    expect(await balance(memberId)).toEqual({ withdrawableMinor: 50_000, bonusMinor: 6_000 });
  });

  it('MONEY-15 each kind of play counts at its rate, rounded down once per kind', async () => {
    const memberId = await open.join('rates');
    await open.grant(open.draft(memberId, 'rates', { contributions: { SLOT: 3_333 } }));
    await lose(memberId, 't1', 1);
    await lose(memberId, 't2', 1);
    await lose(memberId, 't3', 2);
    expect(await mine(memberId)).toMatchObject([{ progressMinor: 1, played: { SLOT: 4 } }]);
    const other = await open.join('other-kind');
    await open.grant(open.draft(other, 'other-kind', { contributions: { LIVE: 10_000 } }));
    await lose(other, 't4', 5_000);
    expect(await mine(other)).toMatchObject([{ progressMinor: 0, played: {} }]);
  });

  it('MONEY-18 what an open round pays after its bonus ended is cash for a met one, and expires with an expired one', async () => {
    const memberId = await open.join('after');
    await open.grant(open.draft(memberId, 'after', { lifeDays: 1 }));
    await open.call.bet({ memberId, round: 'u1', id: 'u1.bet', amountMinor: 24_000 });
    open.clock.moveMs(DAY_MS);
    await open.bonuses.expireDue(open.clock.now());
    expect(await balance(memberId)).toEqual({ withdrawableMinor: 0, bonusMinor: 0 });
    await open.call.win({ memberId, round: 'u1', id: 'u1.win', amountMinor: 24_000 });
    expect(await balance(memberId)).toEqual({ withdrawableMinor: 20_000, bonusMinor: 0 });
    expect(await mine(memberId)).toMatchObject([{ state: 'expired', progressMinor: 0 }]);

    const lucky = await open.join('after-met');
    await open.grant(open.draft(lucky, 'after-met'));
    await open.call.bet({ memberId: lucky, round: 'u2', id: 'u2.bet', amountMinor: 10_000 });
    await open.call.bet({ memberId: lucky, round: 'u3', id: 'u3.bet', amountMinor: 12_000 });
    await open.call.win({ memberId: lucky, round: 'u2', id: 'u2.win', amountMinor: 0 });
    expect(await mine(lucky)).toMatchObject([{ state: 'met', releasedMinor: 3_000 }]);
    await open.call.win({ memberId: lucky, round: 'u3', id: 'u3.win', amountMinor: 12_000 });
    expect(await mine(lucky)).toMatchObject([{ state: 'met', releasedMinor: 5_000 }]);
    expect(await balance(lucky)).toEqual({ withdrawableMinor: 15_000, bonusMinor: 0 });
  });

  it('MONEY-15 MONEY-03 a claim is carried out once, however often and from wherever it comes', async () => {
    const memberId = await open.join('claimer');
    const until = new Date(open.clock.now().getTime() + DAY_MS);
    await open.bonuses.offer(open.draft(memberId, 'claimed'), until);
    await open.bonuses.offer(open.draft(memberId, 'claimed'), until);
    const [row] = await mine(memberId);
    const bonusId = row?.bonusId ?? '';
    expect(await balance(memberId)).toMatchObject({ bonusMinor: 0 });
    const claims = await Promise.all(
      [1, 2, 3].map(() => open.bonuses.claim(whose(memberId), bonusId)),
    );
    expect(claims.map(({ state }) => state)).toEqual(['active', 'active', 'active']);
    expect(await mine(memberId)).toHaveLength(1);
    expect(await balance(memberId)).toMatchObject({ bonusMinor: 5_000 });
  });

  it('MONEY-15 an offer lapses, and a foreign, expired or given-up bonus says so', async () => {
    const memberId = await open.join('late');
    const other = await open.join('foreign');
    const until = new Date(open.clock.now().getTime() + DAY_MS);
    await open.bonuses.offer(open.draft(memberId, 'late'), until);
    const bonusId = (await mine(memberId))[0]?.bonusId ?? '';
    const claim = (who: string, id = bonusId) => refusalOf(open.bonuses.claim(whose(who), id));
    expect(await claim(other)).toBe('bonus.not_found');
    expect(await claim(memberId, 'none')).toBe('bonus.not_found');
    expect(await refusalOf(open.bonuses.giveUp(whose(other), bonusId))).toBe('bonus.not_found');
    open.clock.moveMs(DAY_MS);
    expect(await claim(memberId)).toBe('bonus.expired');
    await open.bonuses.expireDue(open.clock.now());
    expect(await mine(memberId)).toMatchObject([{ state: 'expired' }]);
    expect(await claim(memberId)).toBe('bonus.expired');
    expect(await refusalOf(open.bonuses.giveUp(whose(memberId), bonusId))).toBe('bonus.ended');

    await open.grant(open.draft(memberId, 'given-up'));
    const given = (await mine(memberId))[1]?.bonusId ?? '';
    for (let sent = 0; sent < 2; sent += 1) await open.bonuses.giveUp(whose(memberId), given);
    expect(await claim(memberId, given)).toBe('bonus.given_up');
    expect(await balance(memberId)).toEqual({ withdrawableMinor: 20_000, bonusMinor: 0 });
  });

  it('MONEY-15 free-play accounts, closed members and members on a break get none', async () => {
    const trial = await open.join('trial', MEMBER_TYPE.trial);
    expect(await refusalOf(open.grant(open.draft(trial, 'trial')))).toBe('bonus.not_for_member');
    const closed = await open.join('closed');
    await open.db.execute(sql`UPDATE member SET status = 'closed' WHERE member_id = ${closed}`);
    await open.bonuses.offer(
      open.draft(closed, 'closed'),
      new Date(open.clock.now().getTime() + DAY_MS),
    );
    const bonusId = (await mine(closed))[0]?.bonusId ?? '';
    expect(await refusalOf(open.bonuses.claim(whose(closed), bonusId))).toBe(
      'bonus.not_for_member',
    );
    const resting = await open.join('resting');
    const at = open.clock.now();
    const endsAt = new Date(at.getTime() + DAY_MS);
    await open.db.execute(
      sql`INSERT INTO member_break (site_id, member_id, break_id, kind, starts_at, ends_at)
        VALUES (${SITE_ID}, ${resting}, 'b1', 'time_out', ${at.toISOString()}, ${endsAt.toISOString()})`,
    );
    expect(await refusalOf(open.grant(open.draft(resting, 'resting')))).toBe('safety.on_break');
    expect(await balance(resting)).toMatchObject({ bonusMinor: 0 });
  });

  it('MONEY-15 a reward without a wagering condition is cash at once', async () => {
    const memberId = await open.join('plain');
    await open.grant(open.draft(memberId, 'plain', { wagerMinor: 0, contributions: {} }));
    expect(await balance(memberId)).toEqual({ withdrawableMinor: 25_000, bonusMinor: 0 });
    expect(await mine(memberId)).toMatchObject([{ state: 'met', releasedMinor: 5_000 }]);
  });
});
