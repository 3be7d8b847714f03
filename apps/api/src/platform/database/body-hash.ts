import { createHash } from 'node:crypto';

/**
 * SHA-256, in hexadecimal, of a body with the fields of every object in alphabetical order, without absent ones. Two bodies
 * with the same fields and values have the same hash, however they were written (MONEY-03, VENDOR-02). The ledger keeps
 * these hashes, so their form never changes.
 */
export function hashBody(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('hex');
}

/** An object as a sorted list of its fields, and likewise every object inside it. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return ['list', ...value.map(sorted)];
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, item]) => [name, sorted(item)]);
}
