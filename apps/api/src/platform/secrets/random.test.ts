import { describe, expect, it } from 'vitest';
import { CLEAR_LETTERS, drawText, systemRandom } from './random.ts';

describe('drawing a text', () => {
  it('draws each character independently, including the first and the last letter', () => {
    const asked: number[][] = [];
    const values = [0, 2, 1];
    const random = {
      ...systemRandom,
      integer: (min: number, max: number) => (asked.push([min, max]), values.shift() ?? 0),
    };
    expect(drawText(random, 'abc', 4)).toBe('acba');
    expect(asked).toEqual(Array.from({ length: 4 }, () => [0, 3]));
    expect(drawText(systemRandom, 'abc', 0)).toBe('');
  });

  it('uses letters that cannot be confused, in capitals too', () => {
    expect(new Set(CLEAR_LETTERS).size).toBe(CLEAR_LETTERS.length);
    expect(CLEAR_LETTERS).toMatch(/^[a-z2-9]+$/);
    expect(CLEAR_LETTERS).not.toMatch(/[ilo]/);
  });
});
