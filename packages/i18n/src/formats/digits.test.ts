import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localiseDigits, parseAmountText, toBengaliDigits, toLatinDigits } from './digits.ts';
import { createFormat } from './format.ts';

describe('digits', () => {
  it('replaces each digit by that of the other set and leaves the rest', () => {
    expect(toLatinDigits('৳১২,৩৪৫.৬৭ ABC ৮৯০')).toBe('৳12,345.67 ABC 890');
    expect(toBengaliDigits('12:05, room 9')).toBe('১২:০৫, room ৯');
    expect(localiseDigits('৭ of 9', 'latn')).toBe('7 of 9');
    expect(localiseDigits('৭ of 9', 'beng')).toBe('৭ of ৯');
  });

  it('changes nothing but digits, and changes them back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const latin = toLatinDigits(text);
        expect(toLatinDigits(toBengaliDigits(latin))).toBe(latin);
      }),
    );
  });
});

describe('typed amounts', () => {
  it.each([
    ['৳১২,৩৪,৫৬৭.৮৯', 123_456_789],
    ['1,234,567.89', 123_456_789],
    ['12,34,567', 123_456_700],
    ['১2৩', 12_300],
    [' ৳ 500 ', 50_000],
    ['.5', 50],
    ['5.', 500],
    ['0', 0],
    ['1.500', 150],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('MONEY-07 reads %s in Bengali and Latin digits', (text, amountMinor) => {
    expect(parseAmountText(text, 2)).toEqual({ ok: true, amountMinor });
  });

  it.each([
    ['', 'empty'],
    ['  ৳ ', 'empty'],
    ['abc', 'not_a_number'],
    ['.', 'not_a_number'],
    ['1.2.3', 'not_a_number'],
    ['1,50', 'not_a_number'],
    ['12,34', 'not_a_number'],
    ['1e5', 'not_a_number'],
    ['0x10', 'not_a_number'],
    ['--5', 'not_a_number'],
    ['-5', 'negative'],
    ['−৳৫', 'negative'],
    ['1.005', 'too_many_decimals'],
    ['90071992547409.92', 'too_large'],
    ['9'.repeat(400), 'too_large'],
  ])('MONEY-07 refuses %s and says why', (text, reason) => {
    expect(parseAmountText(text, 2)).toEqual({ ok: false, reason });
  });

  it('MONEY-07 knows currencies without decimals', () => {
    expect(parseAmountText('500', 0)).toEqual({ ok: true, amountMinor: 500 });
    expect(parseAmountText('500.5', 0)).toEqual({ ok: false, reason: 'too_many_decimals' });
  });

  it('MONEY-06 reads back every amount it writes, in both languages and digit sets', () => {
    const writers = (['bn', 'en'] as const).flatMap((locale) =>
      (['beng', 'latn'] as const).map((digits) => createFormat({ locale, digits })),
    );
    fc.assert(
      fc.property(fc.maxSafeNat(), (amountMinor) => {
        for (const format of writers) {
          const text = format.money({ amountMinor, currency: 'BDT' });
          expect(parseAmountText(text, 2)).toEqual({ ok: true, amountMinor });
        }
      }),
    );
  });

  it('MONEY-07 gives an integer of minor units or a reason, whatever is typed', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'০১২৩৯0129.,৳ -e') });
    fc.assert(
      fc.property(fc.oneof(typed, fc.string({ unit: 'binary' })), (text) => {
        const result = parseAmountText(text, 2);
        if (!result.ok) return;
        expect(Number.isSafeInteger(result.amountMinor)).toBe(true);
        expect(result.amountMinor).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
