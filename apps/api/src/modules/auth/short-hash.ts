import { createHash } from 'node:crypto';
import { throttleAddress } from '@maidan/deployment/counted-address';

/** A short hash of a name, id or address, used as a key for counters. The original cannot be read back from it. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 24);
}

/**
 * A hash of browser and address (IPv6 by its /64). Phones of one model behind a carrier's address share it, and a
 * caller can change the user agent at will. So it identifies nobody, and a count by it is always used beside a count
 * per address.
 */
export function browserHash(userAgent: string, address: string): string {
  return shortHash(`${userAgent}\n${throttleAddress(address)}`);
}
