// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/api/query.ts';
import { gamesOf, tilesOf } from '#platform/testing/catalogue-builders.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { fakeIntersections } from '#platform/testing/fake-intersections.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import routes from '../../../routes.ts';
import { readPathList } from './path-list-data.ts';
import type { PathListData } from './path-list-data.ts';
import ListScreen, { handle } from './list-screen.tsx';

const PATHS = ['search-games', 'fav-games', 'recent-games'];
const page = (count: number, totalPages = 1) => ({
  pageNum: 1,
  totalPages,
  totalCount: count * totalPages,
});

test('the lists of one’s own can be asked for again by a pull, the search cannot', () => {
  expect(PATHS.map((path) => handle(`/${path}`).refreshes)).toEqual([undefined, true, true]);
});

function gateway() {
  return fakeGateway({
    'GET /games': ({ query }) =>
      query.get('gameName') === 'none'
        ? { games: [], pageNum: 1, totalPages: 0, totalCount: 0 }
        : { games: gamesOf(3), ...page(3) },
    'GET /games/hot': () => ({ value: { list: gamesOf(5, 900) } }),
    'GET /games/recent': () => ({ content: gamesOf(2), ...page(2) }),
    'GET /favourites': () => ({ content: gamesOf(4), ...page(4) }),
  });
}

async function read(address: string, session?: typeof TEST_SESSION) {
  const { context } = await testScope(session ? { session } : {});
  return readPathList({ context, url: new URL(address, 'http://lobby.test') });
}

beforeEach(() => {
  sessionStorage.clear();
  fakeGateway({ 'GET /favourites/ids': () => ({ value: [] }) });
});

/**
 * The screen as a plain component, so that a test can show it beside something else. The router passes it nothing more.
 */
const Shown = ListScreen as unknown as ComponentType<{ loaderData: unknown }>;

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the first page on the server', () => {
  test('SHELL-20 three paths render one screen', () => {
    const screens = routes.flatMap(({ children }) => children ?? []);
    const files = screens.filter(({ path }) => PATHS.includes(path ?? '')).map(({ file }) => file);
    expect(files).toHaveLength(3);
    expect(new Set(files)).toEqual(new Set(['features/games/list/list-screen.tsx']));
  });

  test('SHELL-20 the data type is that of the path', async () => {
    const { calls } = gateway();
    const types = [
      await read('/m/search-games?gameName=moon'),
      await read('/m/fav-games', TEST_SESSION),
      await read('/m/recent-games', TEST_SESSION),
    ].map(({ dataType }) => dataType);
    expect(types).toEqual(['search', 'favourite', 'recent']);
    expect(calls.map(({ name }) => name)).toEqual([
      'GET /games',
      'GET /favourites',
      'GET /games/recent',
    ]);
  });

  test('LIST-04 a name keeps the type search, and asks for games of every kind', async () => {
    const { calls } = gateway();
    expect(await read('/m/search-games?gameName=moon&minBet=5')).toMatchObject({
      dataType: 'search',
      page: { totalCount: 3 },
    });
    const { query } = calls[0] ?? {};
    expect([query?.get('gameName'), query?.get('gameType'), query?.get('minBet')]).toEqual([
      'moon',
      '',
      null,
    ]);
  });

  test('LIST-15 and LIST-18 recent games and favourites ask for 36 per page', async () => {
    const { calls } = gateway();
    await read('/m/fav-games', TEST_SESSION);
    await read('/m/recent-games?page=2', TEST_SESSION);
    expect(calls.map(({ query }) => query.get('pageSize'))).toEqual(['36', '36']);
    expect(calls[1]?.query.get('page')).toBe('2');
  });

  test.each(['/m/fav-games', '/m/recent-games?page=2'])(
    'FAV-01 SHELL-61 a visitor who opens %s goes to the sign-in, which leads back',
    async (address) => {
      const { calls } = gateway();
      const answer = await read(address).catch((error: unknown) => error);
      expect(answer instanceof Response && answer.headers.get('Location')).toBe(
        `/login?back=${encodeURIComponent(address)}`,
      );
      expect(calls).toEqual([]);
    },
  );

  test('the search is open to visitors', async () => {
    gateway();
    expect((await read('/m/search-games')).dataType).toBe('search');
  });

  test('SEARCH-09 without a text, and with an empty result, the hot games are loaded too', async () => {
    gateway();
    const [blank, nothing] = [
      await read('/m/search-games'),
      await read('/m/search-games?gameName=none'),
    ];
    expect(blank.dataType === 'search' && blank.hotGames).toHaveLength(5);
    expect(nothing.dataType === 'search' && nothing.hotGames).toHaveLength(5);
  });

  test('LIST-24 an outage rejects with its code and is never an empty list', async () => {
    fakeGateway({ 'GET /favourites': () => problem('server.unavailable', 503) });
    await expect(read('/m/fav-games', TEST_SESSION)).rejects.toMatchObject({
      code: 'server.unavailable',
    });
  });
});

test('SHELL-38 search and favourites are titled by their keys, and SHELL-39 recent games by their label', () => {
  expect(PATHS.map((path) => handle(`/${path}`).titleKey)).toEqual([
    'games.title.search-games',
    'games.title.fav-games',
    'lobby.category.RECENT',
  ]);
});

const show = (data: PathListData, options: RenderOptions = {}) =>
  renderScreen(ListScreen as never, { loaderData: { ok: true, data }, ...options });
const own = (dataType: 'favourite' | 'recent', count: number, totalPages = 1): PathListData => ({
  dataType,
  language: 'en',
  page: { games: tilesOf(count), ...page(count, totalPages) },
});
const member = { session: TEST_SESSION, path: '/fav-games' };
const endWatchers = (observers: ReturnType<typeof fakeIntersections>) =>
  observers().filter(({ rootMargin }) => rootMargin === '0px 0px 400px 0px');

describe('the lists of the member', () => {
  test('LIST-12 favourites and recent games load more as the end nears', async () => {
    const observers = fakeIntersections();
    const { calls } = fakeGateway({
      'GET /favourites': () => ({ content: gamesOf(36, 37), ...page(36, 2), pageNum: 2 }),
      'GET /favourites/ids': () => ({ value: [] }),
    });
    await show(own('favourite', 36, 2), member);
    act(() => endWatchers(observers)[0]?.report(true));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(72));
    expect(calls.find(({ name }) => name === 'GET /favourites')?.query.get('pageNo')).toBe('2');
  });

  test('LIST-13 without favourites the list says how to add them', async () => {
    await show(own('favourite', 0), member);
    screen.getByRole('heading', { name: 'No favourites yet' });
    expect(screen.getByRole('link', { name: 'Back to the lobby' }).getAttribute('href')).toBe(
      '/m/home',
    );
  });

  test('LIST-13 without recent games the list says so', async () => {
    await show(own('recent', 0), { session: TEST_SESSION, path: '/recent-games' });
    screen.getByRole('heading', { name: 'Nothing played yet' });
  });

  test('LIST-24 a list that could not be loaded offers a retry', async () => {
    await renderScreen(ListScreen as never, {
      ...member,
      loaderData: {
        ok: false,
        failure: { code: 'server.unavailable', params: {}, requestId: undefined },
      },
    });
    expect(screen.getByRole('alert').textContent).toContain('The games could not be loaded.');
    screen.getByRole('button', { name: 'Try again' });
  });
});

describe('the search as a page', () => {
  const found: PathListData = {
    dataType: 'search',
    language: 'en',
    page: { games: tilesOf(36), ...page(36, 2) },
  };
  const blank: PathListData = { dataType: 'search', language: 'en', hotGames: tilesOf(4, 900) };
  const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  const form = () => box().form as HTMLFormElement;

  test('SEARCH-02 LIST-12 results have a title, and more load only by the button', async () => {
    const observers = fakeIntersections();
    fakeGateway({ 'GET /games': () => ({ games: gamesOf(36, 37), ...page(36, 2), pageNum: 2 }) });
    await show(found, { path: '/search-games?gameName=game' });
    screen.getByRole('heading', { name: 'Search results' });
    // One icon of the further ones would cost their whole file before the page is hydrated.
    expect(document.body.innerHTML).toContain('sprite.svg');
    expect(document.body.innerHTML).not.toContain('sprite-more');
    expect(endWatchers(observers)).toEqual([]);
    const more = screen.getByRole('link', { name: 'Load more games' });
    expect(more.getAttribute('href')).toBe('/m/search-games?gameName=game&page=2');
    fireEvent.click(more);
    await screen.findByText('72 of 72');
  });

  test('SEARCH-03 without a text the hot games are recommended, without another call', async () => {
    const { calls } = fakeGateway({});
    await show(blank, { path: '/search-games' });
    screen.getByRole('heading', { name: 'Recommended for you' });
    screen.getByText('Game 900');
    expect(calls).toEqual([]);
  });

  test('SEARCH-09 without a text earlier searches and the kinds stand above them', async () => {
    fakeGateway({});
    localStorage.setItem('maidan.searches', '["moon boat","777"]');
    await show(blank, { path: '/search-games' });
    const kinds = within(screen.getByRole('navigation', { name: 'Game types' }));
    expect(kinds.getByRole('link', { name: 'Crash' }).getAttribute('href')).toBe('/m/crash');
    fireEvent.click(screen.getByRole('button', { name: 'Remove “moon boat”' }));
    expect(localStorage.getItem('maidan.searches')).toBe('["777"]');
    fireEvent.click(screen.getByRole('button', { name: '777' }));
    expect(box().value).toBe('777');
    localStorage.clear();
  });

  test('SEARCH-02 what was probably meant is put into the box, in place of what was typed', async () => {
    const meant: PathListData = {
      ...found,
      page: { games: tilesOf(3), ...page(3, 1), didYouMean: 'Royal Bengal' },
    };
    const { Address, where } = addressWatch();
    // What the router does with a tap on the link.
    const Follow = () => {
      const navigate = useNavigate();
      const follow = () => void navigate('/search-games?gameName=Royal+Bengal');
      return <button onClick={follow}>Follow the link</button>;
    };
    fakeGateway({});
    await renderScreen(
      () => [
        <Shown key="screen" loaderData={{ ok: true, data: meant }} />,
        <Address key="address" />,
        <Follow key="link" />,
      ],
      { path: '/search-games?gameName=roal' },
    );
    expect(box().value).toBe('roal');
    const link = screen.getByText('Royal Bengal').closest('a');
    expect(link?.getAttribute('href')).toBe('/m/search-games?gameName=Royal+Bengal');
    fireEvent.click(screen.getByRole('button', { name: 'Follow the link' }));
    await waitFor(() => expect(where()).toBe('/search-games?gameName=Royal+Bengal'));
    expect(box().value).toBe('Royal Bengal');
  });

  test('SEARCH-04 without hits the no-game view is above the recommendations', async () => {
    const none: PathListData = {
      ...blank,
      page: { games: [], pageNum: 1, totalPages: 0, totalCount: 0 },
    };
    await show(none, { path: '/search-games?gameName=zz' });
    screen.getByRole('heading', { name: 'No game found' });
    screen.getByText('Game 900');
    // In the field and below the notice.
    const clears = screen.getAllByRole('link', { name: 'Clear' });
    expect(clears.map((link) => link.getAttribute('href'))).toEqual([
      '/m/search-games',
      '/m/search-games',
    ]);
  });

  test('SEARCH-06 the text goes into the address 500 ms after the last keystroke', async () => {
    const { where } = await showWithAddress();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(box(), { target: { value: 'mo' } });
    await act(() => vi.advanceTimersByTimeAsync(499));
    fireEvent.change(box(), { target: { value: 'moon ' } });
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(where()).toBe('/search-games');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(where()).toBe('/search-games?gameName=moon');
  });

  test('SEARCH-07 Enter searches at once and removes the focus from the box', async () => {
    const { where } = await showWithAddress();
    act(() => box().focus());
    fireEvent.change(box(), { target: { value: 'moon' } });
    fireEvent.submit(form());
    await waitFor(() => expect(where()).toBe('/search-games?gameName=moon'));
    expect(document.activeElement).not.toBe(box());
  });

  test('SEARCH-01 without script the form searches by its address', async () => {
    await show(blank, { path: '/search-games' });
    expect([form().getAttribute('action'), box().getAttribute('name')]).toEqual([
      '/m/search-games',
      'gameName',
    ]);
  });

  async function showWithAddress() {
    const { Address, where } = addressWatch();
    await renderScreen(
      () => [
        <Shown key="screen" loaderData={{ ok: true, data: blank }} />,
        <Address key="address" />,
      ],
      { path: '/search-games' },
    );
    return { where };
  }
});

function addressWatch() {
  function Address() {
    const { pathname, search } = useLocation();
    return <output data-testid="address">{`${pathname}${search}`}</output>;
  }
  return { Address, where: () => screen.getByTestId('address').textContent };
}
