import { expect, test } from 'vitest';
import { readCookies } from './request.ts';
import { readSocialCookie, socialCookie } from './social.ts';

const header = (line: string) => line.split(';')[0];
const read = (text?: string) => readSocialCookie(readCookies(text, false));

test('a sign-in with a provider is kept for ten minutes, out of reach of scripts, and read back', () => {
  const newcomer = { ticket: 'new-ticket', name: 'রাফি', email: 'rafi@mail.example' };
  const url = 'https://provider.example/authorize?state=s';
  const line = socialCookie({ back: '/m/help', ticket: undefined, url, newcomer }, false);
  expect(line).toContain('HttpOnly');
  expect(line).toContain('SameSite=Lax');
  expect(line).toContain('Max-Age=600');
  expect(read(`a=b; ${header(line)}`)).toEqual({
    back: '/m/help',
    ticket: undefined,
    url,
    newcomer,
  });
  expect(socialCookie(undefined, false)).toContain('Max-Age=0');
});

test('anything malformed reads as no sign-in', () => {
  const encoded = (value: unknown) =>
    `maidan_social=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
  expect(read()).toBeUndefined();
  expect(read('maidan_social=%%%')).toBeUndefined();
  expect(read(encoded(null))).toBeUndefined();
  expect(read(encoded({ ticket: 'x' }))).toBeUndefined();
  expect(read(encoded({ back: '/m', ticket: 7, newcomer: { name: 'x' } }))).toEqual({
    back: '/m',
    ticket: undefined,
    url: undefined,
    newcomer: undefined,
  });
  for (const url of ['javascript:alert(1)', '//evil.example', 'https://', 7]) {
    expect(read(encoded({ back: '/m', url }))?.url).toBeUndefined();
  }
});
