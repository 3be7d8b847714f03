import { describe, expect, it } from 'vitest';
import { parseNetworks } from './networks.ts';
import { HostError, countryOf, visitorAddress, visitorOf } from './visitor.ts';

const headers = (values: Record<string, string>) =>
  new Headers({ host: 'lobby.example', ...values });

describe('the visitor behind proxies', () => {
  it('ignores forwarded headers of a stranger', () => {
    const visitor = visitorOf(
      headers({
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        'cf-country': 'BD',
      }),
      '198.51.100.7',
      parseNetworks('10.0.0.0/8'),
      'cf-country',
    );
    expect(visitor).toEqual({
      address: '198.51.100.7',
      host: 'lobby.example',
      protocol: 'http',
      country: undefined,
    });
  });

  it('is the last hop that is not one of our proxies', () => {
    const trusted = parseNetworks('10.0.0.0/8, fd00::/8');
    const visitor = visitorOf(
      headers({
        'x-forwarded-for': '1.1.1.1, 203.0.113.9, 10.0.0.4',
        'x-forwarded-proto': 'https',
        'cf-country': 'BD',
      }),
      '::ffff:10.0.0.3',
      trusted,
      'cf-country',
    );
    expect(visitor).toEqual({
      address: '203.0.113.9',
      host: 'lobby.example',
      protocol: 'https',
      country: 'BD',
    });
  });

  it('ignores malformed addresses and unknown countries', () => {
    const visitor = visitorOf(
      headers({ 'x-forwarded-for': 'unknown, <script>', 'cf-country': 'Bangladesh' }),
      '10.0.0.3',
      parseNetworks('10.0.0.3'),
      'cf-country',
    );
    expect(visitor.address).toBe('10.0.0.3');
    expect(visitor.country).toBeUndefined();
  });

  it.each([
    ['a doubled host', { host: 'lobby.example, evil.example' }],
    ['a host with a port that there is not', { host: 'lobby.example:99999' }],
    ['a port of letters', { host: 'lobby.example:http' }],
    ['no host at all', { host: '' }],
    ['a host with a path', { host: 'lobby.example/m' }],
    ['a list of forwarded hosts', { 'x-forwarded-host': 'lobby.example, proxy.example' }],
    ['a forwarded host with a bad port', { 'x-forwarded-host': 'lobby.example:70000' }],
  ])('refuses %s', (_what, values) => {
    const trusted = parseNetworks('10.0.0.3');
    expect(() => visitorOf(headers(values), '10.0.0.3', trusted, '')).toThrow(HostError);
  });

  it.each(['lobby.example', 'LOBBY.example:8443', 'localhost:3000', '127.0.0.1', '[::1]:3000'])(
    'accepts %s as a host',
    (host) => {
      expect(visitorOf(headers({ host }), '10.0.0.3', parseNetworks(''), '').host).toBe(host);
    },
  );

  it('stops at a hop that is not an address, because anybody may have written what is before it', () => {
    const trusted = parseNetworks('10.0.0.0/8');
    const read = (chain: string) =>
      visitorOf(headers({ 'x-forwarded-for': chain }), '10.0.0.3', trusted, '').address;
    expect(read('203.0.113.9, unknown')).toBe('10.0.0.3');
    expect(read('203.0.113.9, unknown, 10.0.0.4')).toBe('10.0.0.4');
    expect(read('203.0.113.9, 198.51.100.2:4711')).toBe('10.0.0.3');
    expect(read('203.0.113.9,')).toBe('10.0.0.3');
    expect(read('unknown, 203.0.113.9')).toBe('203.0.113.9');
  });
});

describe('the address of a visitor', () => {
  const trusted = parseNetworks('10.0.0.0/8, 2001:db8::/32,127.0.0.1');
  const read = (socket: string, chain?: string) => visitorAddress(socket, chain, trusted);

  it('is the last hop that no trusted network wrote', () => {
    expect(read('203.0.113.9', '1.2.3.4')).toBe('203.0.113.9');
    expect(read('10.1.1.1', '1.2.3.4, 198.51.100.2')).toBe('198.51.100.2');
    expect(read('10.1.1.1', '1.2.3.4, 10.2.2.2')).toBe('1.2.3.4');
    expect(read('10.1.1.1', '10.3.3.3, 10.2.2.2')).toBe('10.3.3.3');
    expect(read('10.1.1.1', 'not an address')).toBe('10.1.1.1');
    expect(read('::ffff:10.1.1.1', '2001:db9::1')).toBe('2001:db9::1');
    expect(read('10.1.1.1')).toBe('10.1.1.1');
  });

  it('is plain: it has no zone, and IPv4 mapped into IPv6 is IPv4', () => {
    expect(read('::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(read('::FFFF:203.0.113.9')).toBe('203.0.113.9');
    expect(read('fe80::1%eth0')).toBe('fe80::1');
    expect(read('10.1.1.1', ' ::ffff:203.0.113.9 ')).toBe('203.0.113.9');
  });
});

it.each([
  ['BD', 'BD'],
  [' np ', 'NP'],
  ['XX', undefined],
  ['Bangladesh', undefined],
  ['', undefined],
  [null, undefined],
])('a header with %j means the country %s', (text, country) => {
  expect(countryOf(text)).toBe(country);
});
