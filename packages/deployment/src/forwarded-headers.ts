import { isIP } from 'node:net';
import { FORWARDED_HEADERS } from '@maidan/contract/forwarded-headers';
import { readDeviceId } from './device-id.ts';
import { plainAddress } from './networks.ts';
import { isSameSecret } from './same-secret.ts';
import { countryOf } from './visitor.ts';
import type { Visitor } from './visitor.ts';

/** What web forwarded about a visitor; a field is undefined when web did not send it, or sent it malformed. */
export interface ForwardedVisitor {
  readonly host: string | undefined;
  readonly address: string | undefined;
  readonly country: string | undefined;
  readonly deviceId: string | undefined;
}

/** The headers in which web tells the back end who asks, with the secret that proves them. */
export function forwardedHeaders(visitor: Visitor, secret: string): Record<string, string> {
  return {
    [FORWARDED_HEADERS.deployment]: secret,
    [FORWARDED_HEADERS.host]: visitor.host,
    [FORWARDED_HEADERS.clientAddress]: visitor.address,
    ...(visitor.country ? { [FORWARDED_HEADERS.country]: visitor.country } : {}),
  };
}

/** The header in which web tells the back end which device asks. */
export function deviceHeaders(deviceId: string): Record<string, string> {
  return { [FORWARDED_HEADERS.device]: deviceId };
}

/**
 * Reads what web forwarded about a visitor; undefined without the deployment's secret, because anybody could have
 * written it.
 */
export function readForwardedHeaders(
  header: (name: string) => string | undefined,
  secret: string,
): ForwardedVisitor | undefined {
  const presented = header(FORWARDED_HEADERS.deployment);
  if (presented === undefined || !isSameSecret(presented, secret)) return undefined;
  const address = plainAddress(header(FORWARDED_HEADERS.clientAddress) ?? '');
  return {
    host: header(FORWARDED_HEADERS.host),
    address: isIP(address) === 0 ? undefined : address,
    country: countryOf(header(FORWARDED_HEADERS.country)),
    deviceId: readDeviceId(header(FORWARDED_HEADERS.device)),
  };
}
