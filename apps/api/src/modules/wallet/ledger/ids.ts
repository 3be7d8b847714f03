import { createHash } from 'node:crypto';
import type { Random } from '#platform/secrets/random.ts';
import { ALPHABET } from './receipt-number.ts';

const TIME_LENGTH = 10;
const RANDOM_LENGTH = 16;

/**
 * Makes a journal id of 26 letters and digits that sorts by time: ten for `nowMs` (Unix milliseconds), sixteen random
 * (80 bits). Source: the ULID layout with Crockford's alphabet.
 */
export function createJournalId(nowMs: number, random: Random): string {
  const tail = Array.from(random.bytes(RANDOM_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]);
  return journalIdTime(nowMs) + tail.join('');
}

/** The first ten characters of the journal ids of a moment (Unix milliseconds); all later ids sort after it. */
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
 * The id of a player's part in a vendor's round: 26 letters and digits computed from the three names. So a call finds
 * the round by its primary key, and two parts never share an id.
 */
export function roundIdOf(vendor: string, vendorRoundId: string, memberId: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([vendor, vendorRoundId, memberId]))
    .digest();
  return Array.from({ length: TIME_LENGTH + RANDOM_LENGTH }, (_, index) =>
    ALPHABET.charAt((digest[index] ?? 0) % ALPHABET.length),
  ).join('');
}

/** The idempotency key of a movement that a vendor's transaction causes. */
export function vendorMovementKey(kind: string, vendor: string, transactionId: string): string {
  return `${kind}:${vendor}:${transactionId}`;
}

/** The vendor's own id of the transaction in a key of `vendorMovementKey`; it may contain colons itself. */
export function transactionIdOf(movementKey: string): string {
  return movementKey.split(':').slice(2).join(':');
}
