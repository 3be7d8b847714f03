import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UNTOUCHED_MS } from '../../steps/step.service.ts';
import { startArcade, type ArcadeFixture } from '../../testing/arcade-fixture.ts';

const TITLE = 'table.casino-holdem';
const ANTE = 2_000;
const START = 1_000_000;
const choice = { bets: { ante: ANTE } };
let arcade: ArcadeFixture;
let token: string;
beforeEach(async () => {
  arcade = await startArcade();
  token = await arcade.enter(TITLE);
  await arcade.get(token, '/session');
  // 2♦ 2♥ for the player, 2♠ 2♣ for the dealer, 3♦ 3♥ 3♠ 3♣ 4♦ on the table: four of a kind for both.
  arcade.setRandom(() => 0);
});
afterEach(() => arcade.close());

async function bet(): Promise<string> {
  const { body } = await arcade.post(token, '/play', {
    playId: 'play-holdem-1',
    stakeMinor: ANTE,
    choice,
  });
  expect(body['round']).toMatchObject({
    status: 'open',
    shown: { player: [0, 1], flop: [4, 5, 6] },
    allowed: ['play', 'fold'],
  });
  expect(JSON.stringify(body)).not.toMatch(/dealer|board/);
  return (body['round'] as { roundId: string }).roundId;
}
const step = (roundId: string, act: string) =>
  arcade.post(token, '/step', { roundId, stepNo: 0, step: { act } });
const amounts = (name: string) =>
  arcade.operator.calls
    .filter(({ call }) => call === name)
    .map(({ body }) => body['amountMinor'] as number);

describe("playing on in casino hold'em", () => {
  it('FAIR-12 is a bet of its own of two antes, and is paid with the ante', async () => {
    const roundId = await bet();
    const { body } = await step(roundId, 'play');
    expect(body['round']).toMatchObject({
      stakeMinor: ANTE,
      stakedMinor: 3 * ANTE,
      payoutMinor: 3 * ANTE,
      outcome: { player: [0, 1], dealer: [2, 3], board: [4, 5, 6, 7, 8], way: 'tie' },
    });
    await arcade.app.deliver();
    expect(amounts('bet')).toEqual([ANTE, 2 * ANTE]);
    expect(amounts('win')).toEqual([3 * ANTE]);
    expect(arcade.operator.balanceMinor()).toBe(START);
  });

  it('FAIR-32 that the wallet refuses leaves the hand as it was, and it can still be folded', async () => {
    const roundId = await bet();
    arcade.operator.behaviours.bet = 'insufficient_funds';
    const refused = await step(roundId, 'play');
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(refused.body)).not.toMatch(/dealer|board/);
    const { body: again } = await arcade.get(token, '/session');
    expect(again['underWay']).toMatchObject([{ roundId, stepNo: 0, stakedMinor: ANTE }]);
    const { body } = await step(roundId, 'fold');
    expect(body['round']).toMatchObject({
      stakedMinor: ANTE,
      payoutMinor: 0,
      outcome: { way: 'fold' },
    });
    await arcade.app.deliver();
    expect(arcade.operator.balanceMinor()).toBe(START - ANTE);
  });

  it('FAIR-32 a hand that nobody touches goes on after a reload, and is folded after a day', async () => {
    const roundId = await bet();
    const { body } = await arcade.get(token, '/session');
    expect(body['underWay']).toMatchObject([{ roundId, shown: { flop: [4, 5, 6] } }]);
    arcade.pass(UNTOUCHED_MS + 1_000);
    arcade.app.advance();
    await arcade.app.deliver();
    await arcade.app.deliver();
    expect(amounts('win')).toEqual([]);
    expect(arcade.operator.calls.filter(({ call }) => call === 'endRound')).toHaveLength(1);
  });

  it('FAIR-12 takes no bet whose stake is not what its chips are', async () => {
    const answer = await arcade.post(token, '/play', {
      playId: 'play-holdem-2',
      stakeMinor: 1_000,
      choice,
    });
    expect(answer.body).toMatchObject({ code: 'invalid_stake', params: { costMinor: ANTE } });
    expect(amounts('bet')).toEqual([]);
  });
});
