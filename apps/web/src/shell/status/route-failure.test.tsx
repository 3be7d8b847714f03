// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRevalidator } from 'react-router';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetPages, keepPage } from '#platform/connection/kept-pages.ts';
import { ApiFailure } from '#platform/api/failure.ts';
import { logFault } from '#platform/page/log.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { openStatus } from '#platform/testing/test-scope.ts';
import { RouteFailure } from './route-failure.tsx';

vi.mock('react-router', { spy: true });
vi.mock('#platform/page/log.ts', () => ({ logFault: vi.fn() }));

const CUT = new TypeError('Failed to fetch');
const NO_CODE = new TypeError('Failed to fetch dynamically imported module: /m/assets/slot.js');
const revalidate = vi.fn(async () => undefined);
let isOnline = true;
let isAnswering = true;

beforeEach(() => {
  isOnline = true;
  isAnswering = true;
  revalidate.mockClear();
  forgetPages();
  vi.mocked(logFault).mockClear();
  vi.mocked(useRevalidator).mockReturnValue({ revalidate, state: 'idle' });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  fakeGateway({ 'GET /site/status': () => (isAnswering ? openStatus() : undefined) });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (content: ReactNode, options: RenderOptions = {}) =>
  renderScreen(() => content, { rootData: { origin: 'https://lobby.example' }, ...options });
const comeBack = () => {
  isOnline = true;
  isAnswering = true;
  act(() => void window.dispatchEvent(new Event('online')));
};

describe('a screen that failed', () => {
  test('MSG-02 says what the gateway said, in the language of the reader', async () => {
    await show(<RouteFailure error={new ApiFailure('games.maintenance')} />);
    screen.getByText(/under maintenance/);
    cleanup();
    await show(<RouteFailure error={new ApiFailure('games.maintenance')} />, { locale: 'bn' });
    expect(screen.getByRole('alert').textContent).not.toMatch(/maintenance/);
    expect(logFault).not.toHaveBeenCalled();
  });

  test('a fault of ours reveals nothing internal, and is logged once', async () => {
    const error = new TypeError('x is undefined');
    const { container } = await show(<RouteFailure error={error} />);
    screen.getByRole('heading', { name: 'The fault is ours' });
    expect(container.textContent).not.toContain('x is undefined');
    expect(vi.mocked(logFault).mock.calls).toEqual([['A screen failed', error]]);
    expect(screen.getByRole('link', { name: 'Tell us' }).getAttribute('href')).toBe('/m/help');
  });

  test('an answer that the server gave on purpose is no fault', async () => {
    await show(<RouteFailure error={new ErrorResponse(404, 'Not Found', null)} />);
    screen.getByRole('heading', { name: 'There is no such page' });
    expect(logFault).not.toHaveBeenCalled();
  });

  test('can be tried again, leads home, and shows the number for the support desk', async () => {
    const failure = new ApiFailure('server.unexpected', { requestId: '7F3K-02QD' });
    await show(<RouteFailure error={failure} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(revalidate).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe(
      '/m/home',
    );
    screen.getByText('7F3K-02QD');
  });
});

describe('SHELL-98 MSG-15 a screen for which nothing answered', () => {
  test('says so, lists what can still be read with its age, and loads again once the site answers', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date('2026-11-22T10:00:00Z'));
    keepPage({ address: '/home', titleKey: 'site.title.home', data: null });
    vi.setSystemTime(new Date('2026-11-22T10:05:00Z'));
    isOnline = false;
    await show(<RouteFailure error={CUT} />, { locale: 'bn' });
    vi.useRealTimers();
    screen.getByRole('heading', { name: 'ইন্টারনেট নেই' });
    const kept = screen.getByRole('link', { name: /৫ মিনিট আগের/ });
    expect(kept.getAttribute('href')).toBe('/m/home');
    expect(revalidate).not.toHaveBeenCalled();
    comeBack();
    await waitFor(() => expect(revalidate).toHaveBeenCalledTimes(1));
    expect(window.location.reload).not.toHaveBeenCalled();
  });

  test('a fault of ours is not tried again by itself', async () => {
    await show(<RouteFailure error={new TypeError('x is undefined')} />);
    comeBack();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(revalidate).not.toHaveBeenCalled();
  });

  test('SHELL-37 a screen whose code is missing starts a new document, but not while there is no connection', async () => {
    isOnline = false;
    isAnswering = false;
    await show(<RouteFailure error={NO_CODE} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).not.toBe(
        'true',
      ),
    );
    expect(window.location.reload).not.toHaveBeenCalled();
    comeBack();
    await waitFor(() => expect(window.location.reload).toHaveBeenCalled());
    expect(revalidate).not.toHaveBeenCalled();
  });
});
