import { describe, expect, it } from 'vitest';
import { HostError, parseTrustedProxies, visitorOf } from './client-address.ts';

const headers = (values: Record<string, string>) =>
  new Headers({ host: 'lobby.example', ...values });

describe('the visitor behind proxies', () => {
  it('believes no forwarded header of a stranger', () => {
    const visitor = visitorOf(
      headers({
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        'cf-country': 'BD',
      }),
      '198.51.100.7',
      parseTrustedProxies('10.0.0.0/8'),
      'cf-country',
    );
    expect(visitor).toEqual({
      address: '198.51.100.7',
      host: 'lobby.example',
      protocol: 'http',
      country: undefined,
    });
  });

  it('takes the last hop that is no proxy of ours', () => {
    const trusts = parseTrustedProxies('10.0.0.0/8, fd00::/8');
    const visitor = visitorOf(
      headers({
        'x-forwarded-for': '1.1.1.1, 203.0.113.9, 10.0.0.4',
        'x-forwarded-proto': 'https',
        'cf-country': 'BD',
      }),
      '::ffff:10.0.0.3',
      trusts,
      'cf-country',
    );
    expect(visitor).toEqual({
      address: '203.0.113.9',
      host: 'lobby.example',
      protocol: 'https',
      country: 'BD',
    });
  });

  it('ignores words that are no address and countries that are no country', () => {
    const visitor = visitorOf(
      headers({ 'x-forwarded-for': 'unknown, <script>', 'cf-country': 'Bangladesh' }),
      '10.0.0.3',
      parseTrustedProxies('10.0.0.3'),
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
    const trusts = parseTrustedProxies('10.0.0.3');
    expect(() => visitorOf(headers(values), '10.0.0.3', trusts, '')).toThrow(HostError);
  });

  it.each(['lobby.example', 'LOBBY.example:8443', 'localhost:3000', '127.0.0.1', '[::1]:3000'])(
    'takes %s for a host',
    (host) => {
      expect(visitorOf(headers({ host }), '10.0.0.3', () => false, '').host).toBe(host);
    },
  );

  it('names the part of TRUSTED_PROXIES that is no network', () => {
    expect(() => parseTrustedProxies('10.0.0.0/8, proxy.internal')).toThrow(/proxy\.internal/);
  });
});
