import { expect, test } from 'vitest';
import { checkField } from './rules.ts';
test('a name is as long as the letters that a person sees', () => {
  const rule = {
    enabled: true,
    required: true,
    minLength: 2,
    maxLength: 3,
    patternId: 'name',
  } as const;
  // Three letters in ten code points.
  expect(checkField('শ্রাবন্তী', rule)).toEqual([]);
  expect(checkField('শ্রা', rule)).toEqual([{ kind: 'too_short', minLength: 2 }]);
  expect(checkField('আরিফুল', rule)).toEqual([{ kind: 'too_long', maxLength: 3 }]);
});
