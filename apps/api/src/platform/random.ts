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

/** The machine's cryptographic randomness. */
export const systemRandom: Random = {
  bytes: (count) => randomBytes(count),
  integer: (min, max) => randomInt(min, max),
  id: () => randomUUID(),
};
