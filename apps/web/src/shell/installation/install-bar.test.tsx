// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { holdInstallOffer } from '#platform/installation/install-offer.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { InstallBar } from './install-bar.tsx';

const prompt = vi.fn(() => Promise.resolve());

function offer(): Event {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return event;
}

async function show(additionalBarPaths: readonly string[], path = '/home') {
  await renderScreen(InstallBar, { path, settings: { additionalBarPaths } });
}

const bar = () => screen.queryByRole('region', { name: /home screen/ });

beforeAll(() => holdInstallOffer());

afterEach(() => {
  cleanup();
  window.dispatchEvent(new Event('appinstalled'));
  localStorage.clear();
  prompt.mockClear();
});

describe('SHELL-57 the additional bar', () => {
  test('SHELL-57 appears on a path that the site names, once the browser offers to install', async () => {
    await show(['/m/home']);
    expect(bar()).toBeNull();
    expect(offer().defaultPrevented).toBe(true);
    expect(bar()).not.toBeNull();
  });

  test('DOWNLOAD-12 SHELL-57 its pulsing button goes to the download screen', async () => {
    const settings = { additionalBarPaths: ['/m/home'] };
    await renderScreen(InstallBar, { path: '/home', settings });
    offer();
    const button = screen.getByRole('link', { name: 'Get the app' });
    expect(button.getAttribute('href')).toBe('/m/download');
    expect(button.parentElement?.className).toContain('pulse');
    expect(prompt).not.toHaveBeenCalled();
  });

  test('SHELL-57 appears on home under its other addresses too', async () => {
    await show(['/m/home'], '/');
    offer();
    expect(bar()).not.toBeNull();
  });

  test('SHELL-57 appears on no other path', async () => {
    await show(['/m/slot']);
    offer();
    expect(bar()).toBeNull();
  });

  test('SHELL-57 does not return on a device where it was declined', async () => {
    await show(['/m/home']);
    offer();
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(bar()).toBeNull();
    offer();
    expect(bar()).toBeNull();
  });

  test('SHELL-57 is not shown in the installed app', async () => {
    document.documentElement.dataset['mode'] = 'standalone';
    await show(['/m/home']);
    offer();
    expect(bar()).toBeNull();
    delete document.documentElement.dataset['mode'];
  });
});

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

test('SHELL-57 is shown in Safari on iOS, which has no dialog of its own, and never in the installed app', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(SAFARI);
  document.documentElement.dataset['mode'] = 'standalone';
  await show(['/m/home']);
  expect(bar()).toBeNull();
  cleanup();
  delete document.documentElement.dataset['mode'];
  await show(['/m/home']);
  expect(bar()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(bar()).toBeNull();
  vi.restoreAllMocks();
});
