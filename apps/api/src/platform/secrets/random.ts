import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Randomness. It is passed in, so that tests can choose it. */
export interface Random {
  /** `count` random bytes. */
  bytes(count: number): Buffer;
  /** A whole number from `min` (included) to `max` (not included). */
  integer(min: number, max: number): number;
  /** A new id: a UUID as text. */
  id(): string;
}

/** Letters and digits that cannot be confused when read aloud or typed: without 0, 1, i, l and o. */
export const CLEAR_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A text of `length` characters, each drawn independently from `letters`. */
export function drawText(random: Random, letters: string, length: number): string {
  return Array.from({ length }, () => letters.charAt(random.integer(0, letters.length))).join('');
}

/** The machine's cryptographic randomness. */
export const systemRandom: Random = {
  bytes: (count) => randomBytes(count),
  integer: (min, max) => randomInt(min, max),
  id: () => randomUUID(),
};
