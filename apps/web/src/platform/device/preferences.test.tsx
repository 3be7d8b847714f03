// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentTheme, preferencesScript, runMode, useBalanceHidden } from './preferences.ts';
import type { Theme } from './preferences.ts';

const root = document.documentElement;

interface Device {
  readonly kept?: Readonly<Record<string, string>>;
  /** Media queries that match. */
  readonly media?: readonly string[];
  readonly userAgent?: string;
  readonly saveData?: boolean;
}

/** Runs the script of the head as a browser does, and returns the attributes that it set. */
function runScript(
  defaultTheme: Theme,
  { kept = {}, media = [], userAgent = '', saveData }: Device = {},
) {
  for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
  const navigator = { userAgent, ...(saveData === undefined ? {} : { connection: { saveData } }) };
  const matchMedia = (query: string) => ({ matches: media.includes(query) });
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is text of our own, and this is what it is for
  new Function(
    'document',
    'navigator',
    'matchMedia',
    'localStorage',
    preferencesScript(defaultTheme),
  )(document, navigator, matchMedia, localStorage);
  return { ...root.dataset };
}

const LIGHT = '(prefers-color-scheme: light)';
const STANDALONE = '(display-mode: standalone)';

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
});

afterEach(() => void vi.unstubAllGlobals());

describe('the script of the head', () => {
  test('SHELL-90 sets the theme of the site when nothing else is chosen: dark', () => {
    expect(runScript('dark', { media: [LIGHT] })).toMatchObject({ theme: 'dark' });
    expect(currentTheme()).toBe('dark');
  });

  test('SHELL-91 sets the theme that the reader chose before', () => {
    expect(runScript('dark', { kept: { 'maidan.theme': 'light' } })).toMatchObject({
      theme: 'light',
    });
    expect(currentTheme()).toBe('light');
  });

  test.each([
    [[LIGHT], 'light'],
    [[], 'dark'],
  ])('SHELL-91 follows the device when that was chosen: %j is %s', (media, theme) => {
    const kept = { 'maidan.theme': 'system' };
    expect(runScript('dark', { kept, media })).toMatchObject({ theme });
  });

  const modes: [string, Device, string][] = [
    ['the native app', { userAgent: 'Mozilla/5.0 MaidanApp/1.2', media: [STANDALONE] }, 'app'],
    ['the home screen', { media: [STANDALONE] }, 'standalone'],
    ['a browser', { userAgent: 'Mozilla/5.0' }, 'browser'],
  ];
  test.each(modes)('SHELL-93 recognises %s', (_name, device, mode) => {
    expect(runScript('dark', device)).toMatchObject({ mode });
    expect(runMode()).toBe(mode);
  });

  test('reduces motion, and saves data, only when that was chosen or asked for', () => {
    const plain = runScript('dark');
    expect(plain).not.toHaveProperty('motion');
    expect(plain).not.toHaveProperty('saver');
    expect(runScript('dark', { kept: { 'maidan.motion': 'reduced' } })).toMatchObject({
      motion: 'reduced',
    });
    expect(runScript('dark', { saveData: true })).toMatchObject({ saver: '1' });
  });

  test("the choice not to save data wins over the device's wish", () => {
    const kept = { 'maidan.dataSaver': '0' };
    expect(runScript('dark', { kept, saveData: true })).not.toHaveProperty('saver');
  });

  test("under data saver the brand's fonts are not used, and otherwise apply from the first paint", () => {
    const kept = { 'maidan.faces': '1' };
    expect(runScript('dark', { kept })).toMatchObject({ faces: '1' });
    delete root.dataset['faces'];
    expect(runScript('dark', { kept, saveData: true })).not.toHaveProperty('faces');
  });

  test('runs where storage is forbidden', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(runScript('dark')).toMatchObject({ theme: 'dark', mode: 'browser' });
  });

  test('is the same text on every page of a site, so that its hash is the same too', () => {
    expect(preferencesScript('dark')).toBe(preferencesScript('dark'));
    expect(preferencesScript('dark')).not.toContain('\n');
  });
});

test('WIDGET-10 hiding amounts is stored on the device, and every amount on the page follows', () => {
  const header = renderHook(() => useBalanceHidden());
  const card = renderHook(() => useBalanceHidden());
  act(() => card.result.current[1]());
  expect([header.result.current[0], card.result.current[0]]).toEqual([true, true]);
  expect(renderHook(() => useBalanceHidden()).result.current[0]).toBe(true);
  act(() => header.result.current[1]());
  expect(card.result.current[0]).toBe(false);
});
