import { expect, test } from 'vitest';
import { readCookies } from './request.ts';
import { deviceOf } from './device.ts';

const idOf = (cookieHeader?: string) =>
  deviceOf(readCookies(cookieHeader, false)).headers['Maidan-Device'];

test('SESS-15 a device keeps a random id for thirty days, out of reach of scripts', () => {
  const device = deviceOf(readCookies('a=b', true));
  const line = device.cookie(true);
  expect(line.split('; ').toSorted()).toEqual([
    'HttpOnly',
    'Max-Age=2592000',
    'Path=/',
    'SameSite=Lax',
    'Secure',
    `__Host-maidan_device=${device.headers['Maidan-Device']}`,
  ]);
  expect(device.headers['Maidan-Device']).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(device.cookie(false)).not.toContain('Secure');
  expect(idOf('a=b')).not.toBe(idOf('a=b'));
});

test('reads back what was written, and takes anything malformed for no device', () => {
  const device = deviceOf(readCookies(undefined, false));
  const header = `a=b; ${device.cookie(false).split(';')[0]}`;
  expect(idOf(header)).toBe(device.headers['Maidan-Device']);
  for (const held of ['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}!`]) {
    expect(idOf(`maidan_device=${held}`)).not.toBe(held);
  }
});
