import { describe, expect, it } from 'vitest';
import { parseTrustedProxies, visitorOf } from './client-address.ts';

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

  it('names the part of TRUSTED_PROXIES that is no network', () => {
    expect(() => parseTrustedProxies('10.0.0.0/8, proxy.internal')).toThrow(/proxy\.internal/);
  });
});
