import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRun, type AutoplayPlan } from './run.ts';

const STAKE = 1_000;
const round = (payoutMinor: number, hasFeature = false) => ({
  stakeMinor: STAKE,
  payoutMinor,
  hasFeature,
});
const plan = (more: Partial<AutoplayPlan> = {}) =>
  createRun({ count: 10, stopsAtFeature: false, ...more });

describe('a run of autoplay', () => {
  it('FAIR-40 stops by count', () => {
    const run = plan({ count: 2 });
    run.count(round(0));
    expect([run.left(), run.endBefore(STAKE)]).toEqual([1, undefined]);
    run.count(round(0));
    expect([run.left(), run.endBefore(STAKE)]).toEqual([0, 'count']);
  });

  it('FAIR-40 begins no round that could take the loss above its bound', () => {
    const run = plan({ lossMinor: 2_500 });
    run.count(round(0));
    expect(run.endBefore(STAKE)).toBeUndefined();
    run.count(round(0));
    expect(run.endBefore(STAKE)).toBe('loss');
    expect(run.endBefore(500)).toBeUndefined();
  });

  it('FAIR-40 stops by what was won in all, and by what one round won', () => {
    const all = plan({ gainMinor: 1_500 });
    all.count(round(2_000));
    expect(all.endBefore(STAKE)).toBeUndefined();
    all.count(round(1_500));
    expect(all.endBefore(STAKE)).toBe('gain');
    const one = plan({ winMinor: 4_000 });
    one.count(round(4_999));
    expect(one.endBefore(STAKE)).toBeUndefined();
    one.count(round(5_000));
    expect(one.endBefore(STAKE)).toBe('win');
  });

  it('FAIR-40 stops after a feature where the player wants it', () => {
    const [stopping, going] = [plan({ stopsAtFeature: true }), plan()];
    for (const run of [stopping, going]) run.count(round(0, true));
    expect([stopping.endBefore(STAKE), going.endBefore(STAKE)]).toEqual(['feature', undefined]);
  });

  it('FAIR-40 never loses more than its bound, whatever the rounds pay', () => {
    const payouts = fc.array(fc.constantFrom(0, 0, 0, 500, 1_000, 2_000), { maxLength: 60 });
    fc.assert(
      fc.property(payouts, fc.integer({ min: STAKE, max: 20_000 }), (paid, lossMinor) => {
        const run = plan({ count: 1_000, lossMinor });
        for (const payout of paid) {
          if (run.endBefore(STAKE) !== undefined) break;
          run.count(round(payout));
        }
        expect(-run.netMinor()).toBeLessThanOrEqual(lossMinor);
      }),
    );
  });
});
