import { expect, test } from 'vitest';
import { describeGrowth, growthOf } from './growth.ts';
import type { Sample } from './growth.ts';

const looks = (memoryAt: (requests: number) => number, handlesAt = (_requests: number) => 20) =>
  Array.from({ length: 30 }, (_, at): Sample => {
    const requests = at * 500;
    return { requests, memory: memoryAt(requests), handles: handlesAt(requests) };
  });

test('growth is the rise after the first third, per thousand requests', () => {
  const leaking = growthOf(
    looks(
      (requests) => 1e6 + requests * 64,
      (requests) => requests / 1000,
    ),
  );
  expect(leaking?.memoryPerThousand).toBeCloseTo(64_000);
  expect(leaking?.handlesPerThousand).toBeCloseTo(1);
  expect(leaking?.first.requests).toBe(5000);
  const warmingUp = growthOf(looks((requests) => Math.min(requests, 5000) * 1e4));
  expect(warmingUp?.memoryPerThousand).toBeCloseTo(0);
});

test('a value that goes up and down is not growth', () => {
  const samples = Array.from({ length: 120 }, (_, at): Sample => {
    const requests = at * 500;
    return { requests, memory: 1e8 + (at % 5) * 1e7, handles: 20 + (at % 3) };
  });
  const sawtooth = growthOf(samples);
  expect(Math.abs(sawtooth?.memoryPerThousand ?? NaN)).toBeLessThan(50_000);
  expect(Math.abs(sawtooth?.handlesPerThousand ?? NaN)).toBeLessThan(0.01);
});

test('a line names both figures with their sign, and says when there were too few samples', () => {
  const falling = growthOf(looks((requests) => 2e8 - requests * 1000));
  expect(describeGrowth('web', falling)).toMatch(
    /^web +memory 195\.0 MB to 185\.5 MB, -1000\.00 kB; handles 20 to 20, \+0\.00; each per 1,000/,
  );
  expect(growthOf([])).toBeUndefined();
  expect(describeGrowth('web', undefined)).toContain('too few looks');
});
