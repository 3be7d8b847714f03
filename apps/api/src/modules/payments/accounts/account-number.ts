import { toLatinDigits } from '@maidan/contract/digits';

/** Account numbers of the practice rail. No phone number has this form, so that nobody leaves a real account there. */
const PRACTICE = /^[A-Z]{2,4}\d{8}$/;
/** From short wallet numbers to the longest IBAN (ISO 13616). */
const REAL = /^[A-Z0-9]{6,34}$/;

/**
 * A number in the form in which it is stored and compared: Latin digits, capital letters, no spaces or hyphens. Undefined
 * when it is none of an account. `isPractice` says that only accounts of the practice rail are taken.
 */
export function accountNumberOf(typed: string, isPractice: boolean): string | undefined {
  const number = toLatinDigits(typed).replaceAll(/[\s-]/g, '').toUpperCase();
  return (isPractice ? PRACTICE : REAL).test(number) ? number : undefined;
}

/** A number as its owner recognises it: its leading letters where they are its bank, and its end; four signs are hidden at least. */
export function maskedAccount(number: string): string {
  const start = number.length >= 10 ? (/^[A-Z]{2}/.exec(number)?.[0] ?? '') : '';
  return `${start} •••• ${number.slice(number.length >= 8 ? -4 : -2)}`.trim();
}
