import { describe, expect, it } from 'vitest';
import { newDeviceId } from './device-id.ts';
import { deviceHeaders, forwardedHeaders, readForwardedHeaders } from './forwarded-headers.ts';
import type { Visitor } from './visitor.ts';

const SECRET = 'a deployment secret of this test, 32 characters';
const visitor: Visitor = {
  address: '203.0.113.9',
  host: 'lobby.example:8443',
  protocol: 'https',
  country: 'BD',
};
const read = (sent: Record<string, string>, secret = SECRET) => {
  const headers = new Headers(sent);
  return readForwardedHeaders((name) => headers.get(name) ?? undefined, secret);
};

describe('what web forwards about a visitor', () => {
  it('is what the back end reads', () => {
    const deviceId = newDeviceId();
    const sent = { ...forwardedHeaders(visitor, SECRET), ...deviceHeaders(deviceId) };
    const { address, host, country } = visitor;
    expect(read(sent)).toEqual({ address, host, country, deviceId });
    expect(read(forwardedHeaders({ ...visitor, country: undefined }, SECRET))).toEqual({
      address,
      host,
      country: undefined,
      deviceId: undefined,
    });
  });

  it('counts only with the secret', () => {
    const sent = forwardedHeaders(visitor, SECRET);
    expect(read(sent, `${SECRET}.`)).toBeUndefined();
    const { 'Maidan-Deployment': _secret, ...without } = sent;
    expect(read(without)).toBeUndefined();
    expect(read({ ...sent, 'Maidan-Deployment': '' })).toBeUndefined();
  });

  it('is left out when it is malformed', () => {
    const odd = {
      'Maidan-Client-Address': 'unknown',
      'Maidan-Country': 'XX',
      'Maidan-Device': 'x'.repeat(44),
    };
    expect(read({ 'Maidan-Deployment': SECRET, ...odd })).toEqual({
      address: undefined,
      host: undefined,
      country: undefined,
      deviceId: undefined,
    });
  });
});
