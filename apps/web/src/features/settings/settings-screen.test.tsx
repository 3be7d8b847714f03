// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceKey } from '#platform/device/key.ts';
import { addHeld, changeTraffic, noTraffic, readTraffic } from '#platform/device/traffic.ts';
import { fakeIndexedDb, refusingIndexedDb } from '#platform/testing/fake-indexed-db.ts';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import SettingsScreen, { loader } from './settings-screen.tsx';

const switchDigits = vi.hoisted(() => vi.fn(async (_digits: string) => undefined));
vi.mock('./digits-switch.ts', () => ({ useDigitsSwitch: () => switchDigits }));

const { dataset } = document.documentElement;
const media = new Set<string>();

beforeEach(() => {
  switchDigits.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: media.has(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  media.clear();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(dataset)) delete dataset[name];
  vi.unstubAllGlobals();
});

const show = (options: RenderOptions = {}) =>
  renderScreen(SettingsScreen, {
    loaderData: { version: '1.2.3' },
    rootData: { defaultTheme: 'dark' },
    ...options,
  });
const theme = (name: string) => screen.getByRole('radio', { name }) as HTMLInputElement;
const choice = (name: string) => screen.getByRole('switch', { name }) as HTMLInputElement;

test.each([
  ['a member', TEST_SESSION, ['/m/changePsw']],
  ['a trial user, who has no password', { ...TEST_SESSION, type: MEMBER_TYPE.trial }, []],
  ['a visitor', undefined, []],
])('MEMBER-12 the way to the password is there for %s or not', async (_who, session, found) => {
  await show(session ? { session } : {});
  const links = screen.queryAllByRole('link', { name: 'Change password' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(found);
});

describe('the look', () => {
  test('SHELL-17 SHELL-91 MEMBERX-04 the theme changes at once and is kept', async () => {
    await show();
    expect(theme('Dark').checked).toBe(true);
    fireEvent.click(theme('Light'));
    expect([dataset['theme'], localStorage.getItem('maidan.theme')]).toEqual(['light', 'light']);
    expect(theme('Light').checked).toBe(true);
  });

  test('SHELL-91 MEMBERX-04 the theme of the system is that of the device', async () => {
    media.add('(prefers-color-scheme: light)');
    await show();
    fireEvent.click(theme('System'));
    expect([dataset['theme'], localStorage.getItem('maidan.theme')]).toEqual(['light', 'system']);
  });

  test("SHELL-90 an unknown stored theme counts as the site's own", async () => {
    localStorage.setItem('maidan.theme', 'purple');
    await show({ rootData: { defaultTheme: 'light' } });
    expect(theme('Light').checked).toBe(true);
  });

  test('MEMBERX-04 the current digits are marked, and a tap switches', async () => {
    await show();
    expect(theme('Latin 012').checked).toBe(true);
    fireEvent.click(theme('Bengali ০১২'));
    await waitFor(() => expect(switchDigits).toHaveBeenCalledWith('beng'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('MEMBERX-04 a failure to change the digits is mentioned', async () => {
    const onFault = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    switchDigits.mockRejectedValue(new TypeError('Failed to fetch'));
    await show();
    fireEvent.click(theme('Bengali ০১২'));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be changed');
    expect(onFault).toHaveBeenCalledOnce();
    onFault.mockRestore();
  });

  test('MEMBERX-04 SHELL-87 the language is named and leads to the picker, which returns here', async () => {
    await show({ locale: 'bn' });
    const row = screen.getByRole('link', { name: /ভাষা/ });
    expect(row.textContent).toContain('বাংলা');
    expect(row.getAttribute('href')).toBe('/m/language?back=%2Fm%2Fset');
  });
});

describe('data and motion', () => {
  test('MEMBERX-04 the data saver turns the extra fonts off at once, and is kept', async () => {
    dataset['faces'] = '1';
    await show();
    fireEvent.click(choice('Data saver'));
    expect([dataset['saver'], dataset['faces']]).toEqual(['1', undefined]);
    expect(localStorage.getItem('maidan.dataSaver')).toBe('1');
    await waitFor(() => expect(choice('Data saver').checked).toBe(true));
    fireEvent.click(choice('Data saver'));
    expect([dataset['saver'], localStorage.getItem('maidan.dataSaver')]).toEqual([undefined, '0']);
  });

  test('MEMBERX-04 a tap on the words of a switch toggles it', async () => {
    await show();
    fireEvent.click(screen.getByText('Data saver'));
    await waitFor(() => expect(choice('Data saver').checked).toBe(true));
    expect([...document.querySelectorAll('label')].map((label) => label.textContent)).not.toContain(
      '',
    );
  });

  test('MEMBERX-04 a data saver that the device asks for is shown as on', async () => {
    dataset['saver'] = '1';
    await show();
    expect(choice('Data saver').checked).toBe(true);
  });

  test('MEMBERX-04 less motion takes effect at once, and is kept', async () => {
    await show();
    fireEvent.click(choice('Less motion'));
    expect([dataset['motion'], localStorage.getItem('maidan.motion')]).toEqual([
      'reduced',
      'reduced',
    ]);
    fireEvent.click(choice('Less motion'));
    expect([dataset['motion'], localStorage.getItem('maidan.motion')]).toEqual([undefined, null]);
  });

  test('MEMBERX-04 less motion that the device asks for cannot be switched off here', async () => {
    media.add('(prefers-reduced-motion: reduce)');
    await show();
    expect([choice('Less motion').checked, choice('Less motion').disabled]).toEqual([true, true]);
    screen.getByText('Your device asks for it.');
  });
});

describe('what the data saver saved', () => {
  const today = () => readTraffic().day;
  const keep = (changes: object) =>
    localStorage.setItem('maidan.traffic', JSON.stringify({ ...noTraffic(today()), ...changes }));

  test('MEMBERX-04 what moved and what was saved today stand with their parts and the rule', async () => {
    keep({ pictures: 412_000, pictureCount: 100, texts: 168_000, code: 1_240_000 });
    changeTraffic((traffic) =>
      addHeld({ ...traffic, fonts: 86_000, kept: 1_530_000 }, ['/a.avif']),
    );
    await show({ locale: 'bn' });
    const bar = await screen.findByRole('img', { name: 'চলেছে ১.৮২ MB, বেঁচেছে ১.৬২ MB' });
    const card = bar.closest('section')?.textContent;
    for (const part of ['৪৭% কম', '৪১২ KB', '১৬৮ KB', '১.২৪ MB', '৪ KB', '৮৬ KB', '১.৫৩ MB'])
      expect(card).toContain(part);
    expect(card).toContain('গড় মাপে');
  });

  test('MEMBERX-04 before anything was measured there is only the switch', async () => {
    await show();
    choice('Data saver');
    expect(screen.queryByText('Saved on this device today')).toBeNull();
  });
});

describe('vibration', () => {
  const vibrate = vi.fn(() => true);
  const withVibration = () =>
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  afterEach(() => {
    vibrate.mockClear();
    Reflect.deleteProperty(navigator, 'vibrate');
  });

  test('MEMBERX-04 it can be switched off, and switched on it is felt at once', async () => {
    withVibration();
    await show();
    fireEvent.click(choice('Vibration'));
    expect([localStorage.getItem('maidan.haptics'), vibrate.mock.calls.length]).toEqual(['0', 0]);
    fireEvent.click(choice('Vibration'));
    expect([localStorage.getItem('maidan.haptics'), vibrate.mock.calls.length]).toEqual([null, 1]);
  });

  test('MEMBERX-04 under less motion it is off, and a device that cannot tremble has no switch', async () => {
    await show();
    expect(screen.queryByRole('switch', { name: 'Vibration' })).toBeNull();
    cleanup();
    withVibration();
    media.add('(prefers-reduced-motion: reduce)');
    await show();
    expect([choice('Vibration').checked, choice('Vibration').disabled]).toEqual([false, true]);
  });
});

describe('what the settings say about the site', () => {
  test('MEMBERX-04 SHELL-95 SHELL-96 version, age and the notices on responsible play', async () => {
    await show({ settings: { minimumAge: 21 } });
    screen.getByText('1.2.3');
    screen.getByText('21+');
    screen.getByText('Only for people aged 21 or over.');
    screen.getByText(/Play is entertainment, not income/);
    screen.getByText(/They have no cash value/);
    expect(screen.queryByText('Licence')).toBeNull();
  });

  test('MEMBERX-04 the licence of a licensed site is named, a social one has none', async () => {
    const licence = { regulator: 'Test Board', licenceNumber: 'T-7' };
    const load = async (playMode: 'licensed' | 'social') => {
      const { context } = await testScope({ settings: { playMode, licence } });
      return loader({ context } as never);
    };
    const licensed = await load('licensed');
    expect(licensed).toMatchObject({ licence: { regulator: 'Test Board', number: 'T-7' } });
    expect(licensed.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(await load('social')).not.toHaveProperty('licence');
    await show({ loaderData: licensed });
    screen.getByText('Test Board, number T-7');
  });
});

describe('clearing the data of the device', () => {
  const open = () => fireEvent.click(screen.getByRole('button', { name: /Clear data/ }));
  const clear = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: 'Clear' })));
  /** Caches with these names; returns the names of those that were deleted. */
  function fakeCaches(...names: string[]): string[] {
    const deleted: string[] = [];
    vi.stubGlobal('caches', {
      keys: async () => names,
      delete: async (name: string) => deleted.push(name) > 0,
    });
    return deleted;
  }

  test('MEMBERX-04 asks first, and does nothing when the answer is no', async () => {
    localStorage.setItem('maidan.theme', 'light');
    await show();
    open();
    screen.getByRole('dialog', { name: /Clear the data/ });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(localStorage.getItem('maidan.theme')).toBe('light');
  });

  test('MEMBERX-04 removes what was stored and shows the page without it; the session stays', async () => {
    localStorage.setItem('maidan.theme', 'light');
    localStorage.setItem('maidan.motion', 'reduced');
    localStorage.setItem('MC_SESSION_INFO', '{"token":"t"}');
    localStorage.setItem('autoLogin', '1');
    sessionStorage.setItem('maidan.hotGames', '[]');
    Object.assign(dataset, { theme: 'light', motion: 'reduced', saver: '1' });
    const deleted = fakeCaches('files', 'workbox-precache-v2-https://lobby.example/m/');
    const { toasts } = await show();
    open();
    await clear();
    await waitFor(() => expect(toasts).toHaveLength(1));
    // The fonts are shown again once the page is idle, and this choice is stored.
    const kept = Object.keys(localStorage).filter((key) => key !== 'maidan.faces');
    expect(kept).toEqual(['MC_SESSION_INFO', 'autoLogin']);
    expect(sessionStorage).toHaveLength(0);
    expect(deleted).toEqual(['files']);
    expect([dataset['theme'], dataset['motion'], dataset['saver']]).toEqual([
      'dark',
      undefined,
      undefined,
    ]);
    expect(theme('Dark').checked).toBe(true);
    expect(toasts).toEqual([{ text: 'The data on this device is cleared.', tone: 'success' }]);
  });

  test('MEMBERX-04 SEC-04 removes the key of a remembered password', async () => {
    const databases = fakeIndexedDb();
    await deviceKey();
    expect(databases.size).toBe(1);
    const { toasts } = await show();
    open();
    await clear();
    await waitFor(() => expect(toasts[0]?.tone).toBe('success'));
    expect(databases.size).toBe(0);
  });

  test('MEMBERX-04 says when not everything could be removed; the rest is gone', async () => {
    const onFault = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('maidan.theme', 'light');
    refusingIndexedDb();
    const deleted = fakeCaches('files');
    const { toasts } = await show();
    open();
    await clear();
    const text = 'Not everything could be removed. Try again.';
    await waitFor(() => expect(toasts).toEqual([{ text, tone: 'danger' }]));
    expect([localStorage.getItem('maidan.theme'), deleted]).toEqual([null, ['files']]);
    expect(onFault).toHaveBeenCalledOnce();
    onFault.mockRestore();
  });
});
