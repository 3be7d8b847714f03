// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRevalidator } from 'react-router';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '#platform/failure.ts';
import { logFault } from '#platform/log.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { RouteFailure } from './route-failure.tsx';
import { Unreachable } from './unreachable.tsx';

vi.mock('react-router', { spy: true });
vi.mock('#platform/log.ts', () => ({ logFault: vi.fn() }));

const revalidate = vi.fn(async () => undefined);

beforeEach(() => {
  revalidate.mockClear();
  vi.mocked(logFault).mockClear();
  vi.mocked(useRevalidator).mockReturnValue({ revalidate, state: 'idle' });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (content: ReactNode, options: RenderOptions = {}) =>
  renderScreen(() => content, { rootData: { origin: 'https://lobby.example' }, ...options });

describe('a screen that failed', () => {
  test('MSG-02 says what the gateway said, in the language of the reader', async () => {
    await show(<RouteFailure error={new ApiFailure('games.maintenance')} />);
    expect(screen.getByText(/under maintenance/)).toBeDefined();
    cleanup();
    await show(<RouteFailure error={new ApiFailure('games.maintenance')} />, { locale: 'bn' });
    expect(screen.getByRole('main').textContent).not.toMatch(/maintenance/);
    expect(logFault).not.toHaveBeenCalled();
  });

  test('a fault of our own says nothing of its inside, and is logged once', async () => {
    const error = new TypeError('x is undefined');
    const { container } = await show(<RouteFailure error={error} />);
    expect(screen.getAllByText('This page could not be shown')).not.toHaveLength(0);
    expect(container.textContent).not.toContain('x is undefined');
    expect(vi.mocked(logFault).mock.calls).toEqual([['A screen failed', error]]);
  });

  test('an answer that the server made on purpose is no fault', async () => {
    await show(<RouteFailure error={new ErrorResponse(400, 'Bad Request', null)} />);
    expect(screen.getAllByText('This page could not be shown')).not.toHaveLength(0);
    expect(logFault).not.toHaveBeenCalled();
  });

  test('can be tried again, and leads home', async () => {
    await show(<RouteFailure error={new ApiFailure('server.unavailable')} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(revalidate).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe(
      '/m/home',
    );
  });

  test('SHELL-98 where not even the site is known, it says that the site does not answer', async () => {
    await renderScreen(() => <RouteFailure error={new TypeError('Failed to fetch')} />);
    expect(screen.getByText(/We could not reach the site/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/m/home');
  });
});

test('SHELL-98 where the page for failures cannot be fetched, what is here says so and can be tried again', async () => {
  await show(<Unreachable />);
  expect(screen.getByRole('alert').textContent).toMatch(/We could not reach the site/);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(revalidate).toHaveBeenCalledTimes(1));
});
