import { ROUNDS_END_PATH } from '@maidan/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { App } from '../app.ts';
import {
  signedLaunch,
  startArcade,
  type Answer,
  type ArcadeFixture,
} from '../testing/arcade-fixture.ts';
import { cardsOf } from '../testing/cards.ts';
import { UNTOUCHED_MS } from './step.service.ts';

const GAME = 'table.live-blackjack';
const STAKE = 1_000;
const FULL = 1_000_000;
/** 11 against a 6, then a ten for the double, and a ten that busts the dealer. */
const DOUBLE = '6♦ 6♥ 5♠ 10♣ K♦ K♥';
let arcade: ArcadeFixture;
let token: string;
let plays = 0;

beforeEach(async () => {
  arcade = await startArcade();
  token = await arcade.enter(GAME);
  deal(DOUBLE);
});
afterEach(() => arcade.close());

/** Deals these cards in every round from its first number on. */
function deal(text: string): void {
  const cards = cardsOf(text);
  arcade.setRandomOfBet(() => {
    let at = 0;
    return () => cards[at++] ?? 0;
  });
}

type RoundBody = Record<string, unknown> & { roundId: string };
const roundOf = ({ body }: Answer) => body['round'] as RoundBody;

async function bet(as = token): Promise<RoundBody> {
  const playId = `play-raise-${(plays += 1)}`;
  const answer = await arcade.post(as, '/play', {
    playId,
    stakeMinor: STAKE,
    choice: { way: 'deal' },
  });
  expect(answer.status).toBe(200);
  return roundOf(answer);
}
const act = (roundId: string, stepNo: number, name: string, as = token) =>
  arcade.post(as, '/step', { roundId, stepNo, step: { act: name } });
const callsOf = (name: string) => arcade.operator.calls.filter(({ call }) => call === name);
async function deliverAll(app: App = arcade.app): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) {
    arcade.pass(700_000);
    await app.deliver();
  }
}
/** The raise that a wallet was asked for, once it was. */
const asked = (count = 2) =>
  vi.waitFor(() => expect(callsOf('bet')).toHaveLength(count), { timeout: 10_000 });
/** What was staked and taken back, and what was paid, by the ids of their transactions. */
const moved = () =>
  arcade.operator.calls
    .filter(({ call }) => call !== 'authenticate' && call !== 'balance' && call !== 'endRound')
    .map(({ body }) => String(body['transactionId']).replace(/^r-[0-9a-f-]{36}\./, ''));

describe('a raise', () => {
  it('FAIR-32 is a bet of its own under the same round, and is paid with it once', async () => {
    const { roundId } = await bet();
    const end = await act(roundId, 0, 'double');
    expect(roundOf(end)).toMatchObject({
      stakeMinor: STAKE,
      stakedMinor: 2 * STAKE,
      payoutMinor: 4 * STAKE,
    });
    expect(end.body['balanceMinor']).toBe(FULL + 2 * STAKE);
    await deliverAll();
    expect(moved()).toEqual(['bet', 'bet.1', 'win']);
    expect(callsOf('bet').map(({ body }) => [body['roundId'], body['amountMinor']])).toEqual([
      [roundId, STAKE],
      [roundId, STAKE],
    ]);
    expect(callsOf('endRound')).toHaveLength(1);
  });

  it('FAIR-32 insurance, split and doubles are four raises of one round', async () => {
    deal('8♦ A♥ 8♠ 7♣ 3♦ 3♥ K♦ K♠');
    const { roundId } = await bet();
    expect(roundOf(await act(roundId, 0, 'insure'))).toMatchObject({ stakedMinor: 1.5 * STAKE });
    await act(roundId, 1, 'split');
    await act(roundId, 2, 'double');
    const end = await act(roundId, 3, 'double');
    expect(roundOf(end)).toMatchObject({ stakedMinor: 4.5 * STAKE, payoutMinor: 8 * STAKE });
    expect(moved()).toEqual(['bet', 'bet.1', 'bet.2', 'bet.3', 'bet.4', 'win']);
    expect(arcade.operator.balanceMinor()).toBe(FULL + 3.5 * STAKE);
  });

  it.each(['insufficient_funds', 'limit_reached', 'player_blocked', 'game_disabled'] as const)(
    'FAIR-32 that a wallet refuses with %s is taken back and told, and the round goes on',
    async (code) => {
      const { roundId } = await bet();
      arcade.operator.behaviours.bet = code;
      const refused = await act(roundId, 0, 'double');
      expect(refused.body).toMatchObject({ code });
      const { body } = await arcade.get(token, '/session');
      expect(body['underWay']).toMatchObject([{ roundId, stepNo: 0, stakedMinor: STAKE }]);
      const end = await act(roundId, 0, 'stand');
      expect(roundOf(end)).toMatchObject({ stakedMinor: STAKE, status: 'settling' });
      await deliverAll();
      expect(callsOf('rollback')).toEqual([]);
      expect(callsOf('endRound')).toHaveLength(1);
    },
  );

  it.each(['deaf', 'lose-answer'] as const)(
    'FAIR-32 to a wallet that is %s goes back, and the round can be raised again',
    async (behaviour) => {
      const { roundId } = await bet();
      arcade.operator.behaviours.bet = behaviour;
      expect(await act(roundId, 0, 'double')).toMatchObject({
        status: 503,
        body: { code: 'wallet_silent', params: { isStakeReturned: true } },
      });
      arcade.operator.behaviours.bet = 'answer';
      const end = await act(roundId, 0, 'double');
      expect(roundOf(end)).toMatchObject({ stakedMinor: 2 * STAKE });
      await deliverAll();
      expect(moved()).toEqual(['bet', 'bet.1', 'bet.2', 'rollback.1', 'win']);
      expect(arcade.operator.balanceMinor()).toBe(FULL + 2 * STAKE);
    },
  );

  it('FAIR-32 that a restart interrupts goes back, and the round waits where it was', async () => {
    const { roundId } = await bet();
    arcade.operator.behaviours.bet = 'slow';
    const lost = act(roundId, 0, 'double');
    await asked();
    arcade.restart();
    await lost;
    arcade.operator.behaviours.bet = 'answer';
    arcade.forget();
    const { body } = await arcade.get(token, '/session');
    expect(body['underWay']).toMatchObject([{ roundId, stepNo: 0, stakedMinor: STAKE }]);
    await deliverAll();
    expect(arcade.operator.balanceMinor()).toBe(FULL - STAKE);
    expect(roundOf(await act(roundId, 0, 'double'))).toMatchObject({ stakedMinor: 2 * STAKE });
    await deliverAll();
    expect(moved()).toEqual(['bet', 'bet.1', 'rollback.1', 'bet.2', 'win']);
  });

  it('FAIR-32 that a step finds after a restart goes back before the step counts', async () => {
    const { roundId } = await bet();
    arcade.operator.behaviours.bet = 'slow';
    const lost = act(roundId, 0, 'double');
    await asked();
    arcade.restart();
    await lost;
    arcade.operator.behaviours.bet = 'answer';
    arcade.pass(60_000);
    expect(roundOf(await act(roundId, 0, 'stand'))).toMatchObject({ stakedMinor: STAKE });
    await deliverAll();
    expect(moved()).toEqual(['bet', 'bet.1', 'rollback.1', 'win']);
    expect(arcade.operator.balanceMinor()).toBe(FULL + STAKE);
  });

  it('FAIR-32 that is sent twice counts once, also at the same moment', async () => {
    const { roundId } = await bet();
    const both = await Promise.all([act(roundId, 0, 'double'), act(roundId, 0, 'double')]);
    expect(both.map((one) => roundOf(one)['stakedMinor'])).toEqual([2 * STAKE, 2 * STAKE]);
    expect(roundOf(await act(roundId, 0, 'double'))).toMatchObject({ stakedMinor: 2 * STAKE });
    await deliverAll();
    expect(moved()).toEqual(['bet', 'bet.1', 'win']);
  });

  it('FAIR-32 of two windows at once one goes on, and the other is told', async () => {
    const { roundId } = await bet();
    const other = await arcade.enter(GAME);
    arcade.operator.behaviours.bet = 'slow';
    const raised = act(roundId, 0, 'double');
    await asked();
    const stood = await act(roundId, 0, 'stand', other);
    expect(stood).toMatchObject({ status: 409, body: { code: 'round_over' } });
    expect(roundOf(await raised)).toMatchObject({ stakedMinor: 2 * STAKE });
    await deliverAll();
    expect(moved()).toEqual(['bet', 'bet.1', 'win']);
  });

  it('FAIR-32 is waited for by an operator who ends the round', async () => {
    deal('8♦ 6♥ 8♠ 10♣ 3♦ 3♥ K♦ K♠');
    const { roundId } = await bet();
    arcade.operator.behaviours.bet = 'slow';
    const raised = act(roundId, 0, 'split');
    await asked();
    const whose = { vendor: 'JL', playerRef: 'player-1' };
    const ended = signedLaunch(arcade.app, whose, arcade.now(), ROUNDS_END_PATH);
    expect(roundOf(await raised)).toMatchObject({ roundId });
    expect(await ended).toMatchObject({ body: { ended: 1 } });
    await deliverAll();
    expect(moved()).toEqual(['bet', 'bet.1', 'win']);
    expect(callsOf('endRound')).toHaveLength(1);
  });

  it('FAIR-32 is not cut by the end of a day', async () => {
    const { roundId } = await bet();
    arcade.pass(UNTOUCHED_MS + 1_000);
    const again = await arcade.enter(GAME);
    arcade.operator.behaviours.bet = 'slow';
    const raised = act(roundId, 0, 'double', again);
    await asked();
    arcade.app.advance();
    expect(roundOf(await raised)).toMatchObject({ stakedMinor: 2 * STAKE, payoutMinor: 4 * STAKE });
    await deliverAll();
    expect(moved()).toEqual(['bet', 'bet.1', 'win']);
  });
});

describe('two processes on one database', () => {
  let second: ReturnType<ArcadeFixture['startSecond']>;
  beforeEach(() => {
    second = arcade.startSecond();
  });
  afterEach(() => second.close());

  it('FAIR-32 the second one leaves a stake and a raise alone that the first one asks for', async () => {
    arcade.operator.behaviours.bet = 'slow';
    const first = bet();
    await asked(1);
    second.app.recover();
    second.app.advance();
    const { roundId } = await first;
    const raised = act(roundId, 0, 'double');
    await asked();
    second.app.recover();
    second.app.advance();
    expect(roundOf(await raised)).toMatchObject({ stakedMinor: 2 * STAKE });
    await deliverAll();
    expect(moved()).toEqual(['bet', 'bet.1', 'win']);
  });

  it('FAIR-32 an end that the second one is asked for waits for the raise of the first one', async () => {
    deal('8♦ 6♥ 8♠ 10♣ 3♦ 3♥ K♦ K♠');
    const { roundId } = await bet();
    arcade.operator.behaviours.bet = 'slow';
    const raised = act(roundId, 0, 'split');
    await asked();
    const whose = { vendor: 'JL', playerRef: 'player-1' };
    const ended = signedLaunch(second.app, whose, arcade.now(), ROUNDS_END_PATH);
    expect(roundOf(await raised)['stakedMinor']).toBe(2 * STAKE);
    expect(await ended).toMatchObject({ body: { ended: 1 } });
    await deliverAll();
    expect(moved()).toEqual(['bet', 'bet.1', 'win']);
  });

  it('FAIR-32 the end of a day in the second one leaves a round alone that the first one raises', async () => {
    const { roundId } = await bet();
    arcade.pass(UNTOUCHED_MS + 1_000);
    const again = await arcade.enter(GAME);
    arcade.operator.behaviours.bet = 'slow';
    const raised = act(roundId, 0, 'double', again);
    await asked();
    second.app.advance();
    expect(roundOf(await raised)).toMatchObject({ stakedMinor: 2 * STAKE });
    await deliverAll();
    expect(callsOf('endRound')).toHaveLength(1);
  });

  it('FAIR-32 a raise of a process that stood still goes back once, whatever its wallet answers', async () => {
    const { roundId } = await bet();
    arcade.operator.behaviours.bet = 'slow';
    const raised = act(roundId, 0, 'double');
    await asked();
    arcade.pass(60_000);
    second.app.advance();
    expect(await raised).toMatchObject({ status: 503, body: { code: 'wallet_silent' } });
    await deliverAll();
    expect(moved()).toEqual(['bet', 'bet.1', 'rollback.1']);
    expect(arcade.operator.balanceMinor()).toBe(FULL - STAKE);
    const { body } = await arcade.get(token, '/session');
    expect(body['underWay']).toMatchObject([{ roundId, stepNo: 0, stakedMinor: STAKE }]);
  });

  it('FAIR-32 a stake of a process that stood still goes back once, and its round does not open', async () => {
    arcade.operator.behaviours.bet = 'slow';
    const playId = 'play-stood-still';
    const late = arcade.post(token, '/play', {
      playId,
      stakeMinor: STAKE,
      choice: { way: 'deal' },
    });
    await asked(1);
    arcade.pass(60_000);
    second.app.advance();
    expect(await late).toMatchObject({ status: 503, body: { code: 'wallet_silent' } });
    await deliverAll();
    expect(moved()).toEqual(['bet', 'rollback']);
    expect(arcade.operator.balanceMinor()).toBe(FULL);
  });

  it('FAIR-32 of a step in each of them at once one counts', async () => {
    deal('2♦ 6♥ 3♠ 10♣ 2♥ 3♥ K♦ K♠ K♥');
    const { roundId } = await bet();
    const headers = { authorization: `Bearer ${token}` };
    const send = async (app: App, name: string, stepNo: number) => {
      const body = JSON.stringify({ roundId, stepNo, step: { act: name } });
      return (await app.http.request('/game/v1/step', { method: 'POST', headers, body })).status;
    };
    const statuses = await Promise.all([
      send(arcade.app, 'hit', 0),
      send(second.app, 'stand', 0),
      send(arcade.app, 'hit', 0),
      send(second.app, 'double', 0),
    ]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    const { body } = await arcade.get(token, '/session');
    for (const round of body['underWay'] as { stepNo: number }[]) expect(round.stepNo).toBe(1);
    await deliverAll();
    expect(callsOf('endRound').length + (body['underWay'] as unknown[]).length).toBe(1);
  });
});
