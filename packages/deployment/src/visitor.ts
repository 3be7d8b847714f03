import { isIP } from 'node:net';
import { plainAddress } from './networks.ts';
import type { TrustedNetworks } from './networks.ts';

/** The visitor behind a request, without the proxies in front. */
export interface Visitor {
  readonly address: string;
  readonly host: string;
  readonly protocol: 'http' | 'https';
  /** Two letters, upper case, where a believed header names the country. */
  readonly country: string | undefined;
}

/** Thrown when nobody can say which host is meant: there is no valid one, or several. */
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
 * Finds address, host, protocol and country of the visitor; forwarded headers count only from a trusted network.
 * @throws HostError for a host that is repeated, a list, or has an impossible port
 */
export function visitorOf(
  headers: Headers,
  socketAddress: string,
  trusted: TrustedNetworks,
  countryHeader: string,
): Visitor {
  const address = visitorAddress(socketAddress, headers.get('x-forwarded-for'), trusted);
  const host = requireHost(headers.get('host') ?? 'localhost');
  if (!trusted.has(socketAddress)) return { address, host, protocol: 'http', country: undefined };
  return {
    address,
    host: requireHost(headers.get('x-forwarded-host') ?? host),
    protocol: headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http',
    country: countryHeader ? countryOf(headers.get(countryHeader)) : undefined,
  };
}

/**
 * The visitor's address behind trusted proxies: the right-most entry of X-Forwarded-For that no trusted network wrote.
 * An untrusted socket is the visitor itself. An entry that is not an address was let in by the proxy after it, and
 * anybody may have written what is to its left, so the search stops at that proxy.
 */
export function visitorAddress(
  socketAddress: string,
  forwardedFor: string | null | undefined,
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

/**
 * A country code from a header or a database, in upper case; undefined for anything else, and for `XX`, which means
 * unknown.
 */
export function countryOf(text: string | null | undefined): string | undefined {
  const code = text?.trim().toUpperCase();
  return code && /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : undefined;
}
