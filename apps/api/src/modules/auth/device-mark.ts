import { createHash } from 'node:crypto';
import { throttleAddress } from '#platform/client-address.ts';

/** A short hash: what is counted by it cannot be read back as the name or address it was made of. */
export function shortMark(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 24);
}

/**
 * A device as far as a request tells: its browser at its address (IPv6 by its /64). Whoever wants to be another device can
 * be, so what is counted per device always stands beside a count per address.
 */
export function deviceMark(userAgent: string, address: string): string {
  return shortMark(`${userAgent}\n${throttleAddress(address)}`);
}
