// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Category } from '@maidan/contract/categories';
import { browserApi } from '#platform/api/browser.ts';
import { queryClient } from '#platform/api/query.ts';
import { gamesOf, tilesOf } from '#platform/testing/catalogue-builders.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { storeSession } from '#platform/session/session.ts';
import {
  gamesQueries,
  keepHotGames,
  keptHotGames,
  readHotGames,
  readPageOf,
  refreshHotGames,
} from './games.queries.ts';
import { categoryOfPath } from './category/category.model.ts';
import { filterByName, slicesOf } from './category/hot-games.model.ts';
import { listCall, WHOLE_LIST } from './list/list-query.model.ts';
import type { ListQuery } from './list/list-query.model.ts';

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  queryClient().clear();
  vi.unstubAllGlobals();
});

describe('the hot games of a browser session', () => {
  test('HOT-05 a second visit in the session sends no request', async () => {
    const { calls } = fakeGateway({ 'GET /games/hot': () => ({ value: { list: gamesOf(2) } }) });
    await queryClient().fetchQuery(gamesQueries.hot('bn'));
    expect(await queryClient().fetchQuery(gamesQueries.hot('bn'))).toHaveLength(2);
    queryClient().clear();
    expect(keptHotGames('bn')).toHaveLength(2);
    expect(calls).toHaveLength(1);
  });

  test.each(['{broken', 'null', '[{"gameName":7}]', '"games"'])(
    'SHELL-73 stored games of vendors that cannot be read are thrown away and fetched again: %s',
    async (broken) => {
      sessionStorage.setItem('maidan.games.hot.2.bn', broken);
      const { calls } = fakeGateway({ 'GET /games/hot': () => ({ value: { list: gamesOf(2) } }) });
      expect(keptHotGames('bn')).toBeUndefined();
      expect(sessionStorage.getItem('maidan.games.hot.2.bn')).toBeNull();
      expect(await queryClient().fetchQuery(gamesQueries.hot('bn'))).toHaveLength(2);
      expect(calls).toHaveLength(1);
      queryClient().clear();
      expect(keptHotGames('bn')).toHaveLength(2);
    },
  );

  test('HOT-05 each language is stored separately', () => {
    keepHotGames('bn', tilesOf(2));
    expect(keptHotGames('en')).toBeUndefined();
  });

  test('HOT-06 a refresh goes to the server with the refresh flag and replaces the stored games', async () => {
    keepHotGames('en', tilesOf(2));
    const { calls } = fakeGateway({ 'GET /games/hot': () => ({ value: { list: gamesOf(5) } }) });
    await refreshHotGames('en');
    expect(calls[0]?.query.get('refresh')).toBe('1');
    queryClient().clear();
    expect(keptHotGames('en')).toHaveLength(5);
  });

  test('HOT-06 a failed refresh leaves the stored games', async () => {
    keepHotGames('en', tilesOf(2));
    fakeGateway({ 'GET /games/hot': () => problem('request.invalid', 400) });
    await expect(refreshHotGames('en')).rejects.toMatchObject({ code: 'request.invalid' });
    expect(keptHotGames('en')).toHaveLength(2);
  });
});

describe('a page of games', () => {
  const site = {
    presetDialect: 'rng',
    vendors: { inHouse: [], esports: [], cockfight: [] },
  } as const;
  const place = { pageNum: 2, totalPages: 3, totalCount: 50 };
  const gateway = () => {
    // Calls for the lists of a member carry the token of the stored session.
    storeSession(TEST_SESSION);
    return fakeGateway({
      'GET /games': () => ({ games: gamesOf(2), ...place }),
      'GET /games/recent': () => ({ content: gamesOf(2), ...place }),
      'GET /favourites': () => ({ content: gamesOf(2), ...place }),
      'GET /games/hot': () => ({ value: { list: gamesOf(2) } }),
    });
  };
  const read = (query: Partial<ListQuery>, category?: Category) => {
    const call = listCall(category, { ...WHOLE_LIST, ...query }, site);
    return readPageOf(browserApi, { call, page: 2, language: 'en' });
  };

  test.each([
    ['ALL', 'all', 'GET /games', { isHot: '', isNew: '' }],
    ['FAV', 'favourite', 'GET /favourites', {}],
    ['HOT', 'hot', 'GET /games', { isHot: '1', isNew: '' }],
    ['RECENT', 'recent', 'GET /games/recent', {}],
    ['NEW', 'new', 'GET /games', { isHot: '', isNew: '1' }],
    ['SEARCH', 'search', 'GET /games', { gameName: 'moon', isHot: '', isNew: '' }],
  ] as const)(
    'ENTITY-40 %s is a list that can be selected',
    async (_type, dataType, name, asked) => {
      const { calls } = gateway();
      await read({ dataType, gameName: dataType === 'search' ? 'moon' : '' });
      expect(calls.map((call) => call.name)).toEqual([name]);
      for (const [field, value] of Object.entries(asked))
        expect(calls[0]?.query.get(field)).toBe(value);
    },
  );

  test.each(['all', 'recent', 'favourite'] as const)(
    'API-59 ENTITY-22 of %s is read from games or content, whichever is there, with its page number',
    async (dataType) => {
      gateway();
      expect(await read({ dataType })).toEqual({ games: tilesOf(2), ...place });
    },
  );

  test('API-59 the hot games are read from list, which is whole', async () => {
    gateway();
    expect(await readHotGames(browserApi, 'en')).toEqual(tilesOf(2));
  });

  test.each([
    ['RNG', 'rng-games', { gameType: 'RNG', gameClassify: '' }],
    ['FISH', 'fishing-games', { gameType: 'FISH', gameClassify: '' }],
    ['PVP', 'poker-games', { gameType: 'PVP', gameClassify: '' }],
    ['LIVE', 'live-games', { gameType: 'LIVE', gameClassify: '' }],
    ['SLOT', 'slot', { gameType: 'RNG', gameClassify: 'SM' }],
    ['CRASH', 'crash', { gameType: 'RNG', gameClassify: 'Crash' }],
  ] as const)('ENTITY-39 %s is a type of list', async (type, path, asked) => {
    const { calls } = gateway();
    expect(categoryOfPath(`/m/${path}`)).toBe(type);
    await read({}, type);
    for (const [field, value] of Object.entries(asked))
      expect(calls[0]?.query.get(field)).toBe(value);
  });
});

describe('the list of hot games', () => {
  test('HOT-01 it shows slices of 36, and HOT-03 all at once in page mode', () => {
    const games = tilesOf(80);
    expect(slicesOf(games, 2).map((slice) => slice.length)).toEqual([36, 36]);
    expect(slicesOf(games, 5).map((slice) => slice.length)).toEqual([36, 36, 8]);
    expect(slicesOf(games, 1, true).map((slice) => slice.length)).toEqual([80]);
    expect(slicesOf([], 1, true)).toEqual([]);
  });

  test('HOT-04 a game stays when its lower-cased name contains the lower-cased text', () => {
    const names = ['Moon Boat', 'Boat Race', 'মৌচাক'].map((name, place) => ({
      ...tilesOf(1, place)[0],
      name,
    })) as ReturnType<typeof tilesOf>;
    expect(filterByName(names, ' BOAT ').map(({ name }) => name)).toEqual([
      'Moon Boat',
      'Boat Race',
    ]);
    expect(filterByName(names, 'চাক').map(({ name }) => name)).toEqual(['মৌচাক']);
    expect(filterByName(names, '')).toHaveLength(3);
  });
});
