import { expect, test } from 'vitest';
import { deviceOf } from './device-cookie.ts';

const idOf = (cookieHeader?: string) => deviceOf(cookieHeader).headers['Maidan-Device'];

test('SESS-15 a device keeps a random id for thirty days, out of reach of scripts', () => {
  const device = deviceOf('a=b');
  const line = device.cookie(true);
  expect(line.split('; ').toSorted()).toEqual([
    'HttpOnly',
    'Max-Age=2592000',
    'Path=/m',
    'SameSite=Lax',
    'Secure',
    `maidan_device=${device.headers['Maidan-Device']}`,
  ]);
  expect(device.headers['Maidan-Device']).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(device.cookie(false)).not.toContain('Secure');
  expect(idOf('a=b')).not.toBe(idOf('a=b'));
});

test('it reads back what was written, and anything malformed is no device', () => {
  const device = deviceOf(undefined);
  const header = `a=b; ${device.cookie(true).split(';')[0]}`;
  expect(idOf(header)).toBe(device.headers['Maidan-Device']);
  for (const held of ['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}!`]) {
    expect(idOf(`maidan_device=${held}`)).not.toBe(held);
  }
});
