import { createHash } from 'node:crypto';

/**
 * SHA-256, in hexadecimal, of what a command says: its fields in alphabetical order, absent ones left out. Two bodies
 * that say the same have the same hash, however they were written (MONEY-03, VENDOR-02).
 */
export function hashBody(
  body: Readonly<Record<string, string | number | boolean | undefined>>,
): string {
  const fields = Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
