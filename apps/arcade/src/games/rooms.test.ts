import { existsSync, readFileSync } from 'node:fs';
import { outcomeText } from '@maidan/wire';
import { describe, expect, it } from 'vitest';
import { CLIENT_ROOMS } from '../../client/src/games/rooms.ts';
import type { RandomBelow } from '../engines/random.ts';
import { belowOf, fractionsOf } from '../fair/fractions.ts';
import { rowOf } from '../testing/number-row.ts';
import { endOf, playOut } from '../testing/play-steps.ts';
import { isStepRoom, type Room, type StepRoom } from './room.ts';
import { COMMON_ROOMS, ROOMS, type DrawRoomName } from './rooms.ts';

/** A bet under known seeds, with what it must come to. */
interface Vector {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  choice: unknown;
  stakeMinor: number;
  /** In a game of several steps, what the player did. */
  steps?: unknown[];
  outcome: Record<string, unknown>;
  payoutMinor: number;
}

const ROUNDS = 20_000;
const STAKE = 1_000_000;
/** What a choice costs: an amount of its own, or any stake. */
const costOf = (
  { game }: Room<unknown> | StepRoom<unknown, unknown>,
  choice: unknown,
  stake: number,
) => ('stakeOf' in game ? game.stakeOf?.(choice) : undefined) ?? stake;
const names = Object.keys(ROOMS) as DrawRoomName[];
const every = [...names, ...Object.keys(COMMON_ROOMS)];
const roomOf = (name: DrawRoomName): Room<unknown> | StepRoom<unknown, unknown> => ROOMS[name];
const stepNames = names.filter((name) => isStepRoom(roomOf(name)));
const randomOf = (nonce: number) => belowOf(fractionsOf('a'.repeat(64), 'rooms', nonce));
const vectorsOf = (name: DrawRoomName) =>
  JSON.parse(readFileSync(new URL(`${name}/vectors.json`, import.meta.url), 'utf8')) as Vector[];

/** A round by one draw, or by the plan whose return the room states; `costMinor` is what raises cost. */
function playedBy(
  room: Room<unknown> | StepRoom<unknown, unknown>,
  choice: unknown,
  stakeMinor: number,
  random: RandomBelow,
) {
  if (!isStepRoom(room)) return { ...room.game.draw(choice, stakeMinor, random), costMinor: 0 };
  const { stakedMinor, ...end } = endOf(playOut(room, { choice, stakeMinor, random }, room.plan));
  return { ...end, costMinor: stakedMinor - stakeMinor };
}

describe('the rooms', () => {
  it('have a folder here and one in the frame, under the same name', () => {
    expect(Object.keys(CLIENT_ROOMS).sort()).toEqual([...every].sort());
    const client = new URL('../../client/src/games/', import.meta.url);
    for (const name of every) expect(existsSync(new URL(name, client)), name).toBe(true);
  });
});

describe.each(names)('the room %s', (name) => {
  const room = roomOf(name);
  const { game, returnOf, samples, tell } = room;
  const { limits, rules } = game;

  it('FAIR-20 plays the vectors that were computed by another program from the published rule', () => {
    const vectors = vectorsOf(name);
    expect(vectors.length).toBeGreaterThanOrEqual(6);
    for (const vector of vectors) {
      const { serverSeed, clientSeed, nonce, choice, stakeMinor, steps = [], ...end } = vector;
      const random = belowOf(fractionsOf(serverSeed, clientSeed, nonce));
      expect(game.parseChoice(choice)).toEqual(choice);
      expect(costOf(room, choice, stakeMinor)).toBe(stakeMinor);
      if ('draw' in game) expect(game.draw(choice, stakeMinor, random)).toEqual(end);
      else {
        for (const step of steps) expect(game.parseStep(step)).toEqual(step);
        expect(game.play(choice, stakeMinor, steps, random)?.end).toEqual(end);
      }
    }
    expect(vectors.some(({ payoutMinor }) => payoutMinor > 0)).toBe(true);
    expect(vectors.some(({ payoutMinor, stakeMinor }) => payoutMinor < stakeMinor)).toBe(true);
  });

  it('takes the ends of every range, and refuses what is no choice', () => {
    for (const choice of samples) expect(game.parseChoice(choice)).toEqual(choice);
    for (const strange of [undefined, null, '', 'x'.repeat(10_000), 7, [], {}, { extra: 1 }])
      expect(game.parseChoice(strange)).toBeUndefined();
    for (const choice of samples as Record<string, unknown>[])
      expect(game.parseChoice({ ...choice, outcome: 1 })).toBeUndefined();
  });

  it('returns at least what its rules say, and less than is staked', () => {
    for (const choice of samples) {
      const { share, topHundredths } = returnOf(choice);
      expect(share).toBeGreaterThanOrEqual(rules.returnBp / 10_000);
      expect(share).toBeLessThan(1);
      // A payout above the wire's largest amount would never be paid.
      expect((topHundredths / 100) * limits.maxMinor).toBeLessThanOrEqual(1_000_000_000_000);
    }
  });

  it(`pays over ${ROUNDS} rounds what the return and its deviation say, for every way to play`, () => {
    for (const [index, choice] of samples.entries()) {
      const { share, deviation, topHundredths } = returnOf(choice);
      const random = rowOf(index);
      const stake = costOf(room, choice, STAKE);
      let [paid, largest, broken] = [0, 0, 0];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { payoutMinor, costMinor } = playedBy(room, choice, stake, random);
        if (!Number.isSafeInteger(payoutMinor)) broken += 1;
        largest = Math.max(largest, payoutMinor);
        paid += (payoutMinor - costMinor) / stake;
      }
      expect(broken).toBe(0);
      // What is shown is cut to two decimals, so a payout is less than 1/100 above it.
      expect(largest).toBeLessThan(((topHundredths + 1) * stake) / 100);
      expect(Math.abs(paid / ROUNDS - share)).toBeLessThan((6 * deviation) / Math.sqrt(ROUNDS));
    }
  });

  it('tells every outcome in words that fit the wire, and none of another game', () => {
    const random = randomOf(99);
    for (const choice of samples) {
      const cost = costOf(room, choice, limits.minMinor);
      const told = tell(playedBy(room, choice, cost, random).outcome, choice);
      expect(outcomeText.parse(told)).toEqual(told);
      expect(told?.hi).toBeTruthy();
      expect(tell({ strange: 1 }, choice)).toBeUndefined();
    }
  });
});

describe.each(stepNames)('the steps of %s', (name) => {
  const room = roomOf(name) as StepRoom<unknown, unknown>;
  const { game, samples, plan, tell } = room;
  const rounds = samples.flatMap((choice, index) =>
    Array.from({ length: 100 }, (_unused, at) => ({ choice, nonce: index * 100 + at })),
  );
  const outOf = ({ choice, nonce }: (typeof rounds)[number], next: typeof plan) =>
    playOut(room, { choice, stakeMinor: 1_000, random: randomOf(nonce) }, next);

  it('refuses what is no step', () => {
    for (const strange of [undefined, null, '', 'x'.repeat(10_000), 7, [], {}, { extra: 1 }])
      expect(game.parseStep(strange)).toBeUndefined();
  });

  it('say what is allowed until the end, which pays no less than nothing and lets no step follow', () => {
    for (const round of rounds) {
      const played = outOf(round, plan);
      const before = played.states.slice(0, -1);
      for (const { allowed, stakedMinor } of before) {
        expect(allowed.length).toBeGreaterThan(0);
        expect(stakedMinor).toBeGreaterThanOrEqual(1_000);
      }
      expect(played.states.at(-1)?.allowed).toEqual([]);
      for (const step of played.steps) {
        expect(game.parseStep(step)).toEqual(step);
        const longer = [...played.steps, step];
        expect(game.play(round.choice, 1_000, longer, randomOf(round.nonce))).toBeUndefined();
      }
    }
  });

  it('can be ended at every place without a raise, and the outcome is told', () => {
    for (const round of rounds) {
      const whole = outOf(round, plan);
      for (let kept = 0; kept < whole.steps.length; kept += 1) {
        const ended = outOf(round, (...now) =>
          now[1].length < kept ? whole.steps[now[1].length] : game.endStep(...now),
        );
        const staked = ended.states.map(({ stakedMinor }) => stakedMinor);
        expect(new Set(staked.slice(kept)).size).toBe(1);
        expect(tell(endOf(ended).outcome, round.choice)).toBeDefined();
      }
    }
  });
});
