import { BlockList, isIP } from 'node:net';

/** Tells whether an address belongs to a proxy whose forwarded headers are believed. */
export type TrustsProxy = (address: string) => boolean;

/**
 * Reads `TRUSTED_PROXIES`: addresses and CIDR networks joined by commas.
 * @throws Error naming the part that is neither
 */
export function parseTrustedProxies(list: string): TrustsProxy {
  const networks = new BlockList();
  for (const part of list
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const [network = '', prefix] = part.split('/');
    const family = isIP(network);
    if (family === 0)
      throw new Error(`TRUSTED_PROXIES holds "${part}", which is no address or network`);
    const kind = family === 6 ? 'ipv6' : 'ipv4';
    networks.addSubnet(
      network,
      prefix === undefined ? (family === 6 ? 128 : 32) : Number(prefix),
      kind,
    );
  }
  return (address) => {
    const plain = plainAddress(address);
    return networks.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  };
}

/** An IPv4 address without the prefix that dual-stack sockets put before it. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}

/** What the headers of a request mean once the proxies in front are taken away. */
export interface Visitor {
  readonly address: string;
  readonly host: string;
  readonly protocol: 'http' | 'https';
  readonly country: string | undefined;
}

/** Raised when nobody can say which host is asked for: none that is one, or several. */
export class HostError extends Error {
  override readonly name = 'HostError';
}

const HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i;

function requireHost(host: string): string {
  const [, port = '0'] = HOST.exec(host) ?? [];
  if (!HOST.test(host) || Number(port) > 65_535 || !URL.canParse(`http://${host}`))
    throw new HostError('The request names no host, or several');
  return host;
}

/**
 * Finds address, host, protocol and country of the visitor; forwarded headers count only from a trusted proxy.
 * @throws HostError when the host is none: doubled, a list, or with a port that there is not
 */
export function visitorOf(
  headers: Headers,
  socketAddress: string,
  trustsProxy: TrustsProxy,
  countryHeader: string,
): Visitor {
  const peer = plainAddress(socketAddress);
  const host = requireHost(headers.get('host') ?? 'localhost');
  if (!trustsProxy(peer)) return { address: peer, host, protocol: 'http', country: undefined };
  const chain = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((text) => plainAddress(text.trim()))
    .filter((text) => isIP(text) > 0);
  const address = chain.findLast((hop) => !trustsProxy(hop)) ?? chain[0] ?? peer;
  const country = countryHeader ? (headers.get(countryHeader) ?? undefined) : undefined;
  return {
    address,
    host: requireHost(headers.get('x-forwarded-host') ?? host),
    protocol: headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http',
    country: country && /^[A-Z]{2}$/.test(country) ? country : undefined,
  };
}
