import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';

const bn = createFormat({ locale: 'bn' });
const en = createFormat({ locale: 'en' });
const hi = createFormat({ locale: 'hi' });
const taka = (amountMinor: number) => ({ amountMinor, currency: 'BDT' });

describe('amounts', () => {
  it('MONEY-06 writes the sign first, groups by lakh, and uses the digits of the language', () => {
    expect(bn.money(taka(123_456_789))).toBe('৳১২,৩৪,৫৬৭.৮৯');
    expect(en.money(taka(123_456_789))).toBe('৳12,34,567.89');
    expect(bn.money(taka(5))).toBe('৳০.০৫');
    expect(en.money(taka(0))).toBe('৳0.00');
  });

  it('SHELL-88 Hindi counts in lakh and crore with Latin digits, and names its months', () => {
    expect(hi.money(taka(123_456_789))).toBe('৳12,34,567.89');
    expect(hi.moneyShort(taka(342_000_000))).toBe('৳34.2 लाख');
    expect(hi.moneyShort(taka(12_000_000_000))).toBe('৳12 करोड़');
    expect(hi.dayMonth('2026-11-21T06:00:00Z')).toBe('21 नवंबर');
  });

  it('WIDGET-08 WIDGET-09 a balance has two decimals, and zero is written out', () => {
    expect(en.money(taka(2_486_050))).toBe('৳24,860.50');
    expect(bn.money(taka(0))).toBe('৳০.০০');
  });

  it('MONEY-06 puts a minus before the sign of the currency, a plus only when asked', () => {
    expect(bn.money(taka(-80_000), { decimals: 'none' })).toBe('−৳৮০০');
    expect(en.money(taka(955_000), { decimals: 'none', sign: 'always' })).toBe('+৳9,550');
    expect(en.money(taka(0), { sign: 'always' })).toBe('৳0.00');
    expect(en.money(taka(-50), { decimals: 'none' })).toBe('৳0');
    expect(en.money(taka(-50))).toBe('−৳0.50');
  });

  it('MONEY-06 shows decimals always, never, or only where there are some', () => {
    expect(en.money(taka(10_000), { decimals: 'auto' })).toBe('৳100');
    expect(en.money(taka(10_050), { decimals: 'auto' })).toBe('৳100.50');
    expect(en.money(taka(10_099), { decimals: 'none' })).toBe('৳100');
  });

  it('MONEY-06 stays exact up to the largest safe integer', () => {
    expect(en.money(taka(Number.MAX_SAFE_INTEGER))).toBe('৳9,00,71,99,25,47,409.91');
    expect(() => en.money(taka(0.5))).toThrow(RangeError);
    expect(() => en.money(taka(Number.MAX_SAFE_INTEGER + 1))).toThrow(RangeError);
  });

  it('MONEY-06 refuses a currency that is not the site’s instead of guessing its decimals', () => {
    expect(() => en.money({ amountMinor: 1, currency: 'USD' })).toThrow(/USD/);
  });

  it('MONEY-06 writes other currencies by the settings of the site', () => {
    const yen = createFormat({
      locale: 'en',
      currency: { code: 'JPY', exponent: 0, symbol: '¥' },
    });
    expect(yen.money({ amountMinor: 1500, currency: 'JPY' })).toBe('¥1,500');
  });

  it('shortens amounts from one lakh on, cutting and never rounding up', () => {
    expect(bn.moneyShort(taka(342_999_999))).toBe('৳৩৪.২ লাখ');
    expect(en.moneyShort(taka(342_999_999))).toBe('৳34.2 lakh');
    expect(bn.moneyShort(taka(1_200_000_000))).toBe('৳১.২ কোটি');
    expect(en.moneyShort(taka(10_000_000))).toBe('৳1 lakh');
    expect(en.moneyShort(taka(9_999_999))).toBe('৳99,999');
    expect(en.moneyShort(taka(-15_000_000))).toBe('−৳1.5 lakh');
    expect(en.moneyShort(taka(123_456_789_012_345))).toBe('৳1,23,456.7 crore');
  });

  it('splits an amount so that the decimals can be set smaller', () => {
    expect(bn.splitMoney(taka(2_486_050))).toEqual({
      sign: '',
      symbol: '৳',
      whole: '২৪,৮৬০',
      decimals: '.৫০',
    });
  });

  it('WIDGET-10 WIDGET-12 masks an amount with one star per digit before the point', () => {
    expect(bn.maskMoney(taka(2_486_050))).toBe('৳✱✱✱✱✱');
    expect(bn.maskMoney(taka(0))).toBe('৳✱');
  });

  it('MONEY-06 the parts of an amount, joined, are the amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amountMinor) => {
        const { sign, symbol, whole, decimals } = bn.splitMoney(taka(amountMinor));
        expect(sign + symbol + whole + decimals).toBe(bn.money(taka(amountMinor)));
      }),
    );
  });
});

describe('numbers', () => {
  it('groups counts by lakh in the digits of the language', () => {
    expect(bn.number(1248)).toBe('১,২৪৮');
    expect(en.number(1_234_567)).toBe('12,34,567');
    expect(en.number(-5)).toBe('−5');
    expect(bn.number(12_345_678_901n)).toBe('১২,৩৪,৫৬,৭৮,৯০১');
  });

  it('the digit set can be chosen apart from the language', () => {
    expect(createFormat({ locale: 'bn', digits: 'latn' }).money(taka(12_345_600))).toBe(
      '৳1,23,456.00',
    );
    expect(createFormat({ locale: 'en', digits: 'beng' }).number(1248)).toBe('১,২৪৮');
  });

  it('SESS-24 a badge shows the number up to 99 and 99+ above', () => {
    expect([0, 99, 100].map(en.badge)).toEqual(['0', '99', '99+']);
    expect(bn.badge(250)).toBe('৯৯+');
  });

  it('writes percentages from basis points and multipliers from hundredths', () => {
    expect(bn.percent(6400)).toBe('৬৪%');
    expect(en.percent(1250)).toBe('12.5%');
    expect(en.percent(-25)).toBe('−0.25%');
    expect(bn.multiplier(247)).toBe('×২.৪৭');
    expect(en.multiplier(1_000_000)).toBe('×10,000.00');
  });
});

describe('dates and times', () => {
  it('PROMO-03 NOTICE-07 a date is YYYY/MM/DD in the time zone of the site', () => {
    expect(en.date('2026-11-20T18:30:00Z')).toBe('2026/11/21');
    expect(bn.date('2026-11-20T18:30:00Z')).toBe('২০২৬/১১/২১');
    expect(createFormat({ locale: 'en', timeZone: 'UTC' }).date('2026-11-20T18:30:00Z')).toBe(
      '2026/11/20',
    );
  });

  it('writes times of the day from 00:00, and instants with both', () => {
    expect(en.time('2026-11-20T18:00:05Z')).toBe('00:00');
    expect(bn.clock('2026-11-20T18:00:05Z')).toBe('০০:০০:০৫');
    expect(en.dateTime('2026-11-20T04:42:00Z')).toBe('2026/11/20 10:42');
    expect(bn.dayMonth('2026-11-21T00:00:00Z')).toBe('২১ নভেম্বর');
    expect(en.dayMonth('2026-11-21T00:00:00Z')).toBe('21 November');
    expect(bn.monthYear('2026-11-21T00:00:00Z')).toBe('নভেম্বর ২০২৬');
    expect(en.monthYear('2026-11-21T00:00:00Z')).toBe('November 2026');
  });

  it('names today and yesterday by the calendar of the site, also at the turn of a year', () => {
    const now = '2026-12-31T18:30:00Z';
    expect(en.dayKey(now)).toBe('2027-01-01');
    expect(en.dayHeading('2026-12-31T18:00:00Z', now).key).toBe('ui.day.today');
    expect(en.dayHeading('2026-12-31T17:59:59Z', now).key).toBe('ui.day.yesterday');
    expect(en.dayHeading('2026-12-30T17:59:59Z', now)).toEqual({
      key: undefined,
      day: '30 December',
    });
  });

  it('says how long ago something was, and counts a time in the future as now', () => {
    const now = '2026-11-21T12:00:00Z';
    expect(en.ago('2026-11-21T11:59:30Z', now)).toEqual({ key: 'ui.ago.now', count: 0 });
    expect(en.ago('2026-11-21T11:57:59Z', now)).toEqual({ key: 'ui.ago.minutes', count: 2 });
    expect(en.ago('2026-11-21T09:00:00Z', now)).toEqual({ key: 'ui.ago.hours', count: 3 });
    expect(en.ago('2026-11-19T11:00:00Z', now)).toEqual({ key: 'ui.ago.days', count: 2 });
    expect(en.ago('2026-11-21T13:00:00Z', now)).toEqual({ key: 'ui.ago.now', count: 0 });
  });

  it('counts down in minutes and seconds', () => {
    expect(en.duration(65)).toBe('1:05');
    expect(bn.duration(-3)).toBe('০:০০');
  });

  it('refuses a text that is not an instant', () => {
    expect(() => en.date('yesterday')).toThrow(RangeError);
  });
});
