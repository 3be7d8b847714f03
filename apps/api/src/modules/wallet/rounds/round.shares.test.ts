import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitPayout, splitStake, sumOf } from './round.shares.ts';

const minor = fc.integer({ min: 0, max: 1_000_000_000_000 });
const shares = fc.record({ cashMinor: minor, bonusMinor: minor });

describe('the shares of a round', () => {
  it('MONEY-18 a stake takes cash first, then bonus', () => {
    const wallet = { cashMinor: 300, bonusMinor: 500 };
    expect(splitStake(200, wallet)).toEqual({ cashMinor: 200, bonusMinor: 0 });
    expect(splitStake(450, wallet)).toEqual({ cashMinor: 300, bonusMinor: 150 });
  });

  it('MONEY-18 a payout returns in the shares of the stake, its bonus part rounded down', () => {
    const stake = { cashMinor: 300, bonusMinor: 100 };
    const none = { cashMinor: 0, bonusMinor: 0 };
    expect(splitPayout(1000, stake, none)).toEqual({ cashMinor: 750, bonusMinor: 250 });
    expect(splitPayout(1001, stake, none)).toEqual({ cashMinor: 751, bonusMinor: 250 });
  });

  it('MONEY-18 a payout of a round without a stake is cash', () => {
    const none = { cashMinor: 0, bonusMinor: 0 };
    expect(splitPayout(70, none, none)).toEqual({ cashMinor: 70, bonusMinor: 0 });
  });

  it('MONEY-18 many small payouts of a round sum to the same as one large payout, and no share is negative', () => {
    fc.assert(
      fc.property(shares, fc.array(minor, { maxLength: 12 }), (stake, amounts) => {
        let paid = { cashMinor: 0, bonusMinor: 0 };
        for (const amount of amounts) {
          const part = splitPayout(amount, stake, paid);
          expect(sumOf(part)).toBe(amount);
          expect(Math.min(part.cashMinor, part.bonusMinor)).toBeGreaterThanOrEqual(0);
          paid = {
            cashMinor: paid.cashMinor + part.cashMinor,
            bonusMinor: paid.bonusMinor + part.bonusMinor,
          };
        }
        expect(paid).toEqual(splitPayout(sumOf(paid), stake, { cashMinor: 0, bonusMinor: 0 }));
      }),
    );
  });
});
