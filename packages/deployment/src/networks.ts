import { BlockList, isIP } from 'node:net';
import { PlainError } from './plain-error.ts';

/** Networks whose forwarded headers are trusted. */
export interface TrustedNetworks {
  has(address: string): boolean;
}

const PREFIX = /^\d{1,3}$/;

/**
 * Reads networks in CIDR notation, separated by commas; a single address counts as a network.
 * @throws PlainError naming the part that is no network; its sentence begins with the variable's name
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
  const [address = '', prefix, ...more] = part.split('/');
  const family = isIP(address);
  const most = family === 6 ? 128 : 32;
  // An empty prefix reads as 0, which would trust everybody.
  const isPrefix = prefix === undefined || (PREFIX.test(prefix) && Number(prefix) <= most);
  if (family === 0 || !isPrefix || more.length > 0) {
    throw new PlainError(`holds ${part}, which is no network (write 10.0.0.0/8)`);
  }
  list.addSubnet(address, Number(prefix ?? most), family === 6 ? 'ipv6' : 'ipv4');
}

/** An address in its plain form: IPv4 mapped into IPv6 becomes IPv4, and a zone is cut off. */
export function plainAddress(address: string): string {
  const bare = address.trim().replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  return mapped?.[1] ?? bare;
}
