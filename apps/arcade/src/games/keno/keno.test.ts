import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secureRandom } from '../../engines/random.ts';
import { KENO_PAYS, KENO_RISKS } from './pays.ts';
import { kenoDraws, kenoReturn } from './returns.ts';
import { kenoGame } from './rules.ts';

const upTo = (last: number) => Array.from({ length: last }, (_unused, index) => index + 1);
const tables = KENO_RISKS.flatMap((risk) => upTo(10).map((picked) => ({ risk, picked })));
/** Ways to draw ten of forty. */
const DRAWS = 847_660_528;

describe('a draw of keno', () => {
  it('takes each number out of those that are left in their order', () => {
    const first = kenoGame.draw({ picks: [1], risk: 'low' }, 1_000, () => 0);
    expect(first).toEqual({
      outcome: { drawn: upTo(10), hits: 1, payHundredths: 185 },
      payoutMinor: 1_850,
    });
    const bounds: number[] = [];
    const last = kenoGame.draw({ picks: [1], risk: 'low' }, 1_000, (bound) => {
      bounds.push(bound);
      return bound - 1;
    });
    expect(last.outcome['drawn']).toEqual(upTo(40).toReversed().slice(0, 10));
    expect(bounds).toEqual([40, 39, 38, 37, 36, 35, 34, 33, 32, 31]);
  });

  it('is paid by its hits, rounded down to a whole minor unit', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 10 }),
        fc.constantFrom(...KENO_RISKS),
        fc.integer({ min: 1_000, max: 200_000 }),
        (picks, risk, stakeMinor) => {
          const { outcome, payoutMinor } = kenoGame.draw({ picks, risk }, stakeMinor, secureRandom);
          const drawn = outcome['drawn'] as number[];
          const hits = picks.filter((pick) => drawn.includes(pick)).length;
          const pay = KENO_PAYS[risk][picks.length - 1]?.[hits] ?? Number.NaN;
          expect(new Set(drawn).size).toBe(10);
          expect(outcome).toEqual({ drawn, hits, payHundredths: pay });
          expect(payoutMinor).toBe(Math.floor((stakeMinor * pay) / 100));
        },
      ),
    );
  });

  it.each([
    { picks: [], risk: 'low' },
    { picks: [1, 1], risk: 'low' },
    { picks: [0], risk: 'low' },
    { picks: [41], risk: 'low' },
    { picks: [1.5], risk: 'low' },
    { picks: upTo(11), risk: 'low' },
    { picks: [1] },
    { picks: [1], risk: 'extreme' },
    { picks: [1], risk: 'low', drawn: [1] },
  ])('is refused for %j', (choice) => {
    expect(kenoGame.parseChoice(choice)).toBeUndefined();
  });
});

describe('the return of keno', () => {
  it.each(tables)('counts every draw: $risk, $picked numbers', ({ risk, picked }) => {
    const pays = KENO_PAYS[risk][picked - 1] ?? [];
    expect(pays).toHaveLength(picked + 1);
    const draws = [0, ...upTo(picked)].map((hits) => kenoDraws(picked, hits));
    const { paidHundredths, outcomes, share, topHundredths } = kenoReturn(risk, picked);
    expect(draws.reduce((sum, count) => sum + count, 0)).toBe(DRAWS);
    expect(outcomes).toBe(DRAWS);
    expect(paidHundredths).toBe(pays.reduce((sum, pay, hits) => sum + pay * (draws[hits] ?? 0), 0));
    expect(topHundredths).toBe(pays[picked]);
    expect(share).toBeGreaterThan(0.986);
    expect(share).toBeLessThan(0.991);
  });

  it('agrees with a sum by hand', () => {
    // Both of two picks are among the ten: 10/40, then 9 of the 39 left.
    expect(kenoDraws(2, 2) / DRAWS).toBeCloseTo((10 / 40) * (9 / 39), 15);
    expect(kenoReturn('high', 2).share).toBeCloseTo(17.1 * (10 / 40) * (9 / 39), 12);
  });

  it('is stated as the lowest of 40 tables', () => {
    expect(tables).toHaveLength(40);
    expect(kenoGame.rules.returnBp).toBe(9_865);
  });
});
