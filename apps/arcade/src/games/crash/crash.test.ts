import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growChain, valueBefore, valueOf } from '../../fair/chain.ts';
import { crashReturn, sharesThatReach } from '../../testing/crash-returns.ts';
import {
  CRASH_BOARDING_MS,
  CRASH_LOWEST_CASH_OUT,
  CRASH_REST_MS,
  CRASH_RULES,
  CRASH_TOP_HUNDREDTHS,
  crashChoice,
  endOfFlight,
  multiplierAt,
  timeToReachMs,
} from './rules.ts';

/** Computed by another program from the published rules, with whole numbers only. */
const vectors = JSON.parse(readFileSync(new URL('vectors.json', import.meta.url), 'utf8')) as {
  last: string;
  length: number;
  tip: string;
  rounds: { salt: string; valueNo: number; value: string; endHundredths: number }[];
  counts: { hundredths: number; shares: string }[];
};
const targets = fc.integer({ min: CRASH_LOWEST_CASH_OUT, max: CRASH_TOP_HUNDREDTHS });

describe('crash', () => {
  it('draws the vectors that were computed by another program from the published rule', async () => {
    const chain = await growChain(vectors.last, vectors.length, async () => undefined);
    expect(chain.tip).toBe(vectors.tip);
    for (const { salt, valueNo, value, endHundredths } of vectors.rounds) {
      expect(valueOf(chain, valueNo)).toBe(value);
      expect(valueBefore(value)).toBe(valueOf(chain, valueNo - 1));
      expect(endOfFlight(value, salt)).toBe(endHundredths);
    }
    const ends = vectors.rounds.map(({ endHundredths }) => endHundredths);
    expect([Math.min(...ends), Math.max(...ends)]).toEqual([100, CRASH_TOP_HUNDREDTHS]);
  });

  it('FAIR-11 returns 99 % wherever the player cashes out, counted over all 2^52 shares', () => {
    for (const { hundredths, shares } of vectors.counts) {
      expect(sharesThatReach(hundredths)).toBe(Number(shares));
      const { share, topHundredths } = crashReturn(hundredths);
      expect(share).toBeLessThanOrEqual(CRASH_RULES.returnBp / 10_000);
      expect(share).toBeGreaterThan(0.99 - 1e-10);
      expect(topHundredths).toBe(hundredths);
    }
  });

  it('the deviation of a target is that of two outcomes', () => {
    const { share, deviation } = crashReturn(200);
    const chance = share / 2;
    expect(deviation).toBeCloseTo(2 * Math.sqrt(chance * (1 - chance)), 12);
  });

  it('the curve rises, and reaches each multiplier at the computed time', () => {
    fc.assert(
      fc.property(targets, (hundredths) => {
        const time = timeToReachMs(hundredths);
        expect(multiplierAt(time + 1)).toBeGreaterThanOrEqual(hundredths);
        expect(multiplierAt(time - 1)).toBeLessThan(hundredths);
      }),
    );
    expect(multiplierAt(-5)).toBe(100);
    expect(multiplierAt(1e9)).toBe(CRASH_TOP_HUNDREDTHS);
  });

  it('a round takes longer than 2.5 seconds from bet to bet, even when it ends at once', () => {
    expect(CRASH_REST_MS).toBeGreaterThanOrEqual(2_500);
    expect(CRASH_BOARDING_MS).toBeGreaterThanOrEqual(CRASH_REST_MS);
  });

  it('takes the ends of the range, and refuses what is no choice', () => {
    for (const autoHundredths of [null, 101, 100_000])
      expect(crashChoice.safeParse({ panel: 1, autoHundredths }).success).toBe(true);
    for (const strange of [
      undefined,
      {},
      { panel: 2, autoHundredths: null },
      { panel: 0, autoHundredths: 100 },
      { panel: 0, autoHundredths: 100_001 },
      { panel: 0, autoHundredths: 150.5 },
      { panel: 0, autoHundredths: null, end: 1 },
    ])
      expect(crashChoice.safeParse(strange).success).toBe(false);
  });
});
