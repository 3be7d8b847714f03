import { describe, expect, it } from 'vitest';
import { loadCatalogue, offeredLocales } from './loader.ts';
import { loadCatalogues } from './testing.ts';
import { compileCatalogue } from './compile.ts';
import { testLocale } from '../locales.ts';
import type { MessageKey } from './message-keys.ts';
import { stretchCatalogue } from './stretched.ts';
import { createTranslator } from '../translator.ts';

const said = (text: string, values?: Record<string, string | number>) =>
  createTranslator({
    locale: testLocale,
    catalogues: [stretchCatalogue(compileCatalogue({ 'ui.close': text }))],
  }).t('ui.close', values);

describe('the stretched test language', () => {
  it('accents every letter, adds two fifths to the length and puts brackets around the text', () => {
    const text = said('Change password');
    expect(text).toMatch(/^⟦Çĥåñğé þåššŵöřđ .+⟧$/);
    expect(text.length).toBe('Change password'.length * 1.4);
    expect(said('Log in')).toBe('⟦Ļöğ îñ⟧');
    expect(text).not.toMatch(/[a-zA-Z]/);
  });

  it('leaves arguments, plurals and digits as they are', () => {
    expect(
      said('{name} has {count, plural, one {# game} other {# games}}', { name: 'Uran', count: 2 }),
    ).toMatch(/^⟦Uran ĥåš 2 ğåɱéš .+⟧$/);
    expect(said('From {minLength, number} up', { minLength: 6 })).toMatch(/^⟦Ƒřöɱ 6 ûþ .+⟧$/);
  });

  it('has every message of English, and no site offers it', async () => {
    const english = await loadCatalogues('en');
    const stretched = await loadCatalogues(testLocale);
    expect(stretched.map((catalogue) => Object.keys(catalogue))).toEqual(
      english.map((catalogue) => Object.keys(catalogue)),
    );
    for (const [key, message] of Object.entries(await loadCatalogue(testLocale, 'site'))) {
      expect([message[0], String(message.at(-1)).at(-1)], key as MessageKey).toEqual(['⟦', '⟧']);
    }
    expect(offeredLocales).not.toContain(testLocale);
  });
});
