import { createHash } from 'node:crypto';

/**
 * SHA-256, in hexadecimal, of a command's fields in alphabetical order, without absent ones. Two bodies with the same
 * fields and values have the same hash, however they were written (MONEY-03, VENDOR-02).
 */
export function hashBody(
  body: Readonly<Record<string, string | number | boolean | undefined>>,
): string {
  const fields = Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
