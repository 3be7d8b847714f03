import { toLatinDigits } from '@maidan/contract/digits';
import type { Digits } from '../locales.ts';

export { toLatinDigits };

const BENGALI_ZERO = 0x09e6;
const LATIN_ZERO = 0x30;

/** Replaces every Latin digit of a text by its Bengali one; other characters stay. */
export function toBengaliDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - LATIN_ZERO + BENGALI_ZERO),
  );
}

/** Writes the digits of a text in the given set; other characters stay. */
export function localiseDigits(text: string, digits: Digits): string {
  return digits === 'beng' ? toBengaliDigits(text) : toLatinDigits(text);
}

/** Why a typed text is not an amount; each reason has a text in the `wallet.amount` messages. */
export type AmountFailure =
  | 'empty'
  | 'not_a_number'
  | 'negative'
  | 'too_many_decimals'
  | 'too_large';

/** Result of reading a typed amount; `amountMinor` is a safe integer of minor units, 0 or more. */
export type AmountParse =
  | { readonly ok: true; readonly amountMinor: number }
  | { readonly ok: false; readonly reason: AmountFailure };

/**
 * Reads an amount as people type it, without floating point: Bengali and Latin digits (also
 * mixed), grouping commas by lakh or by thousand, an optional sign of the taka in front, spaces
 * around. Never rounds.
 *
 * @param currencyExponent decimal places of the currency, 0 to 4 (2 for the taka)
 */
export function parseAmountText(text: string, currencyExponent: number): AmountParse {
  const plain = toLatinDigits(text)
    .replace(/[\s\u00a0]/g, '')
    .replace(/^([-\u2212]?)৳/, '$1');
  if (plain === '') return failure('empty');
  if (/^[-\u2212]/.test(plain))
    return failure(isAmount(plain.slice(1)) ? 'negative' : 'not_a_number');
  if (!isAmount(plain)) return failure('not_a_number');
  const [whole = '', decimals = ''] = plain.replaceAll(',', '').split('.');
  const significant = decimals.replace(/0+$/, '');
  if (significant.length > currencyExponent) return failure('too_many_decimals');
  const minor = BigInt(`0${whole}${significant.padEnd(currencyExponent, '0')}`);
  if (minor > BigInt(Number.MAX_SAFE_INTEGER)) return failure('too_large');
  return { ok: true, amountMinor: Number(minor) };
}

const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/;
const BY_THOUSAND = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const BY_LAKH = /^\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d*)?$/;

function isAmount(text: string): boolean {
  return PLAIN.test(text) || BY_THOUSAND.test(text) || BY_LAKH.test(text);
}

function failure(reason: AmountFailure): AmountParse {
  return { ok: false, reason };
}
