import { readFileSync } from 'node:fs';
import { outcomeText } from '@maidan/wire';
import { describe, expect, it } from 'vitest';
import { ballsOf } from '../draws/balls.ts';
import { belowOf, fractionsOf } from '../fair/fractions.ts';
import type { DrawnRoom } from './drawn-room.ts';
import { DRAWN_ROOMS } from './rooms.ts';

/** A ticket under a known value of a chain, with what it must come to. */
interface Vector {
  /** The value of the chain. */
  serverSeed: string;
  salt: string;
  /** The title. */
  clientSeed: string;
  /** The number of the draw. */
  nonce: number;
  choice: unknown;
  stakeMinor: number;
  outcome: { drawn: number[] };
  payoutMinor: number;
}

const DRAWS = 20_000;
const names = Object.keys(DRAWN_ROOMS) as (keyof typeof DRAWN_ROOMS)[];
const vectorsOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`${name}/vectors.json`, import.meta.url), 'utf8')) as Vector[];

describe.each(names)('the drawn room %s', (name) => {
  const room: DrawnRoom<unknown> = DRAWN_ROOMS[name];

  it('FAIR-20 draws and settles the vectors that were computed by another program from the published rule', () => {
    const vectors = vectorsOf(name);
    expect(vectors.length).toBeGreaterThanOrEqual(6);
    for (const vector of vectors) {
      const { serverSeed: value, salt, clientSeed: slug, nonce: drawNo, choice } = vector;
      const drawn = ballsOf({ value, salt, slug, drawNo });
      expect(drawn).toEqual(vector.outcome.drawn);
      expect(room.parseChoice(choice)).toEqual(choice);
      const { outcome, payoutMinor } = room.settle(choice, vector.stakeMinor, drawn);
      expect({ outcome, payoutMinor }).toEqual({
        outcome: vector.outcome,
        payoutMinor: vector.payoutMinor,
      });
    }
    expect(vectors.some(({ payoutMinor }) => payoutMinor > 0)).toBe(true);
    expect(vectors.some(({ payoutMinor }) => payoutMinor === 0)).toBe(true);
  });

  it('takes the ends of every range, and refuses what is no choice', () => {
    for (const choice of room.samples) expect(room.parseChoice(choice)).toEqual(choice);
    for (const strange of [undefined, null, '', 'x'.repeat(10_000), 7, [], {}, { extra: 1 }])
      expect(room.parseChoice(strange)).toBeUndefined();
    for (const choice of room.samples as Record<string, unknown>[])
      expect(room.parseChoice({ ...choice, drawn: [1] })).toBeUndefined();
  });

  it('returns at least what its rules say, less than is staked, and no more than the wire takes', () => {
    for (const choice of room.samples) {
      const { share, topHundredths } = room.returnOf(choice);
      expect(share).toBeGreaterThanOrEqual(room.rules.returnBp / 10_000);
      expect(share).toBeLessThan(1);
      expect((topHundredths / 100) * room.limits.maxMinor).toBeLessThanOrEqual(1_000_000_000_000);
    }
  });

  it(`pays over ${DRAWS} draws what the return and its deviation say, for every way to play`, () => {
    for (const [index, choice] of room.samples.entries()) {
      const random = belowOf(fractionsOf('c'.repeat(64), name, index));
      const { share, deviation } = room.returnOf(choice);
      let paid = 0;
      for (let draw = 0; draw < DRAWS; draw += 1)
        paid += room.settle(choice, 1_000, room.drawn(random)).payoutMinor / 1_000;
      expect(Math.abs(paid / DRAWS - share)).toBeLessThan((6 * deviation) / Math.sqrt(DRAWS));
    }
  });

  it('tells every outcome in words that fit the wire, and none of another game', () => {
    const random = belowOf(fractionsOf('d'.repeat(64), name, 1));
    for (const choice of room.samples) {
      const { outcome } = room.settle(choice, 1_000, room.drawn(random));
      const told = room.tell(outcome, choice);
      expect(outcomeText.parse(told)).toEqual(told);
      expect(room.tell({ strange: 1 }, choice)).toBeUndefined();
    }
  });
});

describe('the returns of draws', () => {
  it('are exact: every sum over all draws, by hand', () => {
    const share = (name: keyof typeof DRAWN_ROOMS, choice: unknown) =>
      (DRAWN_ROOMS[name] as DrawnRoom<unknown>).returnOf(choice).share;
    // Two of two picks among six of 45: 15 of 990 pairs; one of them: 6 × 39.
    expect(share('ball-draw', { picks: [1, 2] })).toBeCloseTo((15 * 40 + 234 * 1.5) / 990, 12);
    const tiers = 100_000 + 234 * 3_000 + 11_115 * 100 + 182_780 * 12 + 1_233_765 * 3;
    expect(share('six-of-45', { picks: [1, 2, 3, 4, 5, 6] })).toBeCloseTo(tiers / 8_145_060, 12);
    // Bingo, by inclusion and exclusion over the rows: four of five numbers and one of four.
    const [card] = DRAWN_ROOMS.bingo.samples;
    const among = (size: number, balls: number) =>
      Array.from({ length: size }, (_unused, at) => (balls - at) / (75 - at)).reduce(
        (chance, part) => chance * part,
        1,
      );
    const rowBy = (balls: number) =>
      [0, 1]
        .flatMap((middle) =>
          [0, 1, 2, 3, 4].map((others) => {
            const ways = [1, 4, 6, 4, 1][others] ?? 0;
            const all = others + middle;
            const sign = all % 2 === 1 ? 1 : -1;
            return all === 0 ? 0 : sign * ways * among(5 * others + 4 * middle, balls);
          }),
        )
        .reduce((sum, part) => sum + part, 0);
    const row = 2 * rowBy(25) + rowBy(35) + rowBy(45);
    const corners = 5 * among(4, 25) + 2 * among(4, 35) + among(4, 45);
    const cross = 160 * among(8, 25) + 30 * among(8, 35) + 10 * among(8, 45);
    const bingo = row + corners + cross + 20_000 * among(24, 45);
    expect(share('bingo', card)).toBeCloseTo(bingo, 10);
    expect(bingo).toBeGreaterThan(0.95);
    for (const name of ['pick-three', 'pick-four'] as const)
      for (const choice of DRAWN_ROOMS[name].samples)
        expect(share(name, choice)).toBeCloseTo(0.96, 12);
  });

  it.each([
    [{ way: 'straight', digits: [1, 2, 3] }, 96_000],
    [{ way: 'box', digits: [1, 2, 3] }, 16_000],
    [{ way: 'box', digits: [1, 1, 3] }, 32_000],
  ])('pays %j by the number of its orders', (choice, hundredths) => {
    const digits = choice.digits.toReversed();
    const { payoutMinor } = DRAWN_ROOMS['pick-three'].settle(choice, 100, digits);
    expect(payoutMinor).toBe(choice.way === 'box' ? hundredths : 0);
    expect(DRAWN_ROOMS['pick-three'].returnOf(choice).topHundredths).toBe(hundredths);
  });
});
