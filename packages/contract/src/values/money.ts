/** Digits after the point of each currency that the project knows (ISO 4217 exponents). Free of zod. */
export const CURRENCY_EXPONENT = { BDT: 2, INR: 2, USD: 2 } as const;

/** ISO 4217 code of a currency that a site may use. */
export type CurrencyCode = keyof typeof CURRENCY_EXPONENT;
