// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Outlet, createRoutesStub, useLoaderData, useNavigate } from 'react-router';
import { NOUNS } from '@maidan/i18n';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetPages, keepPage, keptPageFor } from '#platform/connection/kept-pages.ts';
import { ApiFailure } from '#platform/api/failure.ts';
import { loadWords } from '#platform/words/loader.ts';
import { WordsProvider } from '#platform/words/words.tsx';
import { ConnectionBar } from './connection-bar.tsx';

const NONE = 'There is no internet connection. The page loads again once it is back.';
const SLOW = 'The connection is slow. What you see may be older than usual.';

let isOnline = true;
let isQuiet = false;
let loads = 0;
let arrive: () => void = () => undefined;

function Frame() {
  const navigate = useNavigate();
  return (
    <>
      <ConnectionBar isQuiet={isQuiet} />
      <button onClick={() => void navigate('/late')}>go</button>
      <Outlet />
    </>
  );
}

function Home() {
  return <p>{`loads: ${useLoaderData<number>()}`}</p>;
}

async function show() {
  await loadWords('en', NOUNS);
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Frame,
      children: [
        { index: true, Component: Home, loader: () => (loads += 1), HydrateFallback: () => null },
        {
          path: 'late',
          Component: () => <p>arrived</p>,
          loader: () => new Promise((resolve) => (arrive = () => resolve(null))),
        },
      ],
    },
  ]);
  render(
    <WordsProvider
      locale="en"
      digits="latn"
      timeZone="Asia/Dhaka"
      currency={{ code: 'BDT', exponent: 2, symbol: '৳' }}
      overrides={{}}
    >
      <Stub />
    </WordsProvider>,
  );
  await screen.findByText('loads: 1');
}

function turn(next: 'online' | 'offline') {
  isOnline = next === 'online';
  act(() => void window.dispatchEvent(new Event(next)));
}

beforeEach(() => {
  isOnline = true;
  isQuiet = false;
  loads = 0;
  forgetPages();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the connection bar', () => {
  test('SHELL-98 MSG-15 MSG-16 says that there is no connection as long as there is none, and then loads again', async () => {
    await show();
    expect(screen.queryByText(NONE)).toBeNull();
    turn('offline');
    screen.getByText(NONE);
    screen.getByText('loads: 1');
    turn('online');
    expect(screen.queryByText(NONE)).toBeNull();
    await screen.findByText('loads: 2');
  });

  test('SHELL-98 MSG-14 MSG-16 says that the connection is slow while a screen takes long to load', async () => {
    await show();
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'go' }));
    await act(() => vi.advanceTimersByTimeAsync(3_999));
    expect(screen.queryByText(SLOW)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    screen.getByText(SLOW);
    vi.useRealTimers();
    await act(async () => arrive());
    await waitFor(() => screen.getByText('arrived'));
    expect(screen.queryByText(SLOW)).toBeNull();
  });

  test('SHELL-98 MSG-15 a page that shows kept data says how old it is, and why', async () => {
    vi.setSystemTime(Date.now() - 5 * 60_000);
    keepPage({ address: '/', titleKey: 'site.title.home', data: 1 });
    vi.useRealTimers();
    expect(keptPageFor('/', new ApiFailure('client.offline'))).toBeDefined();
    await show();
    screen.getByText('The site does not answer');
    screen.getByText(/You see this page as it was 5 min/);
    turn('offline');
    screen.getByText('No internet');
    expect(screen.queryByText(NONE)).toBeNull();
  });

  test('SHELL-98 says nothing when the screen itself says what is wrong', async () => {
    isQuiet = true;
    await show();
    turn('offline');
    expect(screen.queryByText(NONE)).toBeNull();
  });

  test('SHELL-98 stops listening to the connection when it is removed', async () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    const of = (spy: { mock: { calls: unknown[][] } }) =>
      spy.mock.calls.map(([type]) => type).filter((type) => /^o(n|ff)line$/.test(String(type)));
    await show();
    expect(of(added)).not.toEqual([]);
    cleanup();
    expect(of(removed).toSorted()).toEqual(of(added).toSorted());
  });

  test('SHELL-98 a missing connection is mentioned rather than a slow one', async () => {
    await show();
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'go' }));
    turn('offline');
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    screen.getByText(NONE);
    expect(screen.queryByText(SLOW)).toBeNull();
  });
});
