import { describe, expect, it } from 'vitest';
import { drawWeighted, hashText } from './random.ts';

/** Random numbers in a fixed order, so that the result of a draw is known. */
function script(...numbers: number[]) {
  const rest = [...numbers];
  return (bound: number) => {
    const next = rest.shift();
    if (next === undefined || next >= bound) throw new Error('the script does not fit the draw');
    return next;
  };
}

const steps = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_unused, index) => from + index);

describe('randomness', () => {
  it('VENDOR-06 over all numbers each weight is met exactly', () => {
    const weights = [2, 0, 5, 3];
    const counts = [0, 0, 0, 0];
    for (const number of steps(0, 9)) {
      const index = drawWeighted(weights, script(number));
      counts[index] = (counts[index] ?? 0) + 1;
    }
    expect(counts).toEqual(weights);
  });

  it('VENDOR-06 a title always has the same look', () => {
    expect(hashText('golden-river')).toBe(hashText('golden-river'));
    expect(hashText('golden-river')).not.toBe(hashText('golden-rivers'));
  });
});
