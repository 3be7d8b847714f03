import { isIP } from 'node:net';
import { plainAddress } from './networks.ts';

/**
 * The part of an address that throttles count: IPv4 whole, IPv6 by its /64, since one visitor owns at least that much.
 */
export function throttleAddress(address: string): string {
  const plain = plainAddress(address);
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/**
 * The network of an address, of the size that one tenant usually rents: the /24 of IPv4, the /56 of IPv6. Unrelated
 * visitors may share it, so a count by network alone must never shut anybody out.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  const [first, second, third, fourth = '0'] = groupsOf(plain);
  const upper = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return `${first}:${second}:${third}:${upper}::/56`;
}

/** The eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...after];
  return all.map((group) => Number.parseInt(group || '0', 16).toString(16));
}
