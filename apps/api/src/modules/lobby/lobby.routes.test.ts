import { MEMBER_TYPE } from '@maidan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedGames, testGame } from '../../testing/catalogue.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { siteStore } from '../site/index.ts';
import { changeSetting } from '../../testing/site/change-setting.ts';
import { writeBanners } from './banners.writer.ts';
import { winnersService } from './winners.service.ts';

let app: TestApp;
const vendors = ['JL', 'PG', 'JDB', 'RTG', 'NK', 'EK', 'SM'];

beforeAll(async () => {
  app = await openTestApp();
  await seedGames(app, [
    ...Array.from({ length: 12 }, (_, index) =>
      testGame({
        nodeId: 100 + index,
        isHot: true,
        hotRank: index + 1,
        vendor: vendors[index % 7] ?? '',
      }),
    ),
    ...vendors.map((vendor, index) => testGame({ nodeId: 200 + index, vendor })),
    testGame({ nodeId: 300, gameType: 'FISH', classifies: [] }),
    testGame({ nodeId: 301, gameType: 'SPORTS', vendor: 'SP', classifies: [] }),
    testGame({ nodeId: 302, gameType: 'SPORTS', vendor: 'ES', classifies: [] }),
    testGame({ nodeId: 303, gameType: 'LOTT', vendor: 'LT', classifies: [] }),
    testGame({ nodeId: 304, gameType: 'ELOTT', vendor: 'LT', classifies: [] }),
  ]);
  const change = { siteId: 'first', path: 'vendors.esports', value: ['ES'] };
  await changeSetting({ db: app.db, clock: app.clock }, change);
  await writeBanners(app.db, 'first', [
    {
      bannerId: 'home-1',
      groupName: 'm_home',
      position: 2,
      image: 'banners/b.webp',
      linkage: '/m/slot',
      title: { bn: 'দুই', en: 'Two' },
    },
    {
      bannerId: 'home-0',
      groupName: 'm_home',
      position: 1,
      image: 'banners/a.webp',
      linkage: '',
      title: { bn: 'এক', en: 'One' },
      kicker: { bn: 'আগে', en: 'First' },
    },
    {
      bannerId: 'rng-0',
      groupName: 'm_rng',
      position: 0,
      image: 'banners/c.webp',
      linkage: '',
      title: { bn: 'তিন', en: 'Three' },
    },
    {
      bannerId: 'sports-0',
      groupName: 'm_sports',
      position: 0,
      image: 'banners/d.webp',
      linkage: '',
      title: { bn: 'চার', en: 'Four' },
    },
  ]);
  await siteStore(app.db).touchContent('first');
  await app.app.directory.refresh();
});
afterAll(() => app.close());

type Section = {
  kind: string;
  category?: string;
  games?: { vassalage: string }[];
  vendors?: { vassalage: string }[];
  totalCount?: number;
};

const sections = async (): Promise<Section[]> =>
  (await app.get('/lobby/home?language=en')).body.sections;
const titles = async (groupName: string, site: 'first' | 'second' = 'first') =>
  (await app.get(`/lobby/banners?groupName=${groupName}&language=en`, { site })).body.value.map(
    (banner: { title: string }) => banner.title,
  );

describe('home', () => {
  it('HOME-11 HOME-12 LIST-17 begins with the first nine hot games', async () => {
    const [first] = await sections();
    expect(first?.kind).toBe('featured');
    expect(first?.games).toHaveLength(9);
  });

  it('HOME-11 has one section per category, HOME-13 but none for sports, lottery and e-lottery', async () => {
    const categories = (await sections()).map((section) => section.category).filter(Boolean);
    expect(categories).toEqual(['SLOT', 'RNG', 'FISH', 'JL', 'RTG']);
  });

  it('CAT-20 HOME-11 the section of a vendor shows only the games of that vendor', async () => {
    for (const code of ['JL', 'RTG']) {
      const section = (await sections()).find(({ category }) => category === code);
      const makers = section?.games?.map(({ vassalage }) => vassalage);
      expect(makers?.length, code).toBeGreaterThan(1);
      expect(new Set(makers), code).toEqual(new Set([code]));
      expect(section?.totalCount, code).toBe(makers?.length);
    }
  });

  it('HOME-14 the RNG section lists four vendors and no more', async () => {
    const rng = (await sections()).find((section) => section.category === 'RNG');
    expect(rng?.vendors?.map((vendor) => vendor.vassalage)).toEqual(['JL', 'PG', 'JDB', 'RTG']);
  });

  it('HOME-15 the provider block shows the first six slot vendors', async () => {
    const providers = (await sections()).find((section) => section.kind === 'providers');
    expect(providers?.vendors).toHaveLength(6);
  });

  it('HOME-07 CAT-23 CAT-24 the tabs begin with HOME and hold only categories with games', async () => {
    const { tabs } = (await app.get('/lobby/home')).body;
    expect(tabs.map((tab: { category: string }) => tab.category)).toEqual([
      'HOME',
      'HOT',
      'SLOT',
      'RNG',
      'FISH',
      'SPORTS',
      'ESPORTS',
      'LOTT',
      'ELOTT',
      'JL',
      'RTG',
    ]);
    expect(tabs[0].gameCount).toBe(24);
  });

  it('a site without games has HOME alone and no section', async () => {
    const { body } = await app.get('/lobby/home', { site: 'second' });
    expect(body.sections).toEqual([]);
    expect(body.tabs).toEqual([{ category: 'HOME', gameCount: 0 }]);
  });
});

describe('banners', () => {
  it('HOME-02 ENTITY-32 ENTITY-33 come by group in their order and language', async () => {
    expect(await titles('m_home')).toEqual(['One', 'Two']);
    const bengali = (await app.get('/lobby/banners?groupName=m_home')).body.value[0];
    expect(bengali).toEqual({
      bannerId: 'home-0',
      groupName: 'm_home',
      url: 'banners/a.webp',
      linkage: '',
      title: 'এক',
      kicker: 'আগে',
    });
  });

  it('CAT-03 CAT-04 a category without banners of its own shows those of RNG or sports', async () => {
    for (const group of [
      'm_slot',
      'm_crash',
      'm_bingo',
      'm_jackpot',
      'm_inhouse',
      'm_jl',
      'm_rtg',
    ]) {
      expect(await titles(group)).toEqual(['Three']);
    }
    for (const group of ['m_esports', 'm_cockfight']) expect(await titles(group)).toEqual(['Four']);
    expect(await titles('m_live')).toEqual([]);
  });

  it('banners of one site do not appear on another', async () => {
    expect(await titles('m_home', 'second')).toEqual([]);
  });
});

describe('the winner board', () => {
  it('API-46 WIDGET-20 shows real wins with masked names, and nothing where nobody won', async () => {
    expect((await app.get('/lobby/winners')).body.value.list).toEqual([]);
    const site = app.app.directory.findById('first');
    const memberId = await app.db.transaction((tx) =>
      app.services.members.create(tx, site, {
        account: 'shaplarani',
        type: MEMBER_TYPE.player,
        passwordHash: '',
        language: 'bn',
        profile: {},
        registeredFrom: {},
        termsVersion: 'test',
        acceptsMarketing: false,
      }),
    );
    const win = {
      roundId: 'r',
      memberId: memberId ?? '',
      vendor: 'JL',
      nodeId: 200,
      netMinor: 50_000,
      currency: 'BDT',
      settledAt: '2026-11-20T09:00:00.000Z',
    };
    const records = { listWinners: async () => [win, { ...win, nodeId: 999 }] };
    const board = winnersService({ db: app.db, games: app.services.games, records });
    const shown = await board.list(site, 'en');
    expect(shown).toHaveLength(1);
    expect(shown[0]?.vo).toMatchObject({ winAmount: 50_000, game: { nodeId: 200 } });
    expect(JSON.stringify(shown)).not.toContain('shaplarani');
    expect(JSON.stringify(shown)).not.toContain(memberId);
    const versionOf = (list: (typeof win)[]) =>
      winnersService({
        db: app.db,
        games: app.services.games,
        records: { listWinners: async () => list },
      }).version(site);
    const versions = [
      await versionOf([]),
      await versionOf([win]),
      await versionOf([{ ...win, roundId: 'r2' }]),
      await versionOf([{ ...win, netMinor: 50_001 }]),
    ];
    expect(new Set(versions).size).toBe(4);
    expect(await versionOf([win])).toBe(versions[1]);
  });
});
