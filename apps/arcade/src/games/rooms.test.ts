import { existsSync, readFileSync } from 'node:fs';
import { outcomeText } from '@maidan/wire';
import { describe, expect, it } from 'vitest';
import { CLIENT_ROOMS } from '../../client/src/games/rooms.ts';
import { belowOf, fractionsOf } from '../fair/fractions.ts';
import { COMMON_ROOMS, ROOMS, type DrawRoomName } from './rooms.ts';

/** A bet under known seeds, with what it must come to. */
interface Vector {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  choice: unknown;
  stakeMinor: number;
  outcome: Record<string, unknown>;
  payoutMinor: number;
}

const ROUNDS = 20_000;
const STAKE = 1_000_000;
/** What a choice costs: an amount of its own, or any stake. */
const costOf = (name: DrawRoomName, choice: unknown, stake: number) =>
  ROOMS[name].game.stakeOf?.(choice) ?? stake;
const names = Object.keys(ROOMS) as DrawRoomName[];
const every = [...names, ...Object.keys(COMMON_ROOMS)];
const randomOf = (nonce: number) => belowOf(fractionsOf('a'.repeat(64), 'rooms', nonce));
const vectorsOf = (name: DrawRoomName) =>
  JSON.parse(readFileSync(new URL(`${name}/vectors.json`, import.meta.url), 'utf8')) as Vector[];

describe('the rooms', () => {
  it('have a folder here and one in the frame, under the same name', () => {
    expect(Object.keys(CLIENT_ROOMS).sort()).toEqual([...every].sort());
    const client = new URL('../../client/src/games/', import.meta.url);
    for (const name of every) expect(existsSync(new URL(name, client)), name).toBe(true);
  });
});

describe.each(names)('the room %s', (name) => {
  const { game, returnOf, samples, tell } = ROOMS[name];
  const { limits, rules } = game;

  it('plays the vectors that were computed by another program from the published rule', () => {
    const vectors = vectorsOf(name);
    expect(vectors.length).toBeGreaterThanOrEqual(6);
    for (const { serverSeed, clientSeed, nonce, choice, stakeMinor, ...end } of vectors) {
      const random = belowOf(fractionsOf(serverSeed, clientSeed, nonce));
      expect(game.parseChoice(choice)).toEqual(choice);
      expect(costOf(name, choice, stakeMinor)).toBe(stakeMinor);
      expect(game.draw(choice, stakeMinor, random)).toEqual(end);
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
      expect((topHundredths / 100) * limits.maxMinor).toBeLessThan(Number.MAX_SAFE_INTEGER);
    }
  });

  it(`pays over ${ROUNDS} rounds what the return and its deviation say, for every way to play`, () => {
    for (const [index, choice] of samples.entries()) {
      const { share, deviation, topHundredths } = returnOf(choice);
      const random = randomOf(index);
      const stake = costOf(name, choice, STAKE);
      let [paid, largest, broken] = [0, 0, 0];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { payoutMinor } = game.draw(choice, stake, random);
        if (!Number.isSafeInteger(payoutMinor)) broken += 1;
        largest = Math.max(largest, payoutMinor);
        paid += payoutMinor / stake;
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
      const told = tell(
        game.draw(choice, costOf(name, choice, limits.minMinor), random).outcome,
        choice,
      );
      expect(outcomeText.parse(told)).toEqual(told);
      expect(told?.hi).toBeTruthy();
      expect(tell({ strange: 1 }, choice)).toBeUndefined();
    }
  });
});
