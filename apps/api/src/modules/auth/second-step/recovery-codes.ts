import { createHmac } from 'node:crypto';
import { CLEAR_LETTERS, drawText } from '#platform/secrets/random.ts';
import type { Random } from '#platform/secrets/random.ts';

/** How many codes a member gets. */
const COUNT = 10;
/** Letters of each half of a code: together nearly 40 random bits, of which few tries are ever taken. */
const HALF = 4;

/** Ten different codes, such as `7KQ4-M2XD`. */
export function newRecoveryCodes(random: Random): string[] {
  const half = () => drawText(random, CLEAR_LETTERS, HALF).toUpperCase();
  const codes = new Set<string>();
  while (codes.size < COUNT) codes.add(`${half()}-${half()}`);
  return [...codes];
}

/** What is kept of a code: a hash with a key of the deployment, the same for every way of spacing the code. */
export function recoveryHash(
  key: Buffer,
  whose: { readonly siteId: string; readonly memberId: string },
  code: string,
): string {
  const letters = code.replaceAll(/[^a-z0-9]/gi, '').toUpperCase();
  return createHmac('sha256', key)
    .update([whose.siteId, whose.memberId, letters].join('\n'))
    .digest('base64url');
}
