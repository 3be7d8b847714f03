import { createClock } from './clock.ts';
import { localiseDigits, toBengaliDigits } from './digits.ts';
import { locales } from '../locales.ts';
import type { CurrencyStyle, Format, FormatOptions } from './format.types.ts';
import { createMoneyWriter, MINUS, splitInteger } from './money.ts';
import { writeNumber } from './number.ts';

/** The taka, the currency of a site that names no other. */
const TAKA: CurrencyStyle = { code: 'BDT', exponent: 2, symbol: '৳' };

/** The time zone of a site that names no other. */
const DEFAULT_TIME_ZONE = 'Asia/Dhaka';

/** Makes the format of one reader. Its Intl objects are made when they are first needed, once per tag, and kept. */
export function createFormat(options: FormatOptions): Format {
  const { locale, timeZone = DEFAULT_TIME_ZONE, currency = TAKA } = options;
  const digits = options.digits ?? locales[locale].defaultDigits;
  const tag = `${locales[locale].intlTag}-u-nu-${digits}`;
  const local = (text: string): string => (digits === 'beng' ? toBengaliDigits(text) : text);
  const group = (value: number | bigint): string => writeNumber(value, tag);
  return {
    locale,
    digits,
    timeZone,
    currency,
    number: (value) => group(value).replace('-', MINUS),
    badge: (count) => (count > 99 ? `${local('99')}+` : local(String(count))),
    percent: (basisPoints) => {
      const { whole, fraction } = splitInteger(basisPoints, 2);
      const decimals = fraction.replace(/0+$/, '');
      const sign = basisPoints < 0 ? MINUS : '';
      return `${sign}${group(whole)}${decimals === '' ? '' : `.${local(decimals)}`}%`;
    },
    multiplier: (hundredths) => {
      const { whole, fraction } = splitInteger(hundredths, 2);
      return `×${group(whole)}.${local(fraction)}`;
    },
    localDigits: (text) => localiseDigits(text, digits),
    ...createMoneyWriter(currency, locale, group, local),
    ...createClock(tag, timeZone, local),
  };
}
