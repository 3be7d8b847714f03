import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fractionsThatReach, limboReturn } from './returns.ts';
import { LIMBO_FRACTIONS, limboGame, limboResult } from './rules.ts';

const targets = fc.integer({ min: 101, max: 1_000_000 });

describe('limbo', () => {
  it('returns 99 % on every target, and never a ten-thousandth more', () => {
    fc.assert(
      fc.property(targets, (target) => {
        const { share } = limboReturn({ target });
        expect(share).toBeGreaterThanOrEqual(0.99);
        expect(share).toBeLessThan(0.990_1);
      }),
      { numRuns: 2_000 },
    );
    for (const target of [101, 1_000_000])
      expect(limboReturn({ target }).share).toBeLessThan(0.990_01);
  });

  it('exactly the counted fractions reach a target', () => {
    fc.assert(
      fc.property(targets, (target) => {
        const count = fractionsThatReach(target);
        expect(limboResult(count - 1)).toBeGreaterThanOrEqual(target);
        expect(limboResult(count)).toBeLessThan(target);
      }),
      { numRuns: 2_000 },
    );
  });

  it('the result falls as the fraction grows, down to 1.00', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LIMBO_FRACTIONS - 2 }), (number) => {
        expect(limboResult(number)).toBeGreaterThanOrEqual(limboResult(number + 1));
      }),
    );
    expect(limboResult(LIMBO_FRACTIONS - 1)).toBe(100);
    expect(limboResult(LIMBO_FRACTIONS / 2)).toBe(198);
    expect(limboResult(0)).toBe(limboResult(1));
    expect(Number.isSafeInteger(limboResult(0))).toBe(true);
  });

  it('pays the target and not the result, and pays when both are equal', () => {
    const half = LIMBO_FRACTIONS / 2;
    const paid = (target: number) => limboGame.draw({ target }, 1_500, () => half).payoutMinor;
    expect([paid(150), paid(198), paid(199)]).toEqual([2_250, 2_970, 0]);
  });

  it.each([{ target: 100 }, { target: 1_000_001 }, { target: 150.5 }, { target: '200' }, {}])(
    'refuses the choice %j',
    (choice) => expect(limboGame.parseChoice(choice)).toBeUndefined(),
  );
});
