import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startArcade, type ArcadeFixture } from '../../testing/arcade-fixture.ts';
import { UNTOUCHED_MS } from '../../steps/step.service.ts';

const START = 1_000_000;
const choice = { bets: { pass: 1_000, 'place-8': 1_000 } };
let arcade: ArcadeFixture;
let token: string;
beforeEach(async () => {
  arcade = await startArcade();
  token = await arcade.enter('table.classic-craps');
  await arcade.get(token, '/session');
  // Every throw comes to 3 and 3: the first makes the point, and the next one makes it again.
  arcade.setRandom(() => 2);
});
afterEach(() => arcade.close());

type RoundBody = Record<string, unknown> & { roundId: string };
async function bet(): Promise<RoundBody> {
  const { body } = await arcade.post(token, '/play', {
    playId: 'play-craps-1',
    stakeMinor: 2_000,
    choice,
  });
  return body['round'] as RoundBody;
}
const step = (roundId: string, stepNo: number, what: unknown) =>
  arcade.post(token, '/step', { roundId, stepNo, step: what });
const amounts = (name: string) =>
  arcade.operator.calls
    .filter(({ call }) => call === name)
    .map(({ body }) => body['amountMinor'] as number);

describe('chips between the throws of craps', () => {
  it('FAIR-13 are a bet of their own, and all that was won is paid once at the end', async () => {
    const { roundId, ...round } = await bet();
    expect(round).toMatchObject({
      status: 'open',
      shown: { throws: [[3, 3]], point: 6, chips: choice.bets },
      allowed: ['throw', 'down'],
    });
    const { body } = await step(roundId, 0, { throw: { odds: 2_000 } });
    expect(body['round']).toMatchObject({
      status: 'open',
      stakedMinor: 4_000,
      shown: { rackMinor: 2_000 + 4_400, point: null, chips: { 'place-8': 1_000 } },
    });
    expect(amounts('win')).toEqual([]);
    const end = await step(roundId, 1, { down: ['place-8'] });
    expect(end.body['round']).toMatchObject({ stakedMinor: 4_000, payoutMinor: 7_400 });
    await arcade.app.deliver();
    expect(amounts('bet')).toEqual([2_000, 2_000]);
    expect(amounts('win')).toEqual([7_400]);
    expect(arcade.operator.balanceMinor()).toBe(START - 4_000 + 7_400);
  });

  it('FAIR-32 that the wallet refuses are not on the table, and no dice were thrown', async () => {
    const { roundId } = await bet();
    arcade.operator.behaviours.bet = 'insufficient_funds';
    const refused = await step(roundId, 0, { throw: { odds: 2_000 } });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    const { body } = await arcade.get(token, '/session');
    expect(body['underWay']).toMatchObject([
      { stepNo: 0, stakedMinor: 2_000, shown: { throws: [[3, 3]], chips: choice.bets } },
    ]);
    // A throw without new chips costs nothing, so the wallet is not asked.
    const { body: after } = await step(roundId, 0, { throw: {} });
    expect(after['round']).toMatchObject({ stakedMinor: 2_000, shown: { rackMinor: 2_000 } });
  });

  it('FAIR-32 a round that nobody touches is taken down and thrown on, and goes on after a restart', async () => {
    await bet();
    arcade.restart();
    const { body } = await arcade.get(await arcade.enter('table.classic-craps'), '/session');
    expect(body['underWay']).toMatchObject([{ shown: { throws: [[3, 3]], point: 6 } }]);
    arcade.pass(UNTOUCHED_MS + 1_000);
    arcade.app.advance();
    await arcade.app.deliver();
    await arcade.app.deliver();
    expect(amounts('win')).toEqual([3_000]);
  });
});
