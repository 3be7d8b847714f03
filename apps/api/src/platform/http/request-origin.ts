import { plainAddress } from '@maidan/deployment/networks';
import type { TrustedNetworks } from '@maidan/deployment/networks';
import { readForwardedHeaders } from '@maidan/deployment/forwarded-headers';
import { countryOf, visitorAddress } from '@maidan/deployment/visitor';
import type { CountryLookup } from './country-database.ts';

/** The visitor, as far as the connection and trusted headers tell. */
export interface RequestOrigin {
  /** Host the visitor asked for, lower case, without port. */
  readonly host: string;
  /** Address of the visitor. */
  readonly clientAddress: string;
  /** Two letters, upper case; set when a trusted header or the country database names the country. */
  readonly country: string | undefined;
  /** True when the address decides the country: no trusted header named one, and there is a database. */
  readonly isCountryByAddress: boolean;
  /** True when the request came from web, proved by the deployment's secret. */
  readonly isFromWeb: boolean;
  /** The random id that web keeps in a cookie of the visitor's device; undefined when web sent none. */
  readonly deviceId: string | undefined;
}

/** What is needed to read an origin. */
interface OriginOptions {
  readonly deploymentSecret: string;
  readonly trusted: TrustedNetworks;
  readonly countryHeader: string;
  readonly countries: CountryLookup | undefined;
}

/**
 * Reads the origin of a request. Headers of web count only with the secret, those of a proxy only from a trusted
 * network. A trusted header for the country takes precedence over the country database.
 */
export function readOrigin(
  header: (name: string) => string | undefined,
  socketAddress: string,
  options: OriginOptions,
): RequestOrigin {
  const forwarded = readForwardedHeaders(header, options.deploymentSecret);
  if (forwarded) {
    const clientAddress = forwarded.address ?? plainAddress(socketAddress);
    return {
      host: hostName(forwarded.host ?? header('host')),
      clientAddress,
      ...placeOf(forwarded.country, clientAddress, options.countries),
      isFromWeb: true,
      deviceId: forwarded.deviceId,
    };
  }
  const isProxied = options.trusted.has(socketAddress);
  const forwardedHost = isProxied ? header('x-forwarded-host')?.split(',').at(-1) : undefined;
  const named = isProxied ? countryOf(header(options.countryHeader)) : undefined;
  const clientAddress = visitorAddress(socketAddress, header('x-forwarded-for'), options.trusted);
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
