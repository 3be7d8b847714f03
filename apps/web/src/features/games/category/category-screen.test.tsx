// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/api/query.ts';
import { tilesOf } from '#platform/testing/catalogue-builders.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { fakeIntersections } from '#platform/testing/fake-intersections.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import type { ListData } from './category-data.ts';
import CategoryScreen, { handle } from './category-screen.tsx';

const vendors = [
  { code: 'JL', name: 'Jolpai', isHot: true, gameCount: 40, classifies: ['SM', 'Crash'] },
  { code: 'PG', name: 'Pagla Games', isHot: false, gameCount: 20, classifies: ['SM'] },
];
const list: ListData = {
  kind: 'list',
  category: 'RNG',
  language: 'en',
  banners: [
    {
      bannerId: 'b1',
      url: 'banners/cards.webp',
      groupName: 'm_rng',
      linkage: '/m/slot',
      title: 'Tables and dice',
    },
  ],
  vendors,
  classifies: [
    { key: 'SM', name: 'Slots' },
    { key: 'Crash', name: 'Crash' },
  ],
  chosenVendors: [],
  page: { games: tilesOf(3), pageNum: 1, totalPages: 1, totalCount: 3 },
};

const hot = (count: number) => ({
  ok: true,
  data: { kind: 'hot', category: 'HOT', language: 'en', games: tilesOf(count) },
});
const show = (data: Partial<ListData> = {}, options: RenderOptions = {}) =>
  renderScreen(CategoryScreen as never, {
    path: '/rng-games',
    loaderData: { ok: true, data: { ...list, ...data } },
    ...options,
  });
const hrefs = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => void fakeGateway({ 'GET /favourites/ids': () => ({ value: [] }) }));

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

describe('a category as a list', () => {
  test('CAT-06 and CAT-03 it shows the banner, the vendors with all first, and the games', async () => {
    await show();
    screen.getByText('Tables and dice');
    expect(hrefs('Providers')).toEqual([
      ['All', '/m/rng-games'],
      ['Jolpai', '/m/rng-games?vassalage=JL'],
      ['Pagla Games', '/m/rng-games?vassalage=PG'],
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    screen.getByText('3 games');
  });

  test('LIST-19 the tabs begin with all, new, hot, recent and favourites, then the classifies', async () => {
    await show({}, { session: TEST_SESSION });
    expect(hrefs('Lists')).toEqual([
      ['All', '/m/rng-games'],
      ['New', '/m/rng-games?dataType=new'],
      ['Hot', '/m/rng-games?dataType=hot'],
      ['Recent', '/m/rng-games?dataType=recent'],
      ['Favourites', '/m/rng-games?dataType=favourite'],
      ['Slots', '/m/rng-games?gameClassify=SM'],
      ['Crash', '/m/rng-games?gameClassify=Crash'],
    ]);
  });

  test('LIST-19 with a chosen vendor the classifies are the vendor’s own', async () => {
    await show({}, { path: '/rng-games?vassalage=PG' });
    expect(hrefs('Lists').map(([name]) => name)).toEqual([
      'All',
      'New',
      'Hot',
      'Recent',
      'Favourites',
      'Slots',
    ]);
  });

  test('LIST-21 the tab of the address stays selected', async () => {
    await show({}, { path: '/rng-games?gameClassify=NEW' });
    const marked = within(screen.getByRole('navigation', { name: 'Lists' }))
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'true');
    expect(marked.map((link) => link.textContent)).toEqual(['New']);
  });

  test('LIST-20 slots show neither vendors nor tabs, and leave no gap for them', async () => {
    await show({ category: 'SLOT', vendors: [], classifies: [] }, { path: '/slot' });
    expect(screen.queryByRole('navigation', { name: 'Providers' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Lists' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Choose a provider' })).toBeNull();
  });

  test('LIST-03 filters that no rail shows are removed one by one', async () => {
    await show(
      { category: 'SLOT', vendors: [], classifies: [], chosenVendors: vendors },
      { path: '/slot?vassalage=JL,PG&gameName=moon' },
    );
    expect(
      screen.getByRole('link', { name: 'Remove the filter Jolpai' }).getAttribute('href'),
    ).toBe('/m/slot?vassalage=PG&gameName=moon');
    expect(
      screen.getByRole('link', { name: 'Remove the filter “moon”' }).getAttribute('href'),
    ).toBe('/m/slot?vassalage=JL,PG');
  });

  test('LIST-12 a category loads more as the end nears, hot games only by the button', async () => {
    const observers = fakeIntersections();
    const isWatched = () =>
      observers().some(({ rootMargin }) => rootMargin === '0px 0px 400px 0px');
    await show({ page: { games: tilesOf(36), pageNum: 1, totalPages: 2, totalCount: 72 } });
    expect(isWatched()).toBe(true);
    cleanup();
    await renderScreen(CategoryScreen as never, { path: '/hot-games', loaderData: hot(72) });
    screen.getByRole('button', { name: 'Load more games' });
    expect(isWatched()).toBe(false);
  });

  test('LIST-13 an empty list says so and leads to all games', async () => {
    await show(
      { page: { games: [], pageNum: 1, totalPages: 0, totalCount: 0 } },
      { path: '/rng-games?gameName=zz' },
    );
    screen.getByRole('heading', { name: 'No game found' });
    expect(screen.getByRole('link', { name: 'See all games' }).getAttribute('href')).toBe(
      '/m/rng-games',
    );
  });

  test('FAV-01 favourites and recent games lead a visitor to the sign-in, which leads back to them', async () => {
    await show();
    expect(hrefs('Lists')[4]).toEqual([
      'Favourites',
      `/m/login?back=${encodeURIComponent('/m/rng-games?dataType=favourite')}`,
    ]);
    expect(hrefs('Lists')[3]?.[1]).toMatch(/^\/m\/login/);
  });

  test('LIST-24 a list that failed to load says why and offers a retry', async () => {
    await renderScreen(CategoryScreen as never, {
      path: '/rng-games',
      loaderData: {
        ok: false,
        failure: { code: 'server.unavailable', params: {}, requestId: 'r-1' },
      },
    });
    expect(screen.getByRole('alert').textContent).toContain('The games could not be loaded.');
    screen.getByRole('button', { name: 'Try again' });
  });

  test('LIST-21 counts and names follow the language', async () => {
    await show(
      { language: 'bn', page: { games: tilesOf(3), pageNum: 1, totalPages: 1, totalCount: 1248 } },
      { locale: 'bn' },
    );
    screen.getByText('১,২৪৮টি গেম');
    screen.getByText('১,২৪৮টির মধ্যে ৩টি');
  });
});

describe('a category as a game centre', () => {
  const centre = {
    ok: true,
    data: {
      kind: 'centre',
      category: 'ESPORTS',
      language: 'en',
      banners: [],
      vendors,
      games: tilesOf(2),
    },
  };

  test('CAT-10 and CAT-29 it shows one tile per vendor, which opens the vendor’s list', async () => {
    await renderScreen(CategoryScreen as never, { path: '/esport-games', loaderData: centre });
    expect(hrefs('Providers').map(([, href]) => href)).toEqual([
      '/m/esport-games?vassalage=JL',
      '/m/esport-games?vassalage=PG',
    ]);
    screen.getByText('40 games');
  });

  test('CAT-10 its games open in one tap, and what is painted is said where play is social', async () => {
    await renderScreen(CategoryScreen as never, { path: '/esport-games', loaderData: centre });
    const links = screen.getAllByRole('link', { name: /^Game/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/m/play/JL/1001',
      '/m/play/JL/1002',
    ]);
    screen.getByText(/The teams are made up/);
    cleanup();
    const fights = { ...centre, data: { ...centre.data, category: 'COCKFIGHT' } };
    await renderScreen(CategoryScreen as never, { path: '/cockfight', loaderData: fights });
    screen.getByText(/No animal takes part/);
    cleanup();
    const settings = { playMode: 'licensed' as const };
    const options = { path: '/cockfight', loaderData: fights, settings };
    await renderScreen(CategoryScreen as never, options);
    expect(screen.queryByText(/No animal takes part/)).toBeNull();
  });

  test('CAT-10 without vendors it says so', async () => {
    await renderScreen(CategoryScreen as never, {
      path: '/lott',
      loaderData: { ...centre, data: { ...centre.data, category: 'LOTT', vendors: [], games: [] } },
    });
    screen.getByRole('heading', { name: 'No providers at the moment' });
  });
});

describe('the hot games', () => {
  test('CAT-08 hot games have their own view, every other category has a list', async () => {
    await renderScreen(CategoryScreen as never, { path: '/hot-games', loaderData: hot(3) });
    screen.getByLabelText('Name of a hot game');
    expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
    cleanup();
    await show();
    expect(screen.queryByLabelText('Name of a hot game')).toBeNull();
    screen.getByRole('button', { name: 'Filter' });
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  test('HOT-01 and HOT-02 they show 36, and 36 more on a tap', async () => {
    await renderScreen(CategoryScreen as never, { path: '/hot-games', loaderData: hot(80) });
    screen.getByText('36 of 80');
    fireEvent.click(screen.getByRole('button', { name: 'Load more games' }));
    screen.getByText('72 of 80');
    fireEvent.click(screen.getByRole('button', { name: 'Load more games' }));
    screen.getByText('80 of 80');
    expect(screen.queryByRole('button', { name: 'Load more games' })).toBeNull();
  });

  test('HOT-04 a name filters them in the browser, and an unknown one shows the no-game view', async () => {
    await renderScreen(CategoryScreen as never, { path: '/hot-games', loaderData: hot(12) });
    const box = screen.getByLabelText('Name of a hot game');
    fireEvent.change(box, { target: { value: 'GAME 1' } });
    expect(screen.getAllByRole('article')).toHaveLength(4);
    fireEvent.change(box, { target: { value: 'zz' } });
    screen.getByRole('heading', { name: 'No game found' });
  });
});

test('CAT-07 the header of a lottery has no search button, that of other categories has one', () => {
  expect([handle('/lott').headerAction, handle('/rng-games').headerAction]).toEqual([
    undefined,
    'search',
  ]);
});
