import { forwardedAddress, plainAddress } from './client-address.ts';
import type { TrustedNetworks } from './client-address.ts';
import type { CountryLookup } from './http/country-database.ts';
import { isSameSecret } from './same-secret.ts';

/** Who asks, as far as the connection and believed headers tell. */
export interface RequestOrigin {
  /** Host the visitor asked for, lower case, without port. */
  readonly host: string;
  /** Address of the visitor. */
  readonly clientAddress: string;
  /** Two letters, upper case, when a believed header or the country database named it. */
  readonly country: string | undefined;
  /** True when only the address can tell the country: no believed header did, and there is a database. */
  readonly isCountryByAddress: boolean;
  /** True when the call came from web, proved by the deployment's secret. */
  readonly isFromWeb: boolean;
  /** The random id that web keeps in a cookie of the visitor's device; undefined when web named none. */
  readonly deviceId: string | undefined;
}

/** Headers that web sends beside the deployment's secret. */
const WEB_HEADERS = {
  deployment: 'Maidan-Deployment',
  host: 'Maidan-Host',
  clientAddress: 'Maidan-Client-Address',
  country: 'Maidan-Country',
  device: 'Maidan-Device',
} as const;
/** 256 random bits, base64url. */
const DEVICE_ID = /^[A-Za-z0-9_-]{43}$/;

/** What origins are read with. */
interface OriginOptions {
  readonly deploymentSecret: string;
  readonly trusted: TrustedNetworks;
  readonly countryHeader: string;
  readonly countries: CountryLookup | undefined;
}

/**
 * Reads who asks. Headers of web count only with the secret, those of a proxy only from a trusted network. A believed
 * header names the country before the country database does.
 */
export function readOrigin(
  header: (name: string) => string | undefined,
  socketAddress: string,
  options: OriginOptions,
): RequestOrigin {
  const presented = header(WEB_HEADERS.deployment);
  if (presented !== undefined && isSameSecret(presented, options.deploymentSecret)) {
    const clientAddress = plainAddress(header(WEB_HEADERS.clientAddress) ?? socketAddress);
    return {
      host: hostName(header(WEB_HEADERS.host) ?? header('host')),
      clientAddress,
      ...placeOf(countryOf(header(WEB_HEADERS.country)), clientAddress, options.countries),
      isFromWeb: true,
      deviceId: DEVICE_ID.exec(header(WEB_HEADERS.device) ?? '')?.[0],
    };
  }
  const isProxied = options.trusted.has(socketAddress);
  const forwardedHost = isProxied ? header('x-forwarded-host')?.split(',').at(-1) : undefined;
  const named = isProxied ? countryOf(header(options.countryHeader)) : undefined;
  const forwardedFor = header('x-forwarded-for');
  const clientAddress = forwardedAddress(socketAddress, forwardedFor, options.trusted);
  return {
    host: hostName(forwardedHost ?? header('host')),
    clientAddress,
    ...placeOf(named, clientAddress, options.countries),
    isFromWeb: false,
    deviceId: undefined,
  };
}

function placeOf(
  named: string | undefined,
  address: string,
  countries: CountryLookup | undefined,
): Pick<RequestOrigin, 'country' | 'isCountryByAddress'> {
  const country = named ?? countryOf(countries?.countryOf(address));
  return { country, isCountryByAddress: named === undefined && countries !== undefined };
}

function hostName(host: string | undefined): string {
  const text = (host ?? '').trim().toLowerCase();
  return text.startsWith('[') ? text.replace(/\]:\d+$/, ']') : text.replace(/:\d+$/, '');
}

function countryOf(text: string | undefined): string | undefined {
  const code = text?.trim().toUpperCase();
  return code && /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : undefined;
}
