// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { holdInstallOffer, isSafariOfIos } from '#platform/installation/install-offer.ts';
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
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(prompt).toHaveBeenCalledOnce();
    expect(bar()).toBeNull();
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

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI = 'Version/17.5 Mobile/15E148 Safari/604.1';

describe('Safari on iOS', () => {
  test.each([
    [`${IPHONE} ${SAFARI}`, 5, true],
    [`${MAC} Version/17.5 Safari/605.1.15`, 5, true],
    [`${MAC} Version/17.5 Safari/605.1.15`, 0, false],
    [`${IPHONE} CriOS/126.0 Mobile/15E148 Safari/604.1`, 5, false],
    [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]`, 5, false],
    [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 OPT/4.5`, 5, false],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
      5,
      false,
    ],
  ])('DOWNLOAD-02 %s with %i points of touch: %s', (userAgent, maxTouchPoints, isIt) => {
    expect(isSafariOfIos({ userAgent, maxTouchPoints })).toBe(isIt);
  });

  test('DOWNLOAD-02 the bar lists the steps of the share sheet in order, and never in the installed app', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${IPHONE} ${SAFARI}`);
    document.documentElement.dataset['mode'] = 'standalone';
    await show(['/m/home']);
    expect(bar()).toBeNull();
    cleanup();
    delete document.documentElement.dataset['mode'];
    await show(['/m/home']);
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tap the browser’s share button',
      'Choose “Add to Home Screen”',
      'Tap “Add” at the top right',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(bar()).toBeNull();
    vi.restoreAllMocks();
  });
});
