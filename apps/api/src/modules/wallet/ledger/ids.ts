import { createHash } from 'node:crypto';
import type { Random } from '#platform/secrets/random.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_LENGTH = 10;
const RANDOM_LENGTH = 16;

/**
 * Makes an id of 26 letters and digits that sorts by its time: ten for `nowMs` (Unix milliseconds),
 * sixteen random (80 bits). Easy to read out and to copy, so it is the receipt number as well.
 * Source: the ULID layout with Crockford's alphabet.
 */
export function createJournalId(nowMs: number, random: Random): string {
  const tail = Array.from(random.bytes(RANDOM_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]);
  return journalIdTime(nowMs) + tail.join('');
}

/** How the journal ids of a moment (Unix milliseconds) begin; every later one sorts after it. */
export function journalIdTime(ms: number): string {
  let time = '';
  let rest = Math.max(0, Math.floor(ms));
  for (let index = 0; index < TIME_LENGTH; index += 1) {
    time = (ALPHABET[rest % ALPHABET.length] ?? '') + time;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return time;
}

/**
 * The id of a player's part in a vendor's round: 26 letters and digits made of the three names, so that the round is
 * found by its primary key alone, and two parts never share one.
 */
export function roundIdOf(vendor: string, vendorRoundId: string, memberId: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([vendor, vendorRoundId, memberId]))
    .digest();
  return Array.from({ length: TIME_LENGTH + RANDOM_LENGTH }, (_, index) =>
    ALPHABET.charAt((digest[index] ?? 0) % ALPHABET.length),
  ).join('');
}
