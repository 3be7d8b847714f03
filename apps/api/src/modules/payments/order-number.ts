import type { Random } from '#platform/secrets/random.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number of an order, or of a batch of payouts, that can be read out: its letter, the day, and 50 random bits. */
export function orderNumber(letter: 'B' | 'D' | 'W', now: Date, random: Random): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  const tail = Array.from(random.bytes(10), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letter}-${day}-${tail}`;
}
