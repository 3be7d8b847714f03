import { expect, test } from 'vitest';
import { readSocialCookie, socialCookie } from './social-cookie.ts';

const header = (line: string) => line.split(';')[0];

test('a sign-in with a provider is kept from scripts for ten minutes, and read again', () => {
  const newcomer = { ticket: 'new-ticket', name: 'রাফি', email: 'rafi@mail.example' };
  const url = 'https://provider.example/authorize?state=s';
  const line = socialCookie({ back: '/m/help', ticket: undefined, url, newcomer }, true);
  expect(line).toMatch(/HttpOnly.*Secure/);
  expect(line).toContain('SameSite=Lax');
  expect(line).toContain('Max-Age=600');
  expect(readSocialCookie(`a=b; ${header(line)}`)).toEqual({
    back: '/m/help',
    ticket: undefined,
    url,
    newcomer,
  });
  expect(socialCookie(undefined, false)).toContain('Max-Age=0');
});

test('anything malformed is no sign-in', () => {
  const encoded = (value: unknown) =>
    `maidan_social=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
  expect(readSocialCookie(undefined)).toBeUndefined();
  expect(readSocialCookie('maidan_social=%%%')).toBeUndefined();
  expect(readSocialCookie(encoded(null))).toBeUndefined();
  expect(readSocialCookie(encoded({ ticket: 'x' }))).toBeUndefined();
  expect(readSocialCookie(encoded({ back: '/m', ticket: 7, newcomer: { name: 'x' } }))).toEqual({
    back: '/m',
    ticket: undefined,
    url: undefined,
    newcomer: undefined,
  });
  for (const url of ['javascript:alert(1)', '//evil.example', 'https://', 7]) {
    expect(readSocialCookie(encoded({ back: '/m', url }))?.url).toBeUndefined();
  }
});
