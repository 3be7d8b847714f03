import type { FormEvent } from 'react';
import { toLatinDigits } from '@maidan/contract/digits';

/** Drops from an input whatever is no digit of any script (REG-22, REG-23). */
export function keepDigits({ currentTarget }: FormEvent<HTMLInputElement>): void {
  const digits = currentTarget.value.replaceAll(/[^\p{Nd}]/gu, '');
  if (digits !== currentTarget.value) currentTarget.value = digits;
}

/** A code as it is sent: Latin digits without blanks. */
export function codeText(typed: string): string {
  return toLatinDigits(typed.trim());
}

/** A number as it is checked and sent: Latin digits without what people put between them, and without the code beside it. */
export function mobileText(typed: string, diallingCode: string): string {
  const digits = toLatinDigits(typed).replaceAll(/[\s().-]/g, '');
  return digits.startsWith('+') && digits.startsWith(diallingCode)
    ? digits.slice(diallingCode.length)
    : digits;
}

/** A number so that its owner knows it again and nobody else learns it. */
export function maskedNumber(diallingCode: string, number: string): string {
  // Behind a country code the zero of calls within the country is not written.
  const national = number.replace(/^0+/, '');
  const hidden = national.length - 5;
  if (hidden <= 0) return `${diallingCode} ${national}`;
  return `${diallingCode} ${national.slice(0, 2)}${'•'.repeat(hidden)}${national.slice(-3)}`;
}
