import { describe, expect, it } from 'vitest';
import { loadCatalogue, offeredLocales } from './catalogues/loader.ts';
import { defaultLocale, isLocale, localeFromWire, locales, matchLocale } from './locales.ts';

describe('languages', () => {
  it('SHELL-85 the first visit is in Bengali', () => {
    expect(defaultLocale).toBe('bn');
    expect(matchLocale([], ['bn', 'en'])).toBe('bn');
  });

  it('SHELL-86 SHELL-88 Bengali, English and Hindi are complete and therefore offered', () => {
    expect(offeredLocales).toEqual(expect.arrayContaining(['bn', 'en', 'hi']));
  });

  it('SHELL-88 the catalogues of a further language load like those of the first', async () => {
    expect(await loadCatalogue('hi', 'ui')).toMatchObject({ 'ui.close': ['बंद करें'] });
  });

  it('SHELL-87 every language has its own name and a flag', () => {
    for (const entry of Object.values(locales)) {
      expect(entry.name).not.toBe('');
      expect(entry.flag).toMatch(/^[a-z]{2}$/);
      const { language } = new Intl.Locale(entry.htmlLang);
      expect(new Intl.Locale(entry.intlTag).language).toBe(language);
    }
  });

  it('understands the codes of the wire and of browsers', () => {
    expect(['BN', 'bn-BD', 'en_GB', ' En '].map(localeFromWire)).toEqual(['bn', 'bn', 'en', 'en']);
    expect(localeFromWire('fr')).toBeUndefined();
    expect(localeFromWire('toString')).toBeUndefined();
    expect(isLocale('constructor')).toBe(false);
  });

  it('takes the first wish that the site offers, otherwise the language of the site', () => {
    expect(matchLocale(['fr', 'en-US', 'bn'], ['bn', 'en'])).toBe('en');
    expect(matchLocale(['fr'], ['bn', 'en'], 'en')).toBe('en');
    expect(matchLocale(['bn'], ['en'], 'bn')).toBe('en');
  });
});
