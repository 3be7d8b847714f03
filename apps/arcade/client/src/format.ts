/** Formats and reads the numbers that a player sees. */
export interface Format {
  /** A whole or decimal number in Latin digits, converted to the player's digits. */
  digits: (text: string | number) => string;
  /** Minor units as money: symbol first, lakh grouping, decimals only when they are not zero. */
  money: (minor: number) => string;
  /** What a round left: with its sign, which zero has none of. */
  net: (minor: number) => string;
  /** Money without symbol, for small buttons. */
  plain: (minor: number) => string;
  /** Hundredths with both decimals, such as 49.50. */
  decimals: (hundredths: number) => string;
  /** A whole number in groups: 10,000. */
  grouped: (whole: number) => string;
  /** Hundredths as a multiplier such as 2.47×. */
  times: (hundredths: number) => string;
  /** The same without trailing zeros: 2.5×, 33×. */
  timesShort: (hundredths: number) => string;
  /** Basis points as percent, such as 96.00%. */
  percent: (basisPoints: number) => string;
  /** The same without trailing zeros: 48%, 4.8%. */
  share: (basisPoints: number) => string;
  /** Reads an amount typed in either digit set; answers minor units, or undefined when it is not an amount. */
  readAmount: (text: string) => number | undefined;
}

const BENGALI_ZERO = 0x09e6;
const DEVANAGARI_ZERO = 0x0966;
const SYMBOLS: Record<string, string> = { BDT: '৳', INR: '₹', USD: '$', EUR: '€' };

/** Groups a whole number the South Asian way: 12,34,567. */
export function groupLakh(whole: string): string {
  const last = whole.slice(-3);
  const rest = whole.slice(0, -3);
  if (rest === '') return last;
  return `${rest.replaceAll(/\B(?=(\d{2})+$)/g, ',')},${last}`;
}

/** Converts Bengali and Devanagari digits to Latin ones and leaves everything else. */
export function toLatin(text: string): string {
  return text.replaceAll(/[০-৯०-९]/g, (digit) => {
    const point = digit.codePointAt(0) ?? BENGALI_ZERO;
    return String(point - (point < BENGALI_ZERO ? DEVANAGARI_ZERO : BENGALI_ZERO));
  });
}

function toBengali(text: string): string {
  return text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(BENGALI_ZERO + Number(digit)));
}

/** Makes the formatter of a currency and digit set. */
export function createFormat(currency: string, digitSet: 'beng' | 'latn'): Format {
  const digits = (text: string | number) =>
    digitSet === 'beng' ? toBengali(String(text)) : String(text);
  const symbol = SYMBOLS[currency] ?? `${currency} `;

  function plain(minor: number): string {
    const size = Math.abs(minor);
    const whole = groupLakh(String(Math.trunc(size / 100)));
    const cents = size % 100;
    const text = cents === 0 ? whole : `${whole}.${String(cents).padStart(2, '0')}`;
    return digits(text);
  }

  function hundredthsText(hundredths: number): string {
    const whole = groupLakh(String(Math.trunc(hundredths / 100)));
    return digits(`${whole}.${String(hundredths % 100).padStart(2, '0')}`);
  }

  const money = (minor: number) => `${minor < 0 ? '−' : ''}${symbol}${plain(minor)}`;

  return {
    digits,
    plain,
    money,
    net: (minor) => `${minor > 0 ? '+' : ''}${money(minor)}`,
    grouped: (whole) => digits(groupLakh(String(whole))),
    decimals: hundredthsText,
    times: (hundredths) => `${hundredthsText(hundredths)}×`,
    timesShort: (hundredths) => {
      const rest = String(hundredths / 100).split('.')[1];
      const whole = groupLakh(String(Math.trunc(hundredths / 100)));
      return `${digits(rest === undefined ? whole : `${whole}.${rest}`)}×`;
    },
    percent: (basisPoints) => `${hundredthsText(basisPoints)}%`,
    share: (basisPoints) => digits(`${basisPoints / 100}%`),
    readAmount(text) {
      const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(
        toLatin(text).replaceAll(/[,\s৳₹$€×A-Z]/g, ''),
      );
      if (match === null) return undefined;
      return Number(match[1]) * 100 + Number((match[2] ?? '0').padEnd(2, '0'));
    },
  };
}
