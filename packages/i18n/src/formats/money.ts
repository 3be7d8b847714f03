/** Amounts of `createFormat`: integers of minor units into text, without floating point. */
import type {
  CurrencyStyle,
  Decimals,
  Format,
  MoneyValue,
  SignDisplay,
  SplitMoney,
} from './format.types.ts';
import { locales } from '../locales.ts';
import type { Locale } from '../locales.ts';

/** The minus of amounts and numbers. A hyphen would look too short beside digits. */
export const MINUS = '\u2212';

const LAKH = 100_000n;
const CRORE = 10_000_000n;
type MoneyWriter = Pick<Format, 'money' | 'moneyShort' | 'splitMoney' | 'maskMoney'>;

/** Makes the money functions of a format. `group` writes whole numbers, `local` single digits. */
export function createMoneyWriter(
  currency: CurrencyStyle,
  locale: Locale,
  group: (value: bigint) => string,
  local: (text: string) => string,
): MoneyWriter {
  function split(
    value: MoneyValue,
    { decimals = 'always', sign = 'auto' }: { decimals?: Decimals; sign?: SignDisplay } = {},
  ): SplitMoney {
    const { whole, fraction } = splitAmount(value, currency);
    const hasFraction = /[1-9]/.test(fraction);
    const showsFraction = decimals === 'always' || (decimals === 'auto' && hasFraction);
    const isZero = whole === 0n && !(showsFraction && hasFraction);
    return {
      sign: isZero ? '' : signOf(value, sign),
      symbol: currency.symbol,
      whole: group(whole),
      decimals: showsFraction && fraction !== '' ? `.${local(fraction)}` : '',
    };
  }

  function short(value: MoneyValue, decimals: Decimals = 'none'): string {
    const { whole } = splitAmount(value, currency);
    if (whole < LAKH) return join(split(value, { decimals }));
    const [unit, size] = whole >= CRORE ? (['crore', CRORE] as const) : (['lakh', LAKH] as const);
    // Tenths are cut, not rounded, because a total must never look larger than it is.
    const tenths = (whole * 10n) / size;
    const tenth = tenths % 10n === 0n ? '' : `.${local(String(tenths % 10n))}`;
    const amount = `${currency.symbol}${group(tenths / 10n)}${tenth}`;
    return `${signOf(value, 'auto')}${amount} ${locales[locale].shortUnits[unit]}`;
  }

  return {
    money: (value, how) => join(split(value, how)),
    moneyShort: short,
    splitMoney: split,
    maskMoney: (value) =>
      currency.symbol + '✱'.repeat(String(splitAmount(value, currency).whole).length),
  };
}

/** Splits the absolute value of a safe integer at a decimal place. @throws RangeError for others */
export function splitInteger(integer: number, places: number): { whole: bigint; fraction: string } {
  if (!Number.isSafeInteger(integer)) throw new RangeError(`Not a safe integer: ${integer}`);
  const text = String(integer)
    .replace('-', '')
    .padStart(places + 1, '0');
  const at = text.length - places;
  return { whole: BigInt(text.slice(0, at)), fraction: text.slice(at) };
}

function splitAmount(value: MoneyValue, currency: CurrencyStyle) {
  if (value.currency !== currency.code) {
    throw new RangeError(`Cannot write ${value.currency}: the currency here is ${currency.code}`);
  }
  return splitInteger(value.amountMinor, currency.exponent);
}

function signOf(value: MoneyValue, display: SignDisplay): string {
  if (value.amountMinor < 0) return MINUS;
  return display === 'always' ? '+' : '';
}

function join({ sign, symbol, whole, decimals }: SplitMoney): string {
  return sign + symbol + whole + decimals;
}
