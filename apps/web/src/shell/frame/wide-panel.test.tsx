// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { WideSlot } from './wide-slot.tsx';

const switchLanguage = vi.hoisted(() => vi.fn(async (_locale: string) => undefined));
vi.mock('#platform/words/language.ts', () => ({ useLanguageSwitch: () => switchLanguage }));

const watchers = new Set<() => void>();
let isWide = true;

beforeEach(() => {
  switchLanguage.mockReset().mockResolvedValue(undefined);
  isWide = true;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query === '(min-width: 64em)' && isWide;
    },
    addEventListener: (_type: string, onChange: () => void) => watchers.add(onChange),
    removeEventListener: (_type: string, onChange: () => void) => watchers.delete(onChange),
  }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (options: RenderOptions = {}) =>
  renderScreen(WideSlot, {
    rootData: { origin: 'https://lobby.example' },
    path: '/slot?page=2',
    ...options,
  });
const panel = () => screen.findByRole('complementary', { name: 'Open on your phone' });

test('a wide screen has the brand, the code of this very page and the languages beside the column', async () => {
  await show();
  const beside = within(await panel());
  beside.getByRole('link', { name: 'Test site, to the home page' });
  const code = beside.getByRole('img', {
    name: 'QR code: https://lobby.example/m/slot?page=2',
  });
  expect(code.getAttribute('src')).toBe('/m/code.svg?to=%2Fm%2Fslot%3Fpage%3D2');
  expect((await panel()).textContent).toContain('lobby.example/m/slot?page=2');
  beside.getByText('18+');
  const languages = within(beside.getByRole('group', { name: 'Language' })).getAllByRole('button');
  expect(languages.map((chip) => [chip.textContent, chip.getAttribute('aria-pressed')])).toEqual([
    ['বাংলা', 'false'],
    ['English', 'true'],
  ]);
});

test('the code of any address of home is that of home', async () => {
  await show({ path: '/index' });
  const code = within(await panel()).getByRole('img');
  expect(code.getAttribute('src')).toBe('/m/code.svg?to=%2Fm%2Fhome');
});

test('SHELL-87 a press on a language of the panel changes the language, and a failure is said', async () => {
  const onFault = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { toasts } = await show();
  await panel();
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(switchLanguage).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'বাংলা' }));
  await waitFor(() => expect(switchLanguage.mock.calls).toEqual([['bn']]));
  switchLanguage.mockRejectedValue(new TypeError('Failed to fetch'));
  fireEvent.click(screen.getByRole('button', { name: 'বাংলা' }));
  await waitFor(() => expect(toasts.map(({ tone }) => tone)).toEqual(['danger']));
  expect(onFault).toHaveBeenCalledOnce();
  onFault.mockRestore();
});

test('a narrower screen has no panel, from the moment on that it is narrower', async () => {
  await show();
  await panel();
  isWide = false;
  act(() => watchers.forEach((onChange) => onChange()));
  expect(screen.queryByRole('complementary')).toBeNull();
});
