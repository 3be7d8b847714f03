import { expect, it } from 'vitest';
import { patternContaining } from './like-pattern.ts';

it('characters that are special to LIKE match only themselves in a pattern', () => {
  expect(patternContaining('আম')).toBe('%আম%');
  expect(patternContaining(String.raw`50%_\x`)).toBe(String.raw`%50\%\_\\x%`);
});
