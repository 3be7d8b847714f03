import { BlockList, isIP } from 'node:net';
import { PlainError } from './plain-error.ts';

/** Networks from which forwarded headers are believed. */
export interface TrustedNetworks {
  has(address: string): boolean;
}

/**
 * Reads networks in CIDR notation, separated by commas; a plain address stands for itself.
 * @throws PlainError naming the part that is no network
 */
export function parseNetworks(text: string): TrustedNetworks {
  const list = new BlockList();
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part !== '') addNetwork(list, part);
  }
  return {
    has: (address) => {
      const plain = plainAddress(address);
      const family = isIP(plain);
      return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
    },
  };
}

function addNetwork(list: BlockList, part: string): void {
  const [address = '', prefix] = part.split('/');
  const family = isIP(address);
  const most = family === 6 ? 128 : 32;
  const bits = prefix === undefined ? most : Number(prefix);
  if (family === 0 || !Number.isInteger(bits) || bits < 0 || bits > most) {
    throw new PlainError(`TRUSTED_PROXIES holds ${part}, which is no network (write 10.0.0.0/8).`);
  }
  list.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4');
}

/** An address without port noise: IPv4 mapped into IPv6 becomes IPv4, a zone is cut off. */
export function plainAddress(address: string): string {
  const bare = address.trim().replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  return mapped?.[1] ?? bare;
}

/** What a throttle counts for an address: IPv4 whole, IPv6 by its /64, since one visitor owns at least that much. */
export function throttleAddress(address: string): string {
  const plain = plainAddress(address);
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/**
 * The network of an address, as far as whoever rents one has it whole: the /24 of IPv4, the /56 of IPv6. What many share
 * by chance too; so what is counted by it never shuts anybody out alone.
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

/**
 * The visitor's address behind trusted proxies: the right-most entry of X-Forwarded-For that no trusted network wrote.
 * An untrusted socket is the visitor itself.
 */
export function forwardedAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trusted: TrustedNetworks,
): string {
  let address = plainAddress(socketAddress);
  const chain = (forwardedFor ?? '').split(',').map(plainAddress).toReversed();
  for (const hop of chain) {
    if (!trusted.has(address) || isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}
