// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Locale } from '@maidan/i18n';
import { queryClient } from '#platform/api/query.ts';
import { gamesOf, tilesOf } from '#platform/testing/catalogue-builders.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { SeenCall } from '#platform/testing/fake-gateway.ts';
import { fakeIntersections } from '#platform/testing/fake-intersections.ts';
import type { FakeObserver } from '#platform/testing/fake-intersections.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import type { TilePage } from '../games.queries.ts';
import { GameList } from './game-list.tsx';
import type { ListCall } from './list-query.model.ts';

const call: ListCall = {
  source: 'games',
  params: { gameType: 'RNG', vendors: '', gameClassify: '', gameName: '', isHot: '', isNew: '' },
};
const first: TilePage = { games: tilesOf(36), pageNum: 1, totalPages: 3, totalCount: 100 };
const secondPage = () => ({ games: gamesOf(36, 37), pageNum: 2, totalPages: 3, totalCount: 100 });

let observers: () => FakeObserver[];
const endObserver = () => observers().find(({ rootMargin }) => rootMargin === '0px 0px 400px 0px');
const more = () => screen.getByRole('link', { name: 'Load more games' });
const tiles = () => screen.getAllByRole('article').length;

function show(page: TilePage = first, shownCall: ListCall = call) {
  return renderScreen(() => (
    <GameList
      call={shownCall}
      first={page}
      language="en"
      hrefOf={(number) => `/m/rng-games?page=${number}`}
      empty={<p>Nothing</p>}
    />
  ));
}

beforeEach(() => {
  observers = fakeIntersections();
});

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('further pages', () => {
  test('LIST-11 the load-more button adds the next page, and LIST-07 keeps what is shown', async () => {
    const { calls } = fakeGateway({ 'GET /games': secondPage });
    await show();
    screen.getByText('36 of 100');
    fireEvent.click(more());
    await screen.findByText('72 of 100');
    await waitFor(() => expect(tiles()).toBe(72));
    screen.getByText('Game 1');
    expect([calls[0]?.query.get('pageNo'), calls[0]?.query.get('pageSize')]).toEqual(['2', '36']);
  });

  test('LIST-11 without script the button leads to the next page', async () => {
    await show();
    expect(more().getAttribute('href')).toBe('/m/rng-games?page=2');
  });

  test('LIST-09 coming within 400 px of the end loads the next page', async () => {
    fakeGateway({ 'GET /games': secondPage });
    await show();
    expect(endObserver()).toBeDefined();
    act(() => endObserver()?.report(true));
    await screen.findByText('72 of 100');
  });

  test('LIST-10 scrolling loads at most once per second', async () => {
    const { calls } = fakeGateway({
      'GET /games': ({ query }: SeenCall) => ({
        ...secondPage(),
        pageNum: Number(query.get('pageNo')),
        totalPages: 9,
      }),
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    await show({ ...first, totalPages: 9 });
    await act(async () => endObserver()?.report(true));
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(calls).toHaveLength(1);
    await act(async () => endObserver()?.report(true));
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(calls).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(calls).toHaveLength(2);
  });

  test('LIST-08 without further pages there is no button and nothing is watched', async () => {
    await show({ ...first, totalPages: 1, totalCount: 36 });
    expect(screen.queryByRole('link', { name: 'Load more games' })).toBeNull();
    expect(endObserver()).toBeUndefined();
  });

  test('LIST-24 a failed page keeps what is shown and offers a retry in a toast', async () => {
    const answer = vi.fn<() => unknown>(() => problem('site.feature_off', 403));
    fakeGateway({ 'GET /games': () => answer() });
    const { toasts } = await show();
    fireEvent.click(more());
    await waitFor(() =>
      expect(toasts[0]).toMatchObject({
        tone: 'danger',
        text: 'The next games could not be loaded. Tap to try again.',
      }),
    );
    expect(tiles()).toBe(36);
    expect(endObserver()).toBeUndefined();
    answer.mockImplementation(secondPage);
    act(() => toasts[0]?.action?.onPress());
    await screen.findByText('72 of 100');
  });

  test('LIST-13 an empty list shows the no-data view', async () => {
    await show({ games: [], pageNum: 1, totalPages: 0, totalCount: 0 });
    screen.getByText('Nothing');
  });

  test('LIST-11 a later page in the address counts the games before it and leads back', async () => {
    await show({ ...first, pageNum: 2 });
    screen.getByText('72 of 100');
    expect(screen.getByRole('link', { name: 'Previous games' }).getAttribute('href')).toBe(
      '/m/rng-games?page=1',
    );
  });
});

test('LIST-23 an answer that arrives after the filter changed is ignored', async () => {
  const late = Promise.withResolvers<unknown>();
  fakeGateway({ 'GET /games': () => late.promise });
  const other: ListCall = { source: 'games', params: { ...call.params, gameClassify: 'Crash' } };
  function Switching() {
    const [isOther, setIsOther] = useState(false);
    const page = isOther
      ? { games: tilesOf(1, 500), pageNum: 1, totalPages: 1, totalCount: 1 }
      : first;
    return (
      <>
        <button onClick={() => setIsOther(true)}>Other</button>
        <GameList
          key={String(isOther)}
          call={isOther ? other : call}
          first={page}
          language="en"
          hrefOf={() => '/m'}
          empty={null}
        />
      </>
    );
  }
  await renderScreen(Switching);
  fireEvent.click(more());
  fireEvent.click(screen.getByRole('button', { name: 'Other' }));
  await act(async () => late.resolve(secondPage()));
  screen.getByText('1 of 1');
  expect(tiles()).toBe(1);
});

function Translated() {
  const [language, setLanguage] = useState<Locale>('bn');
  const page = language === 'bn' ? first : { ...first, games: tilesOf(36, 900) };
  return (
    <>
      <button onClick={() => setLanguage('en')}>English</button>
      <GameList call={call} first={page} language={language} hrefOf={() => '/m'} empty={null} />
    </>
  );
}

test('CAT-28 a change of language loads the games again after a pause of 250 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fakeGateway({ 'GET /games': secondPage });
  await renderScreen(Translated);
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  await act(() => vi.advanceTimersByTimeAsync(249));
  expect(screen.queryByText('Game 1')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2));
  expect(screen.queryByText('Game 1')).toBeNull();
  screen.getByText('Game 900');
});
