import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { climbAt, heightOf, skyOf } from './heights.ts';
import { nextTarget } from './targets.ts';

const targets = fc.integer({ min: 101, max: 1_000_000 });

describe('the picture of limbo', () => {
  it('every target stands in its sky, and what is higher stands higher', () => {
    fc.assert(
      fc.property(targets, targets, (target, other) => {
        const sky = skyOf(target);
        expect(heightOf(sky, target)).toBeGreaterThan(0);
        expect(heightOf(sky, target)).toBeLessThanOrEqual(1);
        expect(sky.marks.at(-1)).toBe(sky.topHundredths);
        const [low, high] = [Math.min(target, other), Math.max(target, other)];
        expect(heightOf(sky, low)).toBeLessThanOrEqual(heightOf(sky, high));
      }),
    );
    expect(heightOf(skyOf(200), 425_000_000)).toBeLessThan(1.1);
  });

  it('a climb ends at its result and is never above it on the way', () => {
    fc.assert(
      fc.property(targets, fc.double({ min: 0, max: 1, noNaN: true }), (result, share) => {
        expect(climbAt(result, share)).toBeGreaterThanOrEqual(100);
        expect(climbAt(result, share)).toBeLessThanOrEqual(result);
        expect(climbAt(result, 1)).toBe(result);
      }),
    );
  });
});

describe('the buttons of the target', () => {
  it('go up by a little more each, and the same way down', () => {
    const up: number[] = [101];
    while ((up.at(-1) ?? 0) < 1_000_000) up.push(nextTarget(up.at(-1) ?? 0, 1));
    expect(up.slice(0, 4)).toEqual([101, 110, 120, 130]);
    expect(up).toContain(200);
    expect(up).toContain(10_000);
    expect(up.at(-1)).toBe(1_000_000);
    const down: number[] = [1_000_000];
    while ((down.at(-1) ?? 0) > 110) down.push(nextTarget(down.at(-1) ?? 0, -1));
    expect(down.toReversed()).toEqual(up.slice(1));
  });

  it('lead from a typed target to the next whole step', () => {
    expect([nextTarget(253, 1), nextTarget(253, -1)]).toEqual([300, 250]);
    expect(nextTarget(200, -1)).toBe(190);
  });
});
