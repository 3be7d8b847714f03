import type { FormEvent } from 'react';
import { toLatinDigits } from '@maidan/contract/digits';

/** Removes from an input everything that is not a Latin or Bengali digit (REG-22, REG-23). */
export function keepDigits({ currentTarget }: FormEvent<HTMLInputElement>): void {
  const digits = currentTarget.value.replaceAll(/[^\p{Nd}]/gu, '');
  if (digits !== currentTarget.value) currentTarget.value = digits;
}

/** A code as it is sent: Latin digits without spaces. */
export function codeText(typed: string): string {
  return toLatinDigits(typed.trim());
}

/** A number as it is checked and sent: Latin digits without separators and without the dialling code. */
export function mobileText(typed: string, diallingCode: string): string {
  const digits = toLatinDigits(typed).replaceAll(/[\s().-]/g, '');
  return digits.startsWith('+') && digits.startsWith(diallingCode)
    ? digits.slice(diallingCode.length)
    : digits;
}

/** A number masked so that its owner recognises it and nobody else learns it. */
export function maskedNumber(diallingCode: string, number: string): string {
  // The zero for calls within a country is not written behind a dialling code.
  const national = number.replace(/^0+/, '');
  const hidden = national.length - 5;
  if (hidden <= 0) return `${diallingCode} ${national}`;
  return `${diallingCode} ${national.slice(0, 2)}${'•'.repeat(hidden)}${national.slice(-3)}`;
}
