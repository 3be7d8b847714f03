/**
 * Money on the wire and in every calculation: an integer of minor units beside its currency.
 * Free of zod, so that the browser may import it. Text is made by `@maidan/i18n` only.
 */

/** Digits after the point of each currency the project knows (ISO 4217 exponents). */
export const CURRENCY_EXPONENT = { BDT: 2, INR: 2, USD: 2 } as const;

/** ISO 4217 code of a currency a site may use. */
export type CurrencyCode = keyof typeof CURRENCY_EXPONENT;

/** An amount: `amountMinor` is a safe integer of minor units (poisha for BDT) and may be negative. */
export interface Money {
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
}

/** Raised when an amount is not a safe integer, or two currencies meet in one sum. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';
}

/**
 * Promises an amount that is a safe integer.
 * @throws MoneyError when `amountMinor` is not one
 */
export function money(amountMinor: number, currency: CurrencyCode): Money {
  if (!Number.isSafeInteger(amountMinor))
    throw new MoneyError(`Not an integer of minor units: ${amountMinor}`);
  return { amountMinor, currency };
}

/**
 * The sum of two amounts of one currency.
 * @throws MoneyError when the currencies differ or the sum leaves the safe integers
 */
export function addMoney(left: Money, right: Money): Money {
  if (left.currency !== right.currency)
    throw new MoneyError(`Cannot add ${right.currency} to ${left.currency}`);
  return money(left.amountMinor + right.amountMinor, left.currency);
}

/**
 * A share of an amount in basis points (100 = 1 %), rounded down towards zero so that shares never exceed the whole.
 * @throws MoneyError when the result leaves the safe integers
 */
export function shareOf(amount: Money, basisPoints: number): Money {
  const share = (BigInt(amount.amountMinor) * BigInt(basisPoints)) / 10_000n;
  return money(Number(share), amount.currency);
}
