import { describe, expect, test } from 'vitest';
import { createSite } from '@maidan/site';
import { testSettings } from '#platform/testing/site-settings.ts';
import { readCookies } from '../cookies/request.ts';
import { digitsOf, isDevelopment, localeOf } from './reader-language.ts';

const site = createSite(testSettings({ locales: { default: 'bn', offered: ['bn', 'en', 'hi'] } }));
const page = (query = '') => new URL(`https://lobby.example/m/home${query}`);
const languageOf = (query: string, cookie?: string, development = false) =>
  localeOf(page(query), readCookies(cookie, false), { site: site as never }, development);

describe('the language of a page', () => {
  test('SHELL-85 a first visit gets the language of the site', () => {
    expect(languageOf('')).toBe('bn');
  });

  test('SHELL-89 the choice is kept for the next visit, and a language in the address wins over it', () => {
    expect(languageOf('', 'maidan_language=hi')).toBe('hi');
    expect(languageOf('?lang=en', 'maidan_language=hi')).toBe('en');
  });

  test('SHELL-88 a language that the site does not offer is ignored', () => {
    const narrow = createSite(testSettings({ locales: { default: 'en', offered: ['en'] } }));
    const locale = localeOf(
      page('?lang=hi'),
      readCookies('maidan_language=bn', false),
      { site: narrow as never },
      false,
    );
    expect(locale).toBe('en');
    expect(languageOf('?lang=constructor')).toBe('bn');
  });

  test('the stretched test language is for developers, on their own machine, never on a licensed site', () => {
    expect(languageOf('?lang=en-XA', undefined, true)).toBe('en-XA');
    expect(languageOf('?lang=en-XA')).toBe('bn');
    expect(languageOf('', 'maidan_language=en-XA')).toBe('bn');
    const seen = (pages: '0' | '1', address: string, isSocial = true, host = 'localhost:3000') =>
      isDevelopment(
        { DEVELOPMENT_PAGES: pages },
        { site: { isSocial } as never },
        { address, host },
      );
    expect(seen('1', '127.0.0.1')).toBe(true);
    expect(seen('0', '127.0.0.1')).toBe(false);
    expect(seen('1', '192.0.2.7')).toBe(false);
    expect(seen('1', '127.0.0.1', false)).toBe(false);
    for (const host of ['second.localhost:3000', '127.0.0.1', '[::1]:3000']) {
      expect(seen('1', '127.0.0.1', true, host)).toBe(true);
    }
    for (const host of ['evil.test', 'localhost.evil.test', 'evil-localhost', '192.0.2.1:3000']) {
      expect(seen('1', '127.0.0.1', true, host)).toBe(false);
    }
  });

  test('SHELL-88 Hindi has Latin digits until the reader chooses others', () => {
    const digits = (cookie?: string) =>
      digitsOf('hi', readCookies(cookie, false), { site: site as never });
    expect(digits()).toBe('latn');
    expect(digits('maidan_language=hi-u-nu-beng')).toBe('beng');
    expect(digits('maidan_language=bn-u-nu-beng')).toBe('latn');
  });
});
