import type { DrawTitle } from '@maidan/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedGames, testGame } from '../../../testing/catalogue.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { VendorClockError } from '../games.ports.ts';
import type { VendorDraws, VendorClockFault } from '../games.ports.ts';

const HASH = '9b'.repeat(32);
const SEED = '3f'.repeat(32);
const lottery = (nodeId: number, vendor: string, part: Record<string, unknown> = {}) =>
  testGame({
    nodeId,
    vendor,
    gameType: 'LOTT',
    classifies: [],
    gameCode: `draw.title-${nodeId}`,
    ...part,
  });

const resultAt = (drawNo: number, drawsAt: string) => ({
  drawNo,
  drawsAt,
  balls: [4, 11, 18],
  commitment: HASH,
  seed: SEED,
});
const titleOf = (nodeId: number, drawsAt?: string): DrawTitle => ({
  gameCode: `draw.title-${nodeId}`,
  drum: { size: 36, count: 8 },
  next: { drawNo: 8, drawsAt: '2026-11-20T10:15:00.000Z', commitment: HASH },
  ...(drawsAt === undefined ? {} : { last: resultAt(7, drawsAt) }),
});

let app: TestApp;
let fault: VendorClockFault | undefined;
let asked: unknown[];

const arcade: VendorDraws = {
  async titles() {
    asked.push('titles');
    if (fault) throw new VendorClockError(fault, 'a test');
    return [
      titleOf(1, '2026-11-20T10:00:00.000Z'),
      titleOf(4, '2026-11-20T09:30:00.000Z'),
      titleOf(5, '2026-11-20T09:45:00.000Z'),
      titleOf(6),
    ];
  },
  async results(gameCode, page) {
    asked.push({ gameCode, ...page });
    if (fault) throw new VendorClockError(fault, 'a test');
    return { totalCount: 25, results: [resultAt(7, '2026-11-20T10:00:00.000Z')] };
  },
};

beforeAll(async () => {
  app = await openTestApp({ drawsOf: (vendor) => (vendor === 'PG' ? undefined : arcade) });
  await seedGames(app, [
    testGame({ nodeId: 99 }),
    lottery(1, 'JL', { lottoMode: 'Lott', playType: 'trad' }),
    lottery(2, 'PG', { lottoMode: 'ZY', playType: 'ent' }),
    lottery(3, 'JL', { opensVendorList: true }),
    lottery(4, 'LOTT', { gameType: 'ELOTT', lottoMode: 'Elott', playType: 'ent' }),
    lottery(5, 'TCG_LOTTO_VN', { gameType: 'ELOTT' }),
    lottery(6, 'LOTT', { gameType: 'ELOTT' }),
    lottery(7, 'JL', { gameType: 'ELOTT' }),
  ]);
});
afterAll(() => app.close());
beforeEach(() => {
  fault = undefined;
  asked = [];
  app.clock.moveMs(2000);
});

const get = (path: string) => app.ask('GET', path);
const NUMERO = 'vassalage=JL&gameCode=draw.title-1';

describe('lotteries', () => {
  it('API-63 lists the lotteries of a type with drum, next draw and last result, and the time of the server', async () => {
    const { status, body } = await get('/lotteries?gameType=LOTT&language=en');
    expect(status).toBe(200);
    expect(body.serverNow).toBe(app.clock.now().toISOString());
    expect(body.value).toMatchObject([
      {
        game: { nodeId: 1, gameName: 'Game 00001' },
        prizeMode: 'Lott',
        ...drawsOf(titleOf(1, '2026-11-20T10:00:00.000Z')),
      },
      { game: { nodeId: 2, vassalage: 'PG' }, prizeMode: 'ZY', playType: 'ent' },
    ]);
    expect(body.value[1]).not.toHaveProperty('next');
    expect(body).not.toHaveProperty('drawFault');
  });

  it('API-63 visitors of one second share one call to the vendor', async () => {
    await Promise.all([get('/lotteries'), get('/lotteries?gameType=ELOTT')]);
    expect(asked).toEqual(['titles']);
    app.clock.moveMs(1000);
    await get('/lotteries');
    expect(asked).toEqual(['titles', 'titles']);
  });

  it.each(['silent', 'invalid'] as const)(
    'API-63 a vendor that is %s leaves the lotteries without draws, and the answer says so',
    async (kind) => {
      fault = kind;
      const { status, body } = await get('/lotteries?gameType=LOTT');
      expect([status, body.drawFault]).toEqual([200, `games.draws_${kind}`]);
      expect(body.value.map((one: { next?: unknown }) => one.next)).toEqual([undefined, undefined]);
    },
  );

  it('API-64 ENTITY-42 the menu has prize modes with the play types Tradition and Entertainment', async () => {
    const { body } = await get('/lotteries/menu?language=en');
    const codes = body.value.map(
      ({ prizeMode, playTypes }: { prizeMode: string; playTypes: Kind[] }) => [
        prizeMode,
        ...playTypes.map(({ playType, lotteries }) => [
          playType,
          lotteries.map(({ gameCode }) => gameCode),
        ]),
      ],
    );
    expect(codes).toEqual([
      ['Lott', ['trad', ['draw.title-1']]],
      ['ZY', ['ent', ['draw.title-2']]],
      [
        'Elott',
        ['trad', ['draw.title-5', 'draw.title-6', 'draw.title-7']],
        ['ent', ['draw.title-4']],
      ],
    ]);
  });

  it('API-62 a page of one lottery’s results is asked of its vendor', async () => {
    const { status, body } = await get(
      `/lotteries/numero?${NUMERO}&pageNo=3&pageSize=10&language=en`,
    );
    expect(status).toBe(200);
    expect(asked).toEqual([{ gameCode: 'draw.title-1', page: 3, pageSize: 10 }]);
    expect(body).toEqual({
      lottery: { vassalage: 'JL', gameCode: 'draw.title-1', gameName: 'Game 00001' },
      results: [resultAt(7, '2026-11-20T10:00:00.000Z')],
      pageNum: 3,
      totalPages: 3,
      totalCount: 25,
    });
  });

  it('API-62 a lottery whose vendor has no draws has no results', async () => {
    const { body } = await get('/lotteries/numero?vassalage=PG&gameCode=draw.title-2');
    expect(body).toMatchObject({ results: [], totalPages: 0, totalCount: 0 });
  });

  it('API-65 the last results of the VN lotteries come newest first', async () => {
    const { body } = await get('/lotteries/vn/recent');
    const codes = body.value.map(({ lottery: { gameCode } }: { lottery: Named }) => gameCode);
    expect(codes).toEqual(['draw.title-5', 'draw.title-4']);
  });

  it('API-66 only a VN lottery has VN results', async () => {
    const vn = await get('/lotteries/vn/numero?vassalage=LOTT&gameCode=draw.title-4');
    expect(vn.body.results).toHaveLength(1);
    for (const other of [NUMERO, 'vassalage=JL&gameCode=draw.title-7']) {
      const { status, body } = await get(`/lotteries/vn/numero?${other}`);
      expect([status, body.code]).toEqual([404, 'games.not_found']);
    }
  });

  it.each([
    ['silent', 503],
    ['invalid', 502],
  ] as const)('API-62 API-65 API-66 a vendor that is %s is told as such', async (kind, status) => {
    fault = kind;
    for (const path of [
      `/lotteries/numero?${NUMERO}`,
      '/lotteries/vn/recent',
      '/lotteries/vn/numero?vassalage=LOTT&gameCode=draw.title-4',
    ]) {
      const answer = await get(path);
      expect([answer.status, answer.body.code], path).toEqual([status, `games.draws_${kind}`]);
    }
  });

  it('API-62 refuses unknown lotteries, pages out of range, and unknown parameters with their name', async () => {
    for (const query of [
      'vassalage=JL&gameCode=slot.game-99',
      'vassalage=PG&gameCode=draw.title-1',
      'vassalage=JL&gameCode=draw.title-3',
    ]) {
      const { status, body } = await get(`/lotteries/numero?${query}`);
      expect([status, body.code], query).toEqual([404, 'games.not_found']);
    }
    for (const more of ['pageNo=0', 'pageSize=31', 'pageNo=x']) {
      const { status, body } = await get(`/lotteries/numero?${NUMERO}&${more}`);
      expect([status, body.code], more).toEqual([400, 'request.invalid']);
    }
    const unknown = await get('/lotteries?colour=red');
    expect(unknown.status).toBe(400);
    expect(JSON.stringify(unknown.body.params)).toContain('colour');
  });

  it('API-63 a lottery of another site is not there', async () => {
    const { body } = await app.ask('GET', '/lotteries', { host: 'second.test' });
    expect(body.value).toEqual([]);
  });

  it('API-47 the menus of games have the categories in their order, with vendors', async () => {
    const { body } = await get('/games/menus?language=en');
    const menu = (category: string) =>
      body.value.find(({ gameCategory }: { gameCategory: string }) => gameCategory === category);
    expect(menu('LOTT')).toEqual({
      gameCategory: 'LOTT',
      gameCount: 3,
      vendors: [
        { vassalage: 'JL', displayName: 'Jolpai' },
        { vassalage: 'PG', displayName: 'Pagla' },
      ],
    });
    expect(menu('FISH')).toBeUndefined();
  });
});

interface Named {
  readonly gameCode: string;
}
interface Kind {
  readonly playType: string;
  readonly lotteries: readonly Named[];
}

/** The draws of a title as the answer has them. */
const drawsOf = ({ drum, next, last }: DrawTitle) => ({ drum, next, last });
