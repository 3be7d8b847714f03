import { afterEach, describe, expect, test, vi } from 'vitest';
import type { VendorMap } from '@maidan/contract/types';
import { createSite } from '@maidan/site';
import type { RequestScope } from '#platform/api/request-scope.ts';
import { createServerApi } from '#platform/api/server.ts';
import { gamesOf, vendorOf } from '#platform/testing/catalogue-builders.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testSettings } from '#platform/testing/site-settings.ts';
import { classifiesOf, readCategory, vendorsOf } from './category-data.ts';

const site = createSite(testSettings({ vendors: { inHouse: [], esports: ['BJ'], cockfight: [] } }));
const map: VendorMap = {
  gameTypes: [
    {
      gameType: 'RNG',
      gameCount: 30,
      vendors: [
        vendorOf('JL', 'Jolpai', ['SM', 'Crash']),
        vendorOf('PG', 'Pagla Games', ['SM', 'BG']),
      ],
      classify: [
        { key: 'SM', displayName: 'Slots' },
        { key: 'Crash', displayName: 'Crash' },
        { key: 'BG', displayName: 'Bingo' },
        { key: 'Table', displayName: 'Tables' },
      ],
    },
    {
      gameType: 'SPORTS',
      gameCount: 20,
      vendors: [
        vendorOf('TS', 'Tara'),
        vendorOf('BJ', 'Bijli'),
        vendorOf('GH', 'Ghuri', [], { isHot: 1 }),
      ],
      classify: [],
    },
  ],
  sorting: [
    { gameCategory: 'RNG', vendorNames: ['JL', 'PG'], gameCount: 30 },
    { gameCategory: 'SPORTS', vendorNames: ['TS', 'GH'], gameCount: 12 },
    { gameCategory: 'ESPORTS', vendorNames: ['BJ', 'GH'], gameCount: 8 },
  ],
};

function scope(session?: RequestScope['session']): RequestScope {
  const headers = session ? { Authorization: `Bearer ${session.token}` } : {};
  const api = createServerApi({ apiUrl: 'http://gateway.test', headers, timeoutMs: 1000 });
  return { api, site, locale: 'bn', session } as Pick<
    RequestScope,
    'api' | 'site' | 'locale' | 'session'
  > as RequestScope;
}

function gateway() {
  return fakeGateway({
    'GET /games': () => ({ games: gamesOf(2), pageNum: 1, totalPages: 1, totalCount: 2 }),
    'GET /favourites': () => ({ content: gamesOf(1), pageNum: 1, totalPages: 1, totalCount: 1 }),
    'GET /games/vendors': () => map,
    'GET /lotteries': ({ query }) => ({
      serverNow: '2026-11-20T08:32:33.000Z',
      ...(query.get('gameType') === 'ELOTT' ? { drawFault: 'games.draws_silent' } : {}),
      value: [{ game: gamesOf(1)[0], prizeMode: 'Lott', playType: 'trad' }],
    }),
    'GET /lotteries/numero': () => ({
      lottery: { vassalage: 'NK', gameCode: 'draw.six', gameName: 'Six' },
      results: [],
      pageNum: 2,
      totalPages: 0,
      totalCount: 0,
    }),
    'GET /matches': () => ({
      serverNow: '2026-11-20T08:32:33.000Z',
      running: [],
      coming: [],
      last: [],
    }),
    'GET /games/hot': () => ({ value: { list: gamesOf(3) } }),
    'GET /lobby/banners': () => ({
      value: [
        { bannerId: 'b', url: 'banners/b.webp', groupName: 'm_rng', linkage: '', title: 'B' },
      ],
    }),
  });
}

const read = (address: string, session?: RequestScope['session']) =>
  readCategory(scope(session), new URL(address, 'http://lobby.test'));

afterEach(() => vi.unstubAllGlobals());

describe('reading a category', () => {
  test('CAT-02 and CAT-03 a category loads its vendors, the banner group of the category and its first page', async () => {
    const { calls } = gateway();
    const data = await read('/m/rng-games');
    expect(data).toMatchObject({ kind: 'list', category: 'RNG', page: { totalCount: 2 } });
    expect(calls.find(({ name }) => name === 'GET /lobby/banners')?.query.get('groupName')).toBe(
      'm_rng',
    );
    expect(calls.find(({ name }) => name === 'GET /games')?.query.get('pageSize')).toBe('36');
    expect(data.kind === 'list' && data.vendors.map(({ name }) => name)).toEqual([
      'Jolpai',
      'Pagla Games',
    ]);
  });

  test('CAT-11 and CAT-12 slots have no vendors and classifies to choose from', async () => {
    gateway();
    expect(await read('/m/slot?vassalage=PG')).toMatchObject({
      vendors: [],
      classifies: [],
      chosenVendors: [{ code: 'PG', name: 'Pagla Games' }],
    });
  });

  test('CAT-10 esports are a game centre, CAT-29 with hot vendors first, until a vendor is chosen', async () => {
    const { calls } = gateway();
    const centre = await read('/m/esport-games');
    expect(centre.kind === 'centre' && centre.vendors.map(({ code }) => code)).toEqual([
      'GH',
      'BJ',
    ]);
    expect(centre.kind === 'centre' && centre.games.map(({ name }) => name)).toEqual([
      'Game 1',
      'Game 2',
    ]);
    const { query } = calls.find(({ name }) => name === 'GET /games') ?? {};
    expect([query?.get('vassalage'), query?.get('pageSize')]).toEqual(['BJ', '12']);
    expect((await read('/m/esport-games?vassalage=BJ')).kind).toBe('list');
  });

  test('CAT-10 API-63 a lottery category reads its lotteries, and says when a vendor is silent', async () => {
    gateway();
    expect(await read('/m/lott')).toMatchObject({
      kind: 'centre',
      lottery: { category: 'LOTT', view: { isSilent: false, lotteries: [{ playType: 'trad' }] } },
    });
    expect(await read('/m/elott')).toMatchObject({ lottery: { view: { isSilent: true } } });
  });

  test('API-62 an address that names a lottery reads a page of its results', async () => {
    const { calls } = gateway();
    const data = await read('/m/lott?draws=NK.draw.six&page=2');
    expect(data).toMatchObject({ kind: 'results', view: { name: 'Six', pageNum: 2 } });
    const { query } = calls.find(({ name }) => name === 'GET /lotteries/numero') ?? {};
    expect(query?.get('vassalage')).toBe('NK');
    expect(query?.get('gameCode')).toBe('draw.six');
    expect(query?.get('pageNo')).toBe('2');
    expect((await read('/m/esport-games?draws=NK.draw.six')).kind).toBe('centre');
  });

  test('FAV-01 without a session favourites and recent games lead to the sign-in', async () => {
    const { calls } = gateway();
    const answer = await read('/m/rng-games?dataType=favourite').catch((error: unknown) => error);
    expect(answer instanceof Response && answer.headers.get('Location')).toBe(
      `/login?back=${encodeURIComponent('/m/rng-games?dataType=favourite')}`,
    );
    expect(calls).toEqual([]);
  });

  test('LIST-22 with a session favourites have their own list', async () => {
    gateway();
    expect(await read('/m/rng-games?gameClassify=FAV', TEST_SESSION)).toMatchObject({
      kind: 'list',
      page: { totalCount: 1 },
    });
  });

  test('HOT-07 hot games come all at once', async () => {
    gateway();
    const data = await read('/m/hot-games');
    expect(data.kind === 'hot' && data.games).toHaveLength(3);
  });

  test('LIST-24 an outage rejects with its code and is never an empty list', async () => {
    fakeGateway({
      'GET /games': () => problem('server.unavailable', 503),
      'GET /games/vendors': () => map,
      'GET /lobby/banners': () => ({ value: [] }),
    });
    await expect(read('/m/rng-games')).rejects.toMatchObject({ code: 'server.unavailable' });
  });
});

describe('vendors and classifies', () => {
  test('CAT-25 the vendors of sports are those that the gateway left in sports', () => {
    expect(vendorsOf('SPORTS', map, site.settings).map(({ code }) => code)).toEqual(['TS', 'GH']);
  });

  test('LIST-19 the classifies are those of which the vendors have games', () => {
    const vendors = vendorsOf('RNG', map, site.settings);
    expect(classifiesOf('RNG', map, site.settings, vendors).map(({ key }) => key)).toEqual([
      'SM',
      'Crash',
      'BG',
    ]);
    expect(classifiesOf('BINGO', map, site.settings, vendors)).toEqual([]);
  });
});
