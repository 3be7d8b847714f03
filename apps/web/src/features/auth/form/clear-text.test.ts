import { expect, test } from 'vitest';
import { clearTextFailure } from './clear-text.ts';

test.each([
  'https://lobby.example',
  'http://localhost:3000',
  'http://second.localhost:3000',
  'http://127.0.0.1:3000',
  'http://127.1.2.3',
  'http://[::1]:3000',
])('a password may be posted to %s', (origin) => {
  expect(clearTextFailure({ origin })).toBeUndefined();
});

test.each([
  'http://lobby.example',
  'http://192.168.1.20:3000',
  'http://localhost.example',
  'http://127.0.0.1.example',
])('a password that was posted to %s is refused', (origin) => {
  expect(clearTextFailure({ origin })?.code).toBe('client.form_in_clear');
});
