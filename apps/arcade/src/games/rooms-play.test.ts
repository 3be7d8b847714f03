import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findGame } from '../engines/catalogue.ts';
import { listedTitles } from '../engines/game-list.ts';
import { startArcade, type ArcadeFixture } from '../testing/arcade-fixture.ts';
import { isStepRoom, type Room, type StepRoom } from './room.ts';
import { isCommonRoom, ROOMS } from './rooms.ts';

let arcade: ArcadeFixture;
beforeAll(async () => {
  arcade = await startArcade();
});
afterAll(() => arcade.close());

const titles = [...listedTitles].flatMap(([slug, { room, engine, isJackpot }]) =>
  isCommonRoom(room) ? [] : [{ gameCode: `${engine}.${slug}`, room, engine, isJackpot }],
);
/** One title of each room, code and kind of jackpot: nothing else of a title decides how a round of it goes. */
const played = new Map(
  titles.map((title) => [`${title.room} ${title.engine} ${title.isJackpot}`, title]),
);

interface OpenRound {
  status: string;
  shown: Record<string, unknown>;
  allowed: unknown;
  stakedMinor: number;
  playId: string;
}
/** What an open round is beside what it shows. */
const OPEN = ['choice', 'createdAt', 'payoutMinor', 'roundId', 'stakeMinor', 'status', 'stepNo'];
/** All that is shown of a round before its first step. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  blackjack: ['active', 'dealer', 'hands', 'insuranceMinor'],
  'casino-holdem': ['flop', 'player'],
  coin: ['called', 'came'],
  craps: ['chips', 'point', 'rackMinor', 'settled', 'throws'],
  'hi-lo': ['cards', 'guesses', 'offers', 'skips', 'times', 'worthMinor'],
  mines: ['opened'],
  'teen-patti': ['player'],
  'three-card': ['player'],
  tower: ['opened'],
  'video-poker': ['dealt', 'hand'],
};

it.each(titles)('the title $gameCode opens as itself, with the game of its room', (title) => {
  const game = findGame(title.gameCode);
  const own: Room<unknown> | StepRoom<unknown, unknown> = ROOMS[title.room];
  expect(game).toMatchObject({ room: title.room, isOwn: true, isSeeded: true });
  expect(game?.drawEngine ?? game?.stepEngine).toBe(own.game);
  expect([game?.limits, game?.rules]).toEqual([own.game.limits, own.game.rules]);
  expect(game?.isJackpot).toBe(title.isJackpot);
});

describe.each([...played.values()])('the title $gameCode', ({ gameCode, room: name }) => {
  const room: Room<unknown> | StepRoom<unknown, unknown> = ROOMS[name];
  const { game, samples } = room;
  const choice = samples[1] as Record<string, unknown>;
  const ownCost = 'stakeOf' in game ? game.stakeOf?.(choice) : undefined;
  const cost = ownCost ?? game.limits.minMinor;
  let token = '';
  let plays = 0;
  const play = (stakeMinor: number, sent: unknown) =>
    arcade.post(token, '/play', {
      playId: `${gameCode.replaceAll('.', '-')}-${(plays += 1)}`,
      stakeMinor,
      choice: sent,
    });
  /** Goes on with a round by the plan of its room until it ends; what it is to be shown is all that the plan knows. */
  async function goOn(body: Record<string, unknown>): Promise<Record<string, unknown>> {
    const round = body['round'] as Record<string, unknown>;
    if (!isStepRoom(room) || round['status'] !== 'open') return round;
    const { roundId, stepNo, shown, allowed, stakedMinor } = round;
    const state = { shown, allowed, stakedMinor } as Parameters<typeof room.plan>[2];
    const step = room.plan(choice, Array(Number(stepNo)).fill(undefined), state);
    // A person takes longer for a step than a test: more calls in a second are refused.
    arcade.pass(1_000);
    const answer = await arcade.post(token, '/step', { roundId, stepNo, step });
    expect(answer.status).toBe(200);
    return goOn(answer.body);
  }
  beforeAll(async () => {
    token = await arcade.enter(gameCode);
  });
  beforeEach(() => arcade.pass(1_000));

  it('opens as itself, with its room and its figures', async () => {
    const { body } = await arcade.get(token, '/session');
    expect(body).toMatchObject({ room: name, isOwn: true, limits: game.limits });
    expect(body['rules']).toEqual(JSON.parse(JSON.stringify(game.rules)));
  });

  it('FAIR-32 tells of an open round what is shown and nothing of the rest, not even by its size', async () => {
    if (!isStepRoom(room)) return;
    const lengths = new Set<number>();
    for (let count = 0; count < 8; count += 1) {
      arcade.pass(1_000);
      const { body } = await play(cost, choice);
      const { balanceMinor, round } = body as { balanceMinor: number; round: OpenRound };
      if (round.status === 'open') {
        const { shown, allowed, stakedMinor, playId, ...rest } = round;
        expect(Object.keys(shown).toSorted()).toEqual(SHOWN[name]);
        const told = [balanceMinor, shown, allowed, stakedMinor, playId].map((part) =>
          JSON.stringify(part),
        );
        lengths.add(JSON.stringify(body).length - told.join('').length);
        expect(rest).toEqual({ ...rest, status: 'open', choice, payoutMinor: 0, stepNo: 0 });
        expect(Object.keys(rest).toSorted()).toEqual(OPEN);
      }
      await goOn(body);
    }
    expect(lengths.size).toBe(1);
    await arcade.app.deliver();
  });

  it('pays in full what it draws, and tells the outcome to the wallet in words', async () => {
    const before = arcade.operator.balanceMinor();
    const { status, body } = await play(cost, choice);
    expect(status).toBe(200);
    const round = (await goOn(body)) as {
      stakedMinor: number;
      payoutMinor: number;
      outcome: Record<string, unknown>;
    };
    await arcade.app.deliver();
    expect(arcade.operator.balanceMinor()).toBe(before - round.stakedMinor + round.payoutMinor);
    // A shot at a fish moves its stake and its catch in one call; every other round ends by a call of its own.
    const closing = room.engine === 'fishing' ? 'betAndWin' : 'endRound';
    const closed = arcade.operator.calls.findLast(({ call }) => call === closing);
    expect(closed?.body).toMatchObject({ outcome: ROOMS[name].tell(round.outcome, choice) });
  });

  it('refuses what is no choice of it, and takes no stake for it', async () => {
    const before = arcade.operator.balanceMinor();
    for (const bad of [undefined, {}, { ...choice, outcome: { roll: 0 } }, 'x'.repeat(4_000)])
      expect(await play(game.limits.minMinor, bad)).toMatchObject({
        status: 400,
        body: { code: 'invalid_request' },
      });
    expect(await play(game.limits.maxMinor + 100, choice)).toMatchObject({
      body: { code: 'invalid_stake' },
    });
    const keyed = JSON.stringify(choice).replace(':{"', ':{"__proto__":0,"');
    if (keyed.includes('__proto__'))
      expect(await play(cost, JSON.parse(keyed))).toMatchObject({
        body: { code: 'invalid_request' },
      });
    if (ownCost !== undefined)
      expect(await play(cost + game.limits.stepMinor, choice)).toMatchObject({
        body: { code: 'invalid_stake' },
      });
    expect(arcade.operator.balanceMinor()).toBe(before);
  });

  it('has no flight, and nothing to cash out', async () => {
    expect((await arcade.get(token, '/flight?flightId=x&open=0')).status).toBe(404);
    expect((await arcade.post(token, '/cash-out', { roundId: 'r-1' })).status).toBe(404);
  });
});
