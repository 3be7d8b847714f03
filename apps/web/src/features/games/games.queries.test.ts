// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/query.ts';
import { gamesOf, tilesOf } from '#platform/testing/catalogue-builders.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { gamesQueries, keepHotGames, keptHotGames, refreshHotGames } from './games.queries.ts';
import { filterByName, slicesOf } from './category/hot-games.model.ts';

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
    'SHELL-73 games of the vendors that were kept and cannot be read are thrown away and fetched again: %s',
    async (broken) => {
      sessionStorage.setItem('maidan.games.hot.1.bn', broken);
      const { calls } = fakeGateway({ 'GET /games/hot': () => ({ value: { list: gamesOf(2) } }) });
      expect(keptHotGames('bn')).toBeUndefined();
      expect(sessionStorage.getItem('maidan.games.hot.1.bn')).toBeNull();
      expect(await queryClient().fetchQuery(gamesQueries.hot('bn'))).toHaveLength(2);
      expect(calls).toHaveLength(1);
      queryClient().clear();
      expect(keptHotGames('bn')).toHaveLength(2);
    },
  );

  test('HOT-05 each language is kept on its own', () => {
    keepHotGames('bn', tilesOf(2));
    expect(keptHotGames('en')).toBeUndefined();
  });

  test('HOT-06 a refresh goes to the server with the refresh flag and replaces what was kept', async () => {
    keepHotGames('en', tilesOf(2));
    const { calls } = fakeGateway({ 'GET /games/hot': () => ({ value: { list: gamesOf(5) } }) });
    await refreshHotGames('en');
    expect(calls[0]?.query.get('refresh')).toBe('1');
    queryClient().clear();
    expect(keptHotGames('en')).toHaveLength(5);
  });

  test('HOT-06 a failed refresh leaves what was kept', async () => {
    keepHotGames('en', tilesOf(2));
    fakeGateway({ 'GET /games/hot': () => problem('request.invalid', 400) });
    await expect(refreshHotGames('en')).rejects.toMatchObject({ code: 'request.invalid' });
    expect(keptHotGames('en')).toHaveLength(2);
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
