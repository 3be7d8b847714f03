import { createHash } from 'node:crypto';
import { throttleAddress } from '@maidan/deployment/counted-address';

/** A short hash: what is kept or counted by it cannot be read back as the name, id or address it was made of. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 24);
}

/**
 * A browser at its address (IPv6 by its /64), as far as a request tells. Phones of one model share it behind a carrier's
 * address, and whoever wants to be another one can be: it proves nothing, and what is counted by it always stands beside
 * a count per address.
 */
export function browserHash(userAgent: string, address: string): string {
  return shortHash(`${userAgent}\n${throttleAddress(address)}`);
}
