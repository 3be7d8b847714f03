import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Randomness, passed to whoever needs it, so that tests choose it. */
export interface Random {
  /** That many random bytes. */
  bytes(count: number): Buffer;
  /** A whole number from `min` (included) to `max` (not included). */
  integer(min: number, max: number): number;
  /** A new id: a UUID as text. */
  id(): string;
}

/** Letters and digits that nobody mistakes for others, read aloud or typed: no 0, 1, i, l and o. */
export const CLEAR_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A text of `length` characters, each drawn from `letters` by itself. */
export function drawText(random: Random, letters: string, length: number): string {
  return Array.from({ length }, () => letters.charAt(random.integer(0, letters.length))).join('');
}

/** The machine's cryptographic randomness. */
export const systemRandom: Random = {
  bytes: (count) => randomBytes(count),
  integer: (min, max) => randomInt(min, max),
  id: () => randomUUID(),
};
