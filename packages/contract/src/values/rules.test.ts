import { expect, test } from 'vitest';
import { toLatinDigits } from './digits.ts';
import { checkField, normaliseField } from './rules.ts';
import type { FieldRule } from './rules.ts';

const USERNAME: FieldRule = {
  enabled: true,
  required: true,
  minLength: 4,
  maxLength: 6,
  patternId: 'username',
};

test('every part of a rule that a value breaks is reported, in a fixed order', () => {
  const pattern = { kind: 'pattern', patternId: 'username', minLength: 4, maxLength: 6 };
  expect(checkField('rafi', USERNAME)).toEqual([]);
  expect(checkField('rafi_8', USERNAME)).toEqual([]);
  expect(checkField('raf', USERNAME)).toEqual([{ kind: 'too_short', minLength: 4 }]);
  expect(checkField('8rafi', USERNAME)).toEqual([pattern]);
  expect(checkField('8', USERNAME)).toEqual([{ kind: 'too_short', minLength: 4 }, pattern]);
  expect(checkField('8rafi_88', USERNAME)).toEqual([{ kind: 'too_long', maxLength: 6 }, pattern]);
});

test('a length counts code points, except for names', () => {
  const any: FieldRule = { ...USERNAME, patternId: 'any', maxLength: 4 };
  expect(checkField('শ্রা', any)).toEqual([]);
  expect(checkField('😀😀😀😀', any)).toEqual([]);
});

test('REG-14 REG-15 an empty value breaks a rule that is on and required, and no other', () => {
  for (const empty of ['', '   ']) {
    expect(checkField(empty, USERNAME)).toEqual([{ kind: 'required' }]);
    expect(checkField(empty, { ...USERNAME, required: false })).toEqual([]);
  }
  expect(checkField('8', { ...USERNAME, enabled: false })).toEqual([]);
  expect(checkField('', { ...USERNAME, enabled: false })).toEqual([]);
});

test('a value is trimmed, but a password stays as typed', () => {
  expect(normaliseField(' rafi ', 'username')).toBe('rafi');
  expect(normaliseField(' pass word ', 'password')).toBe(' pass word ');
});

test('Bengali digits count as Latin ones in a rule for digits, and nowhere else', () => {
  expect(toLatinDigits('০১২৩৪৫৬৭৮৯ ক7')).toBe('0123456789 ক7');
  for (const patternId of ['digits', 'mobile', 'pin', 'date'] as const)
    expect(normaliseField(' ১২৩ ', patternId)).toBe('123');
  expect(normaliseField('রুম ১২', 'name')).toBe('রুম ১২');
  expect(normaliseField('১২৩', 'password')).toBe('১২৩');
});

test('the length of a name counts the letters that a person sees', () => {
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
