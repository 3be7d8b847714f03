import { describe, expect, it } from 'vitest';
import { parseNetworks } from './networks.ts';
import { PlainError } from './plain-error.ts';

describe('trusted networks', () => {
  it('are networks and single addresses, of both families', () => {
    const trusted = parseNetworks('10.0.0.0/8, 2001:db8::/32,127.0.0.1, ,::1/128');
    const inside = ['10.255.0.1', '::ffff:10.0.0.1', '2001:db8:9::1', '127.0.0.1', '::1'];
    for (const address of inside) expect(trusted.has(address), address).toBe(true);
    const outside = ['11.0.0.1', '127.0.0.2', '2001:db9::1', '::2', 'unknown', ''];
    for (const address of outside) expect(trusted.has(address), address).toBe(false);
    expect(parseNetworks('').has('127.0.0.1')).toBe(false);
    expect(parseNetworks('0.0.0.0/0').has('203.0.113.9')).toBe(true);
  });

  it.each([
    '10.0.0.0/33',
    '2001:db8::/129',
    '10.0.0.0/-1',
    '10.0.0.0/x',
    '10.0.0.0/1e1',
    '10.0.0.0/0x8',
    '10.0.0.0/8.0',
    '10.0.0.0/8/8',
    // Read as a number, an empty prefix would be 0 and trust the whole world.
    '10.0.0.0/',
    '/8',
    'proxy.internal',
    '10.0.0',
  ])('%s is none, and is named', (part) => {
    expect(() => parseNetworks(`127.0.0.1, ${part}`)).toThrow(PlainError);
    expect(() => parseNetworks(`127.0.0.1, ${part}`)).toThrow(`holds ${part}, which`);
  });
});
