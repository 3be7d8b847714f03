import { describe, expect, it, vi } from 'vitest';
import type { CompiledCatalogue } from './catalogues/catalogue.types.ts';
import { loadCatalogues } from './catalogues/testing.ts';
import { compileCatalogue } from './catalogues/compile.ts';
import { createTranslator } from './translator.ts';

const bnCatalogues = await loadCatalogues('bn');
const enCatalogues = await loadCatalogues('en');

describe('translator', () => {
  it('SHELL-85 SHELL-86 gives the text of a key in Bengali and in English', () => {
    const bn = createTranslator({ locale: 'bn', catalogues: bnCatalogues });
    const en = createTranslator({ locale: 'en', catalogues: enCatalogues });
    expect(bn.t('games.list.progress', { shown: 36, total: 1248 })).toBe('১,২৪৮টির মধ্যে ৩৬টি');
    expect(en.t('games.list.progress', { shown: 36, total: 1248 })).toBe('36 of 1,248');
    expect(bn.t('member.menu.greeting', { name: 'rafi_88' })).toBe('হ্যালো, rafi_88');
  });

  it('chooses the plural of the language: Bengali has one for 0 and 1, English only for 1', () => {
    const key = 'games.filter.submit';
    const en = createTranslator({ locale: 'en', catalogues: enCatalogues });
    const bn = createTranslator({ locale: 'bn', catalogues: bnCatalogues });
    expect([0, 1, 42].map((count) => en.t(key, { count }))).toEqual([
      'No games',
      'See 1 game',
      'See 42 games',
    ]);
    expect(bn.t(key, { count: 42 })).toBe('৪২টি গেম দেখুন');
  });

  it('writes Bengali sentences in Latin digits where the reader chose them, but leaves names alone', () => {
    const latin = createTranslator({ locale: 'bn', digits: 'latn', catalogues: bnCatalogues });
    expect(latin.t('promotions.activity_apply_remark_limit4')).toContain('3টি');
    expect(latin.t('wallet.record.days_7')).toBe('7 দিন');
    expect(latin.t('games.filter.submit', { count: 42 })).toBe('42টি গেম দেখুন');
    expect(latin.t('member.menu.greeting', { name: 'রাফি১২' })).toBe('হ্যালো, রাফি১২');
  });

  it('SHELL-88 falls back key by key to English, and reports each missing key once', () => {
    const onMissing = vi.fn();
    const translator = createTranslator({
      locale: 'bn',
      catalogues: [],
      fallbackCatalogues: enCatalogues,
      onMissing,
    });
    expect(translator.t('ui.close')).toBe('Close');
    expect(translator.t('ui.close')).toBe('Close');
    expect(onMissing.mock.calls).toEqual([['ui.close', 'bn']]);
  });

  it('never returns a key: it says that a text is loading, and gives the text once the catalogue has loaded', () => {
    const growing: CompiledCatalogue[] = [];
    const translator = createTranslator({ locale: 'bn', catalogues: [], growing: () => growing });
    expect(translator.t('ui.close')).toBe('…');
    growing.push(compileCatalogue({ 'ui.loading': 'লোড হচ্ছে…' }));
    expect(translator.t('ui.close')).toBe('লোড হচ্ছে…');
    expect(translator.has('ui.close')).toBe(false);
    growing.push(...bnCatalogues);
    expect(translator.t('ui.close')).toBe('বন্ধ করুন');
    expect(translator.has('toString')).toBe(false);
  });

  it('lets the texts of a site win over the catalogue without changing the catalogue', () => {
    const overrides = compileCatalogue({ 'ui.close': 'সরান' });
    const site = createTranslator({ locale: 'bn', catalogues: [...bnCatalogues, overrides] });
    const other = createTranslator({ locale: 'bn', catalogues: bnCatalogues });
    expect(site.t('ui.close')).toBe('সরান');
    expect(other.t('ui.close')).toBe('বন্ধ করুন');
    const growing = () => bnCatalogues;
    const late = createTranslator({ locale: 'bn', catalogues: [overrides], growing });
    expect(late.t('ui.close')).toBe('সরান');
  });

  it('refuses to compile a text that is not an ICU message, and names its key', () => {
    expect(() => compileCatalogue({ 'ui.close': '{broken' })).toThrow(/ui\.close/);
  });
});
