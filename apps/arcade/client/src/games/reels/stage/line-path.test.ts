import { expect, it } from 'vitest';
import { lineThrough } from './line-path.ts';

it('a line goes from edge to edge through the middle of its places, and leaves out what is marked', () => {
  const path = [
    [0, 0],
    [1, 0],
    [2, 1],
  ] as const;
  expect(lineThrough(path, () => false)).toBe('M-1 5L5 5M5 5L15 5M15 5L25 15M25 15L31 15');
  const ends = lineThrough(path, ([column]) => column === 0)
    .split(/[ML ]/)
    .filter((part) => part !== '')
    .map(Number);
  const [from, , to = 0, , next = 0] = ends;
  expect(from).toBe(-1);
  expect(to).toBeLessThan(3);
  expect(next).toBeGreaterThan(7);
  expect(ends.slice(-4)).toEqual([25, 15, 31, 15]);
});
