import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '#platform/database/connection.ts';
import { seedGames, testGame } from '../../../testing/catalogue.ts';
import { memberOf } from '../../../testing/members.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { siteStore } from '#modules/site/index.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';
import { game, vendor } from './games.tables.ts';
import { round } from '../../wallet/wallet.tables.ts';
import { recentStore } from './recent.store.ts';

let app: TestApp;
const idsOf = (games: { nodeId: number }[]) => games.map(({ nodeId }) => nodeId);
const list = async (query: string) => (await app.get(`/games?${query}`)).body;

beforeAll(async () => {
  app = await openTestApp();
  await seedGames(app, [
    testGame({ nodeId: 1, isHot: true, hotRank: 2, name: { bn: 'আমের দৌড়', en: 'Mango Rush' } }),
    testGame({ nodeId: 2, isHot: true, hotRank: 1, vendor: 'PG', supportsFreePlay: true }),
    testGame({ nodeId: 3, isNew: true, classifies: ['SM', 'FeatureBuy'] }),
    testGame({
      nodeId: 4,
      classifies: ['Crash'],
      vendor: 'JDB',
      name: { bn: 'উড়ান', en: 'Uran 100%' },
    }),
    testGame({ nodeId: 5, classifies: ['BG'] }),
    testGame({ nodeId: 6, classifies: ['JP'], vendor: 'RTG', square: 'squares/six.webp' }),
    testGame({ nodeId: 7, gameType: 'FISH', classifies: [] }),
    testGame({
      nodeId: 8,
      gameType: 'SPORTS',
      vendor: 'SP',
      classifies: [],
      opensVendorList: true,
    }),
    testGame({ nodeId: 9, gameType: 'SPORTS', vendor: 'ES', classifies: [] }),
    testGame({ nodeId: 10, gameType: 'SPORTS', vendor: 'CF', classifies: [] }),
    testGame({
      nodeId: 11,
      gameType: 'ELOTT',
      vendor: 'LOTT',
      classifies: [],
      lottoMode: 'Elott',
      playType: 'trad',
    }),
    testGame({ nodeId: 12, vendor: 'KX', classifies: ['Table'] }),
  ]);
  for (const [kind, codes] of [
    ['inHouse', ['KX']],
    ['esports', ['ES']],
    ['cockfight', ['CF']],
  ] as const) {
    const change = { siteId: 'first', path: `vendors.${kind}`, value: codes };
    await changeSetting({ db: app.db, clock: app.clock }, change);
  }
  await app.app.directory.refresh();
});
afterAll(() => app.close());

describe('a newly written catalogue', () => {
  it('LIST-07 has fresh statistics at once, so that a late page does not sort every game', async () => {
    const known = sql`SELECT reltuples::int AS games FROM pg_class WHERE oid = 'game'::regclass`;
    expect(await rowsOf<{ games: number }>(app.db, known)).toEqual([{ games: 12 }]);
  });
});

describe('the game list', () => {
  it('API-35 LIST-15 shows hot games first by rank and the rest by name, 36 a page', async () => {
    const page = await list('');
    expect(idsOf(page.games).slice(0, 2)).toEqual([2, 1]);
    expect(page).toMatchObject({ pageNum: 1, totalPages: 1, totalCount: 12 });
  });

  it('LIST-07 LIST-08 pages follow each other without a gap or a duplicate, and end', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`pageNo=${page}&pageSize=5`)));
    expect(pages.map((page) => page.games.length)).toEqual([5, 5, 2, 0]);
    expect(pages.every((page) => page.totalPages === 3)).toBe(true);
    expect(new Set(pages.flatMap((page) => idsOf(page.games))).size).toBe(12);
  });

  it.each([
    ['CAT-15 SLOT', 'gameType=RNG&gameClassify=SM', [2, 1, 3]],
    ['CAT-16 CRASH', 'gameType=RNG&gameClassify=Crash', [4]],
    ['CAT-14 BINGO in the alternate dialect', 'gameType=slot&gameClassify=BG', [5]],
    ['CAT-17 JACKPOT', 'gameType=RNG&gameClassify=JP', [6]],
    ['CAT-18 FEATURE', 'gameType=RNG&gameClassify=FeatureBuy', [3]],
    ['CAT-19 INHOUSE with several vendors', 'gameType=RNG&vassalage=KX,KY', [12]],
    ['CAT-20 JL', 'gameType=RNG&vassalage=JL', [1, 3, 5]],
    ['CAT-20 JL in the alternate dialect', 'gameType=slot&vassalage=JL', [1, 3, 5]],
    ['CAT-20 PG in the alternate dialect', 'gameType=slot&vassalage=PG', [2]],
    ['CAT-21 ESPORTS', 'gameType=SPORTS&vassalage=ES', [9]],
    ['CAT-25 bare SPORTS leaves out what is split from it', 'gameType=SPORTS', [8]],
    ['LIST-21 NEW sends no type', 'isNew=1', [3]],
    ['LIST-02 HOT', 'isHot=1', [2, 1]],
    ['several vendors of any type', 'vassalage=PG, JDB', [2, 4]],
    ['an unknown type', 'gameType=NOPE', []],
    ['an unknown vendor', 'gameType=RNG&vassalage=NOPE', []],
    ['unknown vendors beside a known one', 'vassalage=NOPE,PG,__proto__', [2]],
    ['an unknown classify', 'gameType=RNG&gameClassify=NOPE', []],
  ])('%s', async (_name, query, ids) => {
    expect(idsOf((await list(query)).games)).toEqual(ids);
  });

  it('API-35 what is out of range is refused with its name', async () => {
    for (const [field, values] of Object.entries({
      pageNo: ['0', '-1', '100001', '1.5', 'x', '', '1e2', '0x10', ' 1'],
      pageSize: ['0', '101', '36.5'],
      minBet: ['-1', '1000000001'],
      minLine: ['10001'],
      isNew: ['2'],
      gameName: ['x'.repeat(65)],
      vassalage: ['x'.repeat(513)],
    }))
      for (const value of values) {
        const { status, body } = await app.get(`/games?${field}=${encodeURIComponent(value)}`);
        expect([status, body.code, body.params], `${field}=${value}`).toEqual([
          400,
          'request.invalid',
          { where: 'query', field },
        ]);
      }
    expect((await list('pageNo=100000&pageSize=100')).games).toEqual([]);
  });

  it('ENTITY-23 API-35 a query may carry every field at once, and each field filters', async () => {
    await app.db.update(game).set({ minBetMinor: 500, minLines: 20 }).where(eq(game.nodeId, 3));
    const whole = {
      merchant: 'FIRST',
      platform: 'html5',
      gameName: 'game',
      gameType: 'RNG',
      pageNo: '1',
      pageSize: '5',
      vassalage: 'JL',
      gameClassify: 'SM',
      minBet: '500',
      minLine: '20',
      isNew: '1',
      language: 'en',
    };
    const found = async (change: object) =>
      idsOf((await list(String(new URLSearchParams({ ...whole, ...change })))).games);
    expect(await found({})).toEqual([3]);
    for (const [field, value] of Object.entries({
      gameName: 'mango',
      gameType: 'FISH',
      pageNo: '2',
      vassalage: 'PG',
      gameClassify: 'BG',
      minBet: '501',
      minLine: '21',
      isNew: '0',
    }))
      expect(await found({ [field]: value }), field).toEqual([]);
    expect((await app.get('/games?platform=flash')).status).toBe(400);
    expect((await list('pageSize=5')).games).toHaveLength(5);
  });

  it('API-35 SHELL-22 the order is by name or new games first where it is asked for, page after page', async () => {
    const whole = async (sort: string) => idsOf((await list(`sort=${sort}`)).games);
    const usual = await whole('');
    for (const language of ['en', 'bn']) {
      const games: { gameName: string }[] = (await list(`sort=name&language=${language}`)).games;
      const names = games.map(({ gameName }) => gameName);
      expect(names, language).toEqual(names.toSorted((one, other) => (one < other ? -1 : 1)));
    }
    expect(await whole('new')).toEqual([3, ...usual.filter((id) => id !== 3)]);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => list(`sort=new&pageNo=${page}&pageSize=5`)),
    );
    expect(pages.flatMap(({ games }) => idsOf(games))).toEqual(await whole('new'));
    expect((await app.get('/games?sort=price')).status).toBe(400);
  });

  it('ENTITY-22 a page holds its games, its number, the number of pages and the number of games', async () => {
    expect(Object.keys(await list('pageSize=5')).toSorted()).toEqual([
      'games',
      'pageNum',
      'totalCount',
      'totalPages',
    ]);
    expect(await list('pageNo=3&pageSize=5')).toMatchObject({
      pageNum: 3,
      totalPages: 3,
      totalCount: 12,
    });
  });

  it.each(['Lott', 'ZY', 'Elott'])(
    'ENTITY-43 a lottery has the prize mode %s of the catalogue',
    async (lottoMode) => {
      await app.db.update(game).set({ lottoMode }).where(eq(game.nodeId, 11));
      expect((await app.get('/games/LOTT/11')).body).toMatchObject({ lottoMode, playType: 'trad' });
    },
  );

  it('LIST-04 SEARCH-02 finds a part of a name in either language and any case', async () => {
    for (const name of ['mango', 'MANGO r', 'আমের', ' দৌড় ']) {
      expect(idsOf((await list(`gameName=${encodeURIComponent(name)}`)).games)).toEqual([1]);
    }
  });

  it('SEARCH-04 characters that are special to the database match only themselves', async () => {
    expect(idsOf((await list(`gameName=${encodeURIComponent('100%')}`)).games)).toEqual([4]);
    for (const name of ['_', '%', '\\']) {
      const found = (await list(`gameName=${encodeURIComponent(name)}`)).games;
      expect(idsOf(found)).toEqual(name === '%' ? [4] : []);
    }
  });

  it('ENTITY-19 a game comes in the language asked for with all its fields', async () => {
    const { body: bengali } = await app.get('/games/JL/1?language=bn');
    const { body: english } = await app.get('/games/PG/2?language=en');
    expect(bengali).toMatchObject({
      gameName: 'আমের দৌড়',
      displayName: 'Jolpai',
      isHot: 1,
      supportPlay: 1,
      freeplay: 0,
    });
    expect(english).toMatchObject({ gameName: 'Game 00002', supportPlay: 0, freeplay: 1 });
  });

  it('CAT-30 a game that opens its vendor’s list says so', async () => {
    expect((await app.get('/games/SP/8')).body.isGameH5).toBe('VASSALAGE');
    expect((await app.get('/games/ES/9')).body.isGameH5).toBeUndefined();
  });

  it('an unknown game and one of another site are not found', async () => {
    expect((await app.get('/games/JL/99')).body.code).toBe('games.not_found');
    expect((await app.get('/games/JL/1', { site: 'second' })).body.code).toBe('games.not_found');
  });

  it('API-44 the hot games come all at once', async () => {
    const { body } = await app.get('/games/hot?language=en');
    expect(idsOf(body.value.list)).toEqual([2, 1]);
  });

  it('ENTITY-27 a hot game has all fields of a game, with the id and the name that its filter uses', async () => {
    const { body } = await app.get('/games/hot?language=en');
    const [second, first] = body.value.list;
    expect(first).toEqual((await app.get('/games/JL/1?language=en')).body);
    expect([first.gameName, second.gameName]).toEqual(['Mango Rush', 'Game 00002']);
    expect(first.gameId).not.toBe('');
    expect(first.gameId).not.toBe(second.gameId);
  });

  it('a game or vendor that is switched off disappears with the next content version', async () => {
    await app.db.update(game).set({ isEnabled: false }).where(eq(game.nodeId, 5));
    await app.db.update(vendor).set({ isEnabled: false }).where(eq(vendor.vendor, 'RTG'));
    await siteStore(app.db).touchContent('first');
    await app.app.directory.refresh();
    expect((await list('')).totalCount).toBe(10);
    expect((await app.get('/games/RTG/6')).body.code).toBe('games.not_found');
    await app.db.update(game).set({ isEnabled: true });
    await app.db.update(vendor).set({ isEnabled: true });
    await siteStore(app.db).touchContent('first');
    await app.app.directory.refresh();
    expect((await list('')).totalCount).toBe(12);
  });
});

describe('the vendor mapping', () => {
  it('API-37 ENTITY-20 ENTITY-21 lists the vendors of each type with their classifies and counts', async () => {
    const { body } = await app.get('/games/vendors?language=en');
    const rng = body.gameTypes.find((type: { gameType: string }) => type.gameType === 'RNG');
    expect(rng.gameCount).toBe(7);
    expect(rng.vendors[0]).toMatchObject({
      vassalage: 'JL',
      displayName: 'Jolpai',
      isHot: 1,
      gameCount: 3,
      gameClassify: [
        { key: 'SM', displayName: 'SM', gameCount: 2 },
        { key: 'FeatureBuy', displayName: 'FeatureBuy', gameCount: 1 },
        { key: 'BG', displayName: 'BG', gameCount: 1 },
      ],
    });
    expect(rng.classify[0]).toMatchObject({ key: 'SM', vendors: ['JL', 'PG'] });
  });

  it('CAT-23 CAT-24 ESPORTS stands right after SPORTS and COCKFIGHT last', async () => {
    const { body } = await app.get('/games/vendors');
    const order = body.sorting.map((entry: { gameCategory: string }) => entry.gameCategory);
    expect(order[order.indexOf('SPORTS') + 1]).toBe('ESPORTS');
    expect(order.at(-1)).toBe('COCKFIGHT');
  });

  it('CAT-25 the vendors of sports are divided, and SPORTS is left out when none remains for it', async () => {
    const sorting = async () =>
      Object.fromEntries(
        (await app.get('/games/vendors')).body.sorting.map(
          (entry: { gameCategory: string; vendorNames: string[] }) => [
            entry.gameCategory,
            entry.vendorNames,
          ],
        ),
      );
    expect(await sorting()).toMatchObject({ SPORTS: ['SP'], ESPORTS: ['ES'], COCKFIGHT: ['CF'] });
    const change = { siteId: 'first', path: 'vendors.esports', value: ['ES', 'SP'] };
    await changeSetting({ db: app.db, clock: app.clock }, change);
    await app.app.directory.refresh();
    const after = await sorting();
    expect(after['SPORTS']).toBeUndefined();
    expect(after['ESPORTS']).toEqual(['SP', 'ES']);
    await changeSetting({ db: app.db, clock: app.clock }, { ...change, value: ['ES'] });
    await app.app.directory.refresh();
  });
});

describe('recently played games', () => {
  it('API-43 ENTITY-25 come newest first, each once, for their member only', async () => {
    const token = await memberOf(app, 'smriti');
    const other = await memberOf(app, 'bismriti');
    const { memberId } = (await app.get('/member/info', { token })).body.value;
    const store = recentStore(app.db, 'first');
    for (const [code, nodeId] of [
      ['JL', 1],
      ['PG', 2],
      ['JL', 3],
      ['JL', 1],
    ] as const) {
      app.clock.moveMs(1000);
      await store.remember(memberId, { vendor: code, nodeId }, app.clock.now());
    }
    const recent = (await app.get('/games/recent', { token })).body;
    expect(idsOf(recent.content)).toEqual([1, 3, 2]);
    expect(recent).toMatchObject({ pageNum: 1, totalPages: 1, totalCount: 3 });
    const ofBoth = (await app.get('/games/recent?vendor=PG,JL', { token })).body;
    expect(idsOf(ofBoth.content)).toEqual([1, 3, 2]);
    const ofVendor = (await app.get('/games/recent?vendor=PG', { token })).body;
    expect(idsOf(ofVendor.content)).toEqual([2]);
    expect((await app.get('/games/recent', { token: other })).body.totalCount).toBe(0);
  });

  it('LIST-16 API-43 say how they were played last: the last bet, when, and whether the round is under way', async () => {
    const [token, other] = [await memberOf(app, 'chalu'), await memberOf(app, 'onno')];
    const idOf = async (bearer: string) =>
      (await app.get('/member/info', { token: bearer })).body.value.memberId as string;
    const memberId = await idOf(token);
    const store = recentStore(app.db, 'first');
    const plays = async (bearer = token) => {
      const { content } = (await app.get('/games/recent', { token: bearer })).body;
      return Object.fromEntries(
        content.map((recent: { nodeId: number; lastPlay: unknown }) => [
          recent.nodeId,
          recent.lastPlay,
        ]),
      );
    };
    for (const nodeId of [1, 3])
      await store.remember(memberId, { vendor: 'JL', nodeId }, app.clock.now());
    await store.remember(await idOf(other), { vendor: 'JL', nodeId: 1 }, app.clock.now());
    const openedAt = app.clock.now().toISOString();
    const bare = { at: openedAt, isRoundOpen: false };
    expect(await plays()).toEqual({ 1: bare, 3: bare });

    let count = 0;
    const play = async (state: string, stakeCashMinor: number, refundCashMinor = 0) => {
      app.clock.moveMs(60_000);
      count += 1;
      const key = { siteId: 'first', roundId: `last-${count}`, memberId, vendor: 'JL' };
      const named = { vendorRoundId: `v-${count}`, gameCode: 'slot', nodeId: 1, currency: 'BDT' };
      const money = { stakeCashMinor, refundCashMinor, state };
      const at = app.clock.now().toISOString();
      await app.db.insert(round).values({ ...key, ...named, ...money, openedAt: at });
      return at;
    };
    const bet = await play('lost', 5_000);
    expect(await plays()).toEqual({ 1: { at: bet, betMinor: 5_000, isRoundOpen: false }, 3: bare });
    const open = await play('open', 20_000);
    await play('won', 7_000);
    await play('rolled_back', 9_000, 9_000);
    expect((await plays())[1]).toEqual({ at: open, betMinor: 20_000, isRoundOpen: true });
    expect(await plays(other), 'of nobody else').toEqual({ 1: bare });
  });
});
