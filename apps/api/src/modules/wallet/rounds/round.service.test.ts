import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '#platform/database/connection.ts';
import { proveLedger } from '../proof/proof.service.ts';
import { SITE_ID, openLedger } from '../wallet.fixture.ts';

type Ledger = Awaited<ReturnType<typeof openLedger>>;
let ledger: Ledger;

beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(async () => {
  const proof = await proveLedger(ledger.db);
  await ledger.database.close();
  expect(proof.differences).toEqual([]);
});

const balanceOf = (memberId: string) => ledger.wallet.readBalance(SITE_ID, memberId);
const refusalOf = (outcome: Awaited<ReturnType<Ledger['call']['bet']>>) =>
  outcome.isOk ? 'accepted' : outcome.refusal.code;

describe('rounds of the seamless wallet', () => {
  it('MONEY-18 a bet takes cash first, then bonus, and the win returns in the same shares', async () => {
    const memberId = 'shares';
    await ledger.openMember(memberId, 600, 1_000);
    await ledger.call.bet({ memberId, round: 's1', id: 's1.bet', amountMinor: 800 });
    expect(await balanceOf(memberId)).toMatchObject({ withdrawableMinor: 0, bonusMinor: 800 });
    await ledger.call.win({ memberId, round: 's1', id: 's1.win', amountMinor: 1_600 });
    expect(await balanceOf(memberId)).toMatchObject({
      withdrawableMinor: 1_200,
      bonusMinor: 1_200,
    });
  });

  it('MONEY-18 a rollback returns exactly the shares of its bet', async () => {
    const memberId = 'rollback-shares';
    await ledger.openMember(memberId, 100, 500);
    await ledger.call.bet({ memberId, round: 'rs', id: 'rs.bet', amountMinor: 350 });
    const answer = await ledger.call.rollback({
      memberId,
      round: 'rs',
      id: 'rs.x',
      betId: 'rs.bet',
    });
    expect(answer).toMatchObject({ isOk: true, balanceMinor: 600 });
    expect(await balanceOf(memberId)).toMatchObject({ withdrawableMinor: 100, bonusMinor: 500 });
  });

  it('VENDOR-02 MONEY-03 repeating a transaction gets the first answer, marked as a replay, and moves nothing', async () => {
    const memberId = 'replay';
    await ledger.openMember(memberId, 1_000);
    const bet = { memberId, round: 'p1', id: 'p1.bet', amountMinor: 400 };
    const first = await ledger.call.bet(bet);
    await ledger.call.win({ memberId, round: 'p1', id: 'p1.win', amountMinor: 50 });
    expect(await ledger.call.bet(bet)).toEqual({ ...first, isReplay: true });
    expect(await balanceOf(memberId)).toMatchObject({ sumBalance: 650 });
  });

  it('VENDOR-02 MONEY-03 the same transaction with another body is a conflict and moves nothing', async () => {
    const memberId = 'conflict';
    await ledger.openMember(memberId, 1_000);
    const bet = { memberId, round: 'c1', id: 'c1.bet', amountMinor: 400 };
    await ledger.call.bet(bet);
    const other = await ledger.call.bet({ ...bet, amountMinor: 401 });
    expect(other).toMatchObject({ isOk: false, refusal: { code: 'conflict' }, balanceMinor: 600 });
    expect(refusalOf(await ledger.call.win({ ...bet, amountMinor: 400 }))).toBe('conflict');
    expect(await balanceOf(memberId)).toMatchObject({ sumBalance: 600 });
  });

  it('VENDOR-04 a rollback of an unseen bet leaves a tombstone, and the bet that comes later is refused', async () => {
    const memberId = 'tombstone';
    await ledger.openMember(memberId, 1_000);
    const rollback = { memberId, round: 't1', id: 't1.x', betId: 't1.bet' };
    expect(await ledger.call.rollback(rollback)).toMatchObject({ isOk: true, balanceMinor: 1_000 });
    const bet = await ledger.call.bet({ memberId, round: 't1', id: 't1.bet', amountMinor: 10 });
    expect(refusalOf(bet)).toBe('conflict');
    expect(await ledger.call.rollback(rollback)).toMatchObject({ isOk: true, isReplay: true });
    expect(await balanceOf(memberId)).toMatchObject({ sumBalance: 1_000 });
  });

  it('VENDOR-04 a rollback after the win is refused', async () => {
    const memberId = 'late-rollback';
    await ledger.openMember(memberId, 1_000);
    await ledger.call.bet({ memberId, round: 'l1', id: 'l1.bet', amountMinor: 100 });
    await ledger.call.win({ memberId, round: 'l1', id: 'l1.win', amountMinor: 0 });
    const answer = await ledger.call.rollback({
      memberId,
      round: 'l1',
      id: 'l1.x',
      betId: 'l1.bet',
    });
    expect(refusalOf(answer)).toBe('rollback_refused');
    expect(await balanceOf(memberId)).toMatchObject({ sumBalance: 900 });
  });

  it('VENDOR-04 only a bet can be taken back: a win and a rollback are left as they are', async () => {
    const memberId = 'no-bet';
    await ledger.openMember(memberId, 1_000);
    const round = { memberId, round: 'nb' };
    await ledger.call.bet({ ...round, id: 'nb.1', amountMinor: 100 });
    await ledger.call.bet({ ...round, id: 'nb.2', amountMinor: 50 });
    await ledger.call.rollback({ ...round, id: 'nb.x', betId: 'nb.2' });
    const undoOfUndo = await ledger.call.rollback({ ...round, id: 'nb.y', betId: 'nb.x' });
    expect(refusalOf(undoOfUndo)).toBe('conflict');
    await ledger.call.win({ ...round, id: 'nb.w', amountMinor: 500 });
    const undoOfWin = await ledger.call.rollback({ ...round, id: 'nb.z', betId: 'nb.w' });
    expect(refusalOf(undoOfWin)).toBe('conflict');
    expect(await balanceOf(memberId)).toMatchObject({ sumBalance: 1_400 });
  });

  it('VENDOR-04 a lost stake is not paid back when a later bet opens its round again', async () => {
    const memberId = 'reopened';
    await ledger.openMember(memberId, 1_000);
    const round = { memberId, round: 'lr' };
    await ledger.call.bet({ ...round, id: 'lr.1', amountMinor: 300 });
    await ledger.call.win({ ...round, id: 'lr.w', amountMinor: 0 });
    await ledger.call.bet({ ...round, id: 'lr.2', amountMinor: 100 });
    const back = await ledger.call.rollback({ ...round, id: 'lr.x', betId: 'lr.1' });
    expect(refusalOf(back)).toBe('rollback_refused');
    expect(await balanceOf(memberId)).toMatchObject({ sumBalance: 600 });
  });

  it('VENDOR-04 a bet that follows a taken-back bet can be taken back too', async () => {
    const memberId = 'twice-back';
    await ledger.openMember(memberId, 1_000);
    const round = { memberId, round: 'tb' };
    for (const bet of ['tb.1', 'tb.2']) {
      await ledger.call.bet({ ...round, id: bet, amountMinor: 300 });
      const back = await ledger.call.rollback({ ...round, id: `${bet}.x`, betId: bet });
      expect(back).toMatchObject({ isOk: true, balanceMinor: 1_000 });
    }
  });

  it('VENDOR-04 a second rollback of one bet succeeds and returns nothing more', async () => {
    const memberId = 'two-rollbacks';
    await ledger.openMember(memberId, 1_000);
    await ledger.call.bet({ memberId, round: 'd1', id: 'd1.bet', amountMinor: 100 });
    await ledger.call.rollback({ memberId, round: 'd1', id: 'd1.x', betId: 'd1.bet' });
    const second = await ledger.call.rollback({
      memberId,
      round: 'd1',
      id: 'd1.y',
      betId: 'd1.bet',
    });
    expect(second).toMatchObject({ isOk: true, balanceMinor: 1_000 });
  });

  it('VENDOR-04 a round whose stake was taken back is not paid', async () => {
    const memberId = 'annulled';
    await ledger.openMember(memberId, 1_000);
    await ledger.call.bet({ memberId, round: 'a1', id: 'a1.bet', amountMinor: 100 });
    await ledger.call.rollback({ memberId, round: 'a1', id: 'a1.x', betId: 'a1.bet' });
    const win = await ledger.call.win({ memberId, round: 'a1', id: 'a1.win', amountMinor: 500 });
    expect(refusalOf(win)).toBe('conflict');
  });

  it('VENDOR-05 refusals have their code and the present balance', async () => {
    const memberId = 'refusals';
    await ledger.openMember(memberId, 100);
    const bet = { memberId, round: 'f1', id: 'f1.bet', amountMinor: 101 };
    const balanceMinor = 100;
    expect(await ledger.call.bet(bet)).toMatchObject({
      refusal: { code: 'insufficient_funds' },
      balanceMinor,
    });
    const win = await ledger.call.win({ memberId, round: 'f2', id: 'f2.win', amountMinor: 1 });
    expect(win).toMatchObject({ refusal: { code: 'unknown_round' }, balanceMinor });
    const end = await ledger.call.endRound({ memberId, round: 'f3' });
    expect(end).toMatchObject({ refusal: { code: 'unknown_round' }, balanceMinor });
    const stranger = await ledger.call.bet({ ...bet, memberId: 'nobody' });
    expect(stranger).toEqual({ isOk: false, refusal: { code: 'unknown_player' } });
  });

  it('VENDOR-02 bet-and-win moves stake and payout in one step and closes the round', async () => {
    const memberId = 'at-once';
    await ledger.openMember(memberId, 1_000);
    const call = { memberId, round: 'o1', id: 'o1.t', amountMinor: 300, winMinor: 700 };
    expect(await ledger.call.betAndWin(call)).toMatchObject({ isOk: true, balanceMinor: 1_400 });
    const later = await ledger.call.bet({ memberId, round: 'o1', id: 'o1.u', amountMinor: 1 });
    expect(refusalOf(later)).toBe('conflict');
    const back = await ledger.call.rollback({ memberId, round: 'o1', id: 'o1.x', betId: 'o1.t' });
    expect(refusalOf(back)).toBe('rollback_refused');
  });

  it('VENDOR-03 a round that has ended is still paid', async () => {
    const memberId = 'late-win';
    await ledger.openMember(memberId, 1_000);
    await ledger.call.bet({ memberId, round: 'e1', id: 'e1.bet', amountMinor: 100 });
    await ledger.call.endRound({ memberId, round: 'e1' });
    const win = await ledger.call.win({ memberId, round: 'e1', id: 'e1.win', amountMinor: 30 });
    expect(win).toMatchObject({ isOk: true, balanceMinor: 930 });
  });

  it.each([
    [1_300, 'won'],
    [1_000, 'lost'],
    [500, 'lost'],
    [0, 'lost'],
  ])('MONEY-13 a stake of 1,000 that pays %i is %s', async (amountMinor, state) => {
    const memberId = `net-${amountMinor}`;
    await ledger.openMember(memberId, 2_000);
    await ledger.call.bet({ memberId, round: 'n', id: `n${amountMinor}.b`, amountMinor: 1_000 });
    await ledger.call.win({ memberId, round: 'n', id: `n${amountMinor}.w`, amountMinor });
    const rows = await rowsOf<{ state: string }>(
      ledger.db,
      sql`SELECT state FROM round WHERE member_id = ${memberId}`,
    );
    expect(rows).toEqual([{ state }]);
  });

  it('MONEY-04 a hundred bets at once never take more than the balance', async () => {
    const memberId = 'crowd';
    await ledger.openMember(memberId, 1_050);
    const bets = Array.from({ length: 100 }, (_, n) =>
      ledger.call.bet({ memberId, round: `m${n}`, id: `m${n}.bet`, amountMinor: 100 }),
    );
    const answers = await Promise.all(bets);
    expect(answers.filter((answer) => answer.isOk)).toHaveLength(10);
    expect(await balanceOf(memberId)).toMatchObject({ sumBalance: 50 });
  });
});
