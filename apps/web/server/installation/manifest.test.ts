import { createTranslator, NOUNS } from '@maidan/i18n';
import type { Locale } from '@maidan/i18n';
import { beforeAll, describe, expect, test } from 'vitest';
import { testSettings } from '#platform/testing/site-settings.ts';
import { loadedWords, loadWords } from '#platform/words/loader.ts';
import type { SiteIcon } from './icons.ts';
import { webManifestOf } from './manifest.ts';

const icon: SiteIcon = { bytes: new Uint8Array([1]), version: 'a1b2c3d4' };
const drawn = new Map(
  ['icon-192.png', 'icon-512.png', 'maskable-512.png'].map((name) => [name, icon]),
);
const theme = {
  default: 'dark' as const,
  css: '',
  barColour: { dark: '#0b1110', light: '#f4f6f3' },
};
const translatorIn = (locale: Locale) =>
  createTranslator({ locale, catalogues: loadedWords(locale) });

beforeAll(async () => {
  await loadWords('en', NOUNS);
  await loadWords('bn', NOUNS);
});

describe('the manifest of a site', () => {
  test('SHELL-94 installs as a standalone app that stays within the site', () => {
    const manifest = webManifestOf(testSettings({ theme }), translatorIn('en'), drawn);
    expect(manifest).toMatchObject({
      display: 'standalone',
      id: '/m/home',
      start_url: '/m/home',
      scope: '/m',
      theme_color: '#0b1110',
      background_color: '#0b1110',
    });
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
    expect(manifest.shortcuts.every(({ url }) => url.startsWith(manifest.scope))).toBe(true);
  });

  test('SHELL-94 has the icons that a home screen asks for, one of which may be cut to a shape', () => {
    const { icons } = webManifestOf(testSettings({ theme }), translatorIn('en'), drawn);
    expect(icons.map(({ src, sizes, purpose }) => [src, sizes, purpose])).toEqual([
      ['/m/icons/icon-192.png?v=a1b2c3d4', '192x192', 'any'],
      ['/m/icons/icon-512.png?v=a1b2c3d4', '512x512', 'any'],
      ['/m/icons/maskable-512.png?v=a1b2c3d4', '512x512', 'maskable'],
      ['/m/icons/icon.svg', 'any', 'any'],
    ]);
  });

  test('uses the icon from the settings for a site without drawn icons', () => {
    const { icons } = webManifestOf(testSettings({ theme }), translatorIn('en'), new Map());
    expect(icons.map(({ src }) => src)).toEqual(['/m/icons/icon.svg']);
  });

  test('speaks the language of the reader, and is one app in all languages', () => {
    const settings = testSettings({ theme });
    const bengali = webManifestOf(settings, translatorIn('bn'), drawn);
    const english = webManifestOf(settings, translatorIn('en'), drawn);
    expect(bengali).toMatchObject({ name: 'পরীক্ষা', lang: 'bn', dir: 'ltr' });
    expect(english).toMatchObject({ name: 'Test site', lang: 'en' });
    expect(bengali.shortcuts[0]?.name).toBe('হট গেম');
    expect(bengali.id).toBe(english.id);
    expect(bengali.start_url).toBe(english.start_url);
  });

  test('takes the colours of the theme that the site opens with', () => {
    const light = webManifestOf(
      testSettings({ theme: { ...theme, default: 'light' } }),
      translatorIn('en'),
      drawn,
    );
    expect(light.theme_color).toBe('#f4f6f3');
  });

  test.each([
    ['Test site', 'Test site'],
    ['Golden Padma Lobby', 'Golden Padma'],
    ['Rajshahisilkhouse', 'Rajshahisilkhouse'],
  ])('shortens %s under the icon to %s', (en, short) => {
    const settings = testSettings({ theme, name: { bn: en, en } });
    expect(webManifestOf(settings, translatorIn('en'), drawn).short_name).toBe(short);
  });
});
