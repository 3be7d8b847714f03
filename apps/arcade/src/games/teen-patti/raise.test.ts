import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startArcade, type ArcadeFixture } from '../../testing/arcade-fixture.ts';
import { UNTOUCHED_MS } from '../../steps/step.service.ts';

const TITLE = 'table.teen-patti';
const STAKE = 3_000;
const START = 1_000_000;
const choice = { bets: { ante: 2_000, pairPlus: 1_000 } };
let arcade: ArcadeFixture;
let token: string;
beforeEach(async () => {
  arcade = await startArcade();
  token = await arcade.enter(TITLE);
  await arcade.get(token, '/session');
  // 2♦ 2♥ 2♠ for the player, 2♣ 3♦ 3♥ for the dealer: a trail against a pair.
  arcade.setRandom(() => 0);
});
afterEach(() => arcade.close());

type RoundBody = Record<string, unknown> & { roundId: string };
async function bet(): Promise<RoundBody> {
  const { body } = await arcade.post(token, '/play', {
    playId: 'play-patti-1',
    stakeMinor: STAKE,
    choice,
  });
  expect(body['round']).toMatchObject({
    status: 'open',
    shown: { player: [0, 1, 2] },
    allowed: ['play', 'pack'],
  });
  return body['round'] as RoundBody;
}
const step = (roundId: string, act: string) =>
  arcade.post(token, '/step', { roundId, stepNo: 0, step: { act } });
const amounts = (name: string) =>
  arcade.operator.calls
    .filter(({ call }) => call === name)
    .map(({ body }) => body['amountMinor'] as number);

describe('playing on in teen patti', () => {
  it('FAIR-12 is a bet of its own of one ante, and is paid with the ante, its bonus and pair plus', async () => {
    const { roundId } = await bet();
    const { body } = await step(roundId, 'play');
    expect(body['round']).toMatchObject({
      stakeMinor: STAKE,
      stakedMinor: STAKE + 2_000,
      payoutMinor: 4 * 2_000 + 5 * 2_000 + 31 * 1_000,
      outcome: { player: [0, 1, 2], dealer: [3, 4, 5], way: 'won' },
    });
    await arcade.app.deliver();
    expect(amounts('bet')).toEqual([STAKE, 2_000]);
    expect(amounts('win')).toEqual([49_000]);
    expect(arcade.operator.balanceMinor()).toBe(START - STAKE - 2_000 + 49_000);
  });

  it('FAIR-32 that the wallet refuses leaves the hand as it was, and it can still be packed', async () => {
    const { roundId } = await bet();
    arcade.operator.behaviours.bet = 'insufficient_funds';
    const refused = await step(roundId, 'play');
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(refused.body)).not.toContain('dealer');
    const { body: again } = await arcade.get(token, '/session');
    expect(again['underWay']).toMatchObject([{ roundId, stepNo: 0, stakedMinor: STAKE }]);
    const { body } = await step(roundId, 'pack');
    expect(body['round']).toMatchObject({
      stakedMinor: STAKE,
      payoutMinor: 31_000,
      outcome: { way: 'pack' },
    });
    await arcade.app.deliver();
    expect(arcade.operator.balanceMinor()).toBe(START - STAKE + 31_000);
  });

  it('FAIR-32 a hand that nobody touches is packed after a day, and pair plus is paid', async () => {
    await bet();
    arcade.pass(UNTOUCHED_MS + 1_000);
    arcade.app.advance();
    await arcade.app.deliver();
    await arcade.app.deliver();
    expect(amounts('win')).toEqual([31_000]);
  });

  it('FAIR-12 takes no bet whose stake is not what its chips are', async () => {
    const answer = await arcade.post(token, '/play', {
      playId: 'play-patti-2',
      stakeMinor: 1_000,
      choice,
    });
    expect(answer.body).toMatchObject({ code: 'invalid_stake', params: { costMinor: STAKE } });
    expect(amounts('bet')).toEqual([]);
  });
});
