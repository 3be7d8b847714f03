import type { Digits, Locale } from '../locales.ts';

/** A day heading: `key` is the message of a named day, `day` the day and month in words. */
export type DayHeading = {
  readonly key: 'ui.day.today' | 'ui.day.yesterday' | undefined;
  readonly day: string;
};

/** How long ago something was: the message and its whole count, 0 for “just now”. */
export type RelativeTime = {
  readonly key: 'ui.ago.now' | 'ui.ago.minutes' | 'ui.ago.hours' | 'ui.ago.days';
  readonly count: number;
};

/** An amount: an integer of minor units (paisa for the taka) and the code of its currency. */
export type MoneyValue = { readonly amountMinor: number; readonly currency: string };

/** How a currency is written: ISO code, decimal places (0 to 4) and the sign before the number. */
export type CurrencyStyle = {
  readonly code: string;
  readonly exponent: number;
  readonly symbol: string;
};

/**
 * Decimals of an amount: `always` for balances, `none` for whole bets (cut, never rounded up),
 * `auto` only when there are some.
 */
export type Decimals = 'always' | 'none' | 'auto';

/** `auto` writes only the minus, `always` also a plus before gains. Zero never has a sign. */
export type SignDisplay = 'auto' | 'always';

/** The parts of an amount, for a screen that shows the decimals smaller. Joined, they are the text of `money`. */
export type SplitMoney = {
  readonly sign: string;
  readonly symbol: string;
  readonly whole: string;
  /** The decimals with their point, empty when there are none. */
  readonly decimals: string;
};

/** What a reader's format depends on. */
export type FormatOptions = {
  readonly locale: Locale;
  readonly digits?: Digits;
  /** IANA name; Asia/Dhaka when left out. */
  readonly timeZone?: string;
  /** The site's currency; the taka when left out. */
  readonly currency?: CurrencyStyle;
};

/**
 * Writes numbers, amounts, dates and times for one reader. Grouping is by lakh and crore in both languages. The
 * currency sign stands before the number without a space, and the minus (U+2212) before that sign. Nothing here uses
 * floating point on money. Instants are ISO texts in UTC or Dates, written in the site's time zone.
 */
export type Format = {
  readonly locale: Locale;
  readonly digits: Digits;
  readonly timeZone: string;
  readonly currency: CurrencyStyle;
  /** A whole number or bigint with grouping: ১,২৪৮. */
  readonly number: (value: number | bigint) => string;
  /** A count for a badge: the number up to 99, then 99+ (SESS-24). */
  readonly badge: (count: number) => string;
  /** An amount: ৳১২,৩৪,৫৬৭.৮৯, −৳৮০০. @throws RangeError for a currency that is not the site's */
  readonly money: (
    value: MoneyValue,
    options?: { readonly decimals?: Decimals; readonly sign?: SignDisplay },
  ) => string;
  /** An amount of one lakh or more in words: ৳৩৪.২ লাখ, ৳১.২ কোটি; smaller ones without decimals, unless told otherwise. */
  readonly moneyShort: (value: MoneyValue, decimals?: Decimals) => string;
  /** The parts of `money` with its options. */
  readonly splitMoney: (
    value: MoneyValue,
    options?: { readonly decimals?: Decimals; readonly sign?: SignDisplay },
  ) => SplitMoney;
  /** A hidden amount: the sign of the currency and one ✱ for each digit before the point. */
  readonly maskMoney: (value: MoneyValue) => string;
  /** A percentage from basis points, with as many decimals as it has: ৬৪%, ১২.৫%. */
  readonly percent: (basisPoints: number) => string;
  /** A multiplier from hundredths, always with two decimals: ×২.৪৭. */
  readonly multiplier: (hundredths: number) => string;
  /** The text with its digits in the reader's set; for text that is data, not for names or codes. */
  readonly localDigits: (text: string) => string;
  /** YYYY/MM/DD, as the back office sends dates (PROMO-03, NOTICE-07). */
  readonly date: (instant: string | Date) => string;
  /** HH:mm of the day, 00:00 to 23:59. */
  readonly time: (instant: string | Date) => string;
  /** HH:mm:ss of the day, for receipts and clocks. */
  readonly clock: (instant: string | Date) => string;
  /** `date`, a space and `time`. */
  readonly dateTime: (instant: string | Date) => string;
  /** Day and month in words: ২১ নভেম্বর. */
  readonly dayMonth: (instant: string | Date) => string;
  /** Month in words and year: নভেম্বর ২০২৬. */
  readonly monthYear: (instant: string | Date) => string;
  /** YYYY-MM-DD in Latin digits of the day in the site's time zone, to group by; never shown. */
  readonly dayKey: (instant: string | Date) => string;
  /** Heading of a day in a list: the key of “today” or “yesterday” when it is one, and the day. */
  readonly dayHeading: (instant: string | Date, now: string | Date) => DayHeading;
  /** How long ago: a message key and its count. A time in the future counts as now. */
  readonly ago: (instant: string | Date, now: string | Date) => RelativeTime;
  /** Seconds left as m:ss, from 0:00; for countdowns longer than a minute. */
  readonly duration: (seconds: number) => string;
};
