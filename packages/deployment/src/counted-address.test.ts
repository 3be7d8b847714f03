import { describe, expect, it } from 'vitest';
import { networkOf, throttleAddress } from './counted-address.ts';

describe('the address that limits count', () => {
  it('is the /64 of IPv6 and the whole IPv4 address for throttles', () => {
    expect(throttleAddress('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(throttleAddress('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(throttleAddress('2001:DB8:0001:2::')).toBe('2001:db8:1:2::/64');
    expect(throttleAddress('::1')).toBe('0:0:0:0::/64');
    expect(throttleAddress('192.0.2.7')).toBe('192.0.2.7');
    expect(throttleAddress('::ffff:192.0.2.7')).toBe('192.0.2.7');
  });

  it('is the /24 of IPv4 and the /56 of IPv6 for networks', () => {
    expect(networkOf('192.0.2.7')).toBe('192.0.2.0/24');
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.0/24');
    expect(networkOf('2001:db8:1:2aff::9')).toBe('2001:db8:1:2a00::/56');
    expect(networkOf('2001:DB8:0001:2a00:1::')).toBe('2001:db8:1:2a00::/56');
    expect(networkOf('::1')).toBe('0:0:0:0::/56');
  });
});
