import { describe, expect, it } from 'vitest';
import { forwardedAddress, networkOf, parseNetworks, throttleAddress } from './client-address.ts';
import { PlainError } from './plain-error.ts';

const trusted = parseNetworks('10.0.0.0/8, 2001:db8::/32,127.0.0.1');

const read = (socket: string, chain?: string) => forwardedAddress(socket, chain, trusted);

describe('client addresses', () => {
  it('a throttle counts IPv6 by its /64 and IPv4 whole', () => {
    expect(throttleAddress('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(throttleAddress('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(throttleAddress('2001:DB8:0001:2::')).toBe('2001:db8:1:2::/64');
    expect(throttleAddress('::1')).toBe('0:0:0:0::/64');
    expect(throttleAddress('192.0.2.7')).toBe('192.0.2.7');
    expect(throttleAddress('::ffff:192.0.2.7')).toBe('192.0.2.7');
  });

  it('the network of an address is the /24 of IPv4 and the /56 of IPv6', () => {
    expect(networkOf('192.0.2.7')).toBe('192.0.2.0/24');
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.0/24');
    expect(networkOf('2001:db8:1:2aff::9')).toBe('2001:db8:1:2a00::/56');
    expect(networkOf('2001:DB8:0001:2a00:1::')).toBe('2001:db8:1:2a00::/56');
    expect(networkOf('::1')).toBe('0:0:0:0::/56');
  });

  it('the visitor is the last hop that no trusted network wrote', () => {
    expect(read('203.0.113.9', '1.2.3.4')).toBe('203.0.113.9');
    expect(read('10.1.1.1', '1.2.3.4, 198.51.100.2')).toBe('198.51.100.2');
    expect(read('10.1.1.1', '1.2.3.4, 10.2.2.2')).toBe('1.2.3.4');
    expect(read('10.1.1.1', 'not an address')).toBe('10.1.1.1');
    expect(read('::ffff:10.1.1.1', '2001:db9::1')).toBe('2001:db9::1');
    expect(read('10.1.1.1')).toBe('10.1.1.1');
  });

  it.each(['10.0.0.0/33', 'example.org', '10.0.0.0/x'])('%s is no network', (text) => {
    expect(() => parseNetworks(text)).toThrow(PlainError);
  });
});
