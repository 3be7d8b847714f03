import { AppError } from '@maidan/contract/errors';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mobileKeyOf } from './mobile-key.ts';

describe('mobile numbers', () => {
  it.each([
    ['+880', '01712345678', '+8801712345678'],
    ['880', '1712345678', '+8801712345678'],
    ['00880', '০১৭১২৩৪৫৬৭৮', '+8801712345678'],
    ['+৮৮০', '০1৭12৩45678', '+8801712345678'],
    ['+880', '+880 1712-345678', '+8801712345678'],
    ['+880', '8801712345678', '+8801712345678'],
    ['+880', '00880 (0)1712 345 678', '+8801712345678'],
    ['+880', '+91 98765 43210', '+919876543210'],
    ['+91', '098765 43210', '+919876543210'],
    ['+1', '202-555-0143', '+12025550143'],
    ['+39', '06 1234 5678', '+390612345678'],
  ])('REG-32 LOGIN-33 %s and %s are %s', (dialling, number, key) => {
    expect(mobileKeyOf(dialling, number)).toBe(key);
  });

  it.each([
    ['+880', ''],
    ['', '01712345678'],
    ['+880', '0171234567'],
    ['+880', '017123456789'],
    ['+880', '01212345678'],
    ['+880', '0280812345'],
    ['+880', '01712345678; DROP TABLE member'],
    ['+880', '+880+1712345678'],
    ['+0', '01712345678'],
    ['+91', '1234567890'],
    ['+1', '123'],
    ['+1', '1234567890123456'],
    ['abc', '01712345678'],
    ['+880', '१७१२३४५६७८'],
    ['+880', '0'.repeat(10_000)],
  ])('SMS-01 %s and %s are not a mobile number', (dialling, number) => {
    expect(() => mobileKeyOf(dialling, number)).toThrow(new AppError('auth.mobile_invalid'));
  });

  it('any input gives an E.164 number or a refusal, and an E.164 number gives itself', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'+0123456789০১৭৮ -()٣x'), maxLength: 24 });
    fc.assert(
      fc.property(
        fc.constantFrom('+880', '+91', '+1', '+39', '44', ''),
        typed,
        (dialling, text) => {
          let key: string | undefined;
          try {
            key = mobileKeyOf(dialling, text);
          } catch (error) {
            expect(error).toEqual(new AppError('auth.mobile_invalid'));
          }
          if (key === undefined) return;
          expect(key).toMatch(/^\+[1-9]\d{7,14}$/);
          expect(mobileKeyOf('+880', key)).toBe(key);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
