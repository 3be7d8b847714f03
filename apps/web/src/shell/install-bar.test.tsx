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

async function show(additionalBarPaths: readonly string[]) {
  await renderScreen(InstallBar, { path: '/home', settings: { additionalBarPaths } });
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
  test('SHELL-57 stands on a path that the site names, once the browser offers to install', async () => {
    await show(['/m/home']);
    expect(bar()).toBeNull();
    expect(offer().defaultPrevented).toBe(true);
    expect(bar()).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(prompt).toHaveBeenCalledOnce();
    expect(bar()).toBeNull();
  });

  test('SHELL-57 stands on no other path', async () => {
    await show(['/m/slot']);
    offer();
    expect(bar()).toBeNull();
  });

  test('SHELL-57 stays away on this device once it was declined', async () => {
    await show(['/m/home']);
    offer();
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(bar()).toBeNull();
    offer();
    expect(bar()).toBeNull();
  });

  test('SHELL-57 offers nothing to whoever runs the installed site', async () => {
    document.documentElement.dataset['mode'] = 'standalone';
    await show(['/m/home']);
    offer();
    expect(bar()).toBeNull();
    delete document.documentElement.dataset['mode'];
  });
});
