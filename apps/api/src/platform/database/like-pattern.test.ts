import { expect, it } from 'vitest';
import { patternContaining } from './like-pattern.ts';

it('letters that mean something to LIKE stand for themselves in a pattern', () => {
  expect(patternContaining('আম')).toBe('%আম%');
  expect(patternContaining(String.raw`50%_\x`)).toBe(String.raw`%50\%\_\\x%`);
});
