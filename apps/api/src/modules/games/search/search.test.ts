import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCatalogue } from '../../../demo/demo-content.ts';
import { testGame } from '../../../testing/catalogue.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { rowsOf } from '#platform/database/connection.ts';
import { siteStore } from '#modules/site/index.ts';
import { writeCatalogue } from '../catalogue/catalogue.writer.ts';
import type { GameDraft } from '../catalogue/catalogue.writer.ts';
import { game } from '../catalogue/games.tables.ts';
import { typedOf } from './search-keys.ts';
import { renewSearchKeys, searchStore } from './search.store.ts';
import { spellingPairs } from './spelling-pairs.fixture.ts';

/** A name that people look for everywhere, and the demo does not have. */
const AVIATOR = testGame({
  nodeId: 5,
  slug: 'aviator',
  classifies: ['Crash'],
  name: { bn: 'এভিয়েটর', en: 'Aviator' },
});
const FIRST = 5;
const OF_A_KIND = 4;

let app: TestApp;
let bySlug: ReadonlyMap<string, GameDraft>;
let byId: ReadonlyMap<string, GameDraft>;

beforeAll(async () => {
  app = await openTestApp();
  const draft = demoCatalogue('first', 0);
  const games = [...draft.games, AVIATOR];
  bySlug = new Map(games.map((one) => [one.slug, one]));
  byId = new Map(games.map((one) => [`${one.vendor}/${one.nodeId}`, one]));
  await writeCatalogue(app.db, 'first', { ...draft, games });
  await siteStore(app.db).touchContent('first');
  await app.app.directory.refresh();
});
afterAll(() => app.close());

const idOf = (one: { vassalage: string; nodeId: number }) => `${one.vassalage}/${one.nodeId}`;

async function search(typed: string) {
  const { body } = await app.get(
    `/games?pageSize=${FIRST}&language=bn&gameName=${encodeURIComponent(typed)}`,
  );
  const games: GameDraft[] = body.games.map((one: { vassalage: string; nodeId: number }) =>
    byId.get(idOf(one)),
  );
  return { body, games };
}

/** Whether the first five hold the game, one of the vendor's games with the vendor above, or mostly games of the kind. */
async function isFound(typed: string, meant: string): Promise<boolean> {
  const { body, games } = await search(typed);
  const count = (test: (one: GameDraft) => boolean) => games.filter(test).length;
  if (meant.startsWith('@'))
    return (
      body.vendors.some(({ vassalage }: { vassalage: string }) => vassalage === meant.slice(1)) &&
      count(({ vendor }) => vendor === meant.slice(1)) > 0
    );
  if (meant.startsWith('#'))
    return count(({ classifies }) => classifies.includes(meant.slice(1))) >= OF_A_KIND;
  if (meant.startsWith('='))
    return count(({ gameType }) => gameType === meant.slice(1)) >= OF_A_KIND;
  if (!bySlug.has(meant)) throw new Error(`There is no game ${meant}.`);
  return games.some(({ slug }) => slug === meant);
}

describe('the search', () => {
  it('SEARCH-02 at least 95 % of the spellings that people write find what is meant among the first five', async () => {
    expect(spellingPairs.length).toBeGreaterThanOrEqual(150);
    const missed: string[] = [];
    for (const { typed, meant } of spellingPairs) {
      const found = await Promise.all(meant.map((one) => isFound(typed, one)));
      if (!found.includes(true)) missed.push(typed);
    }
    expect(missed.length / spellingPairs.length, missed.join(', ')).toBeLessThanOrEqual(0.05);
    // More than two hundred searches, one after the other.
  }, 120_000);

  it('SEARCH-02 names the vendor that is meant, with all its games, in either script', async () => {
    for (const typed of ['Pagla Games', 'pagla  gems', 'পাগলা গেমস']) {
      const { body } = await search(typed);
      const own = [...byId.values()].filter(({ vendor }) => vendor === 'PG').length;
      expect(body.vendors, typed).toEqual([
        { vassalage: 'PG', displayName: 'Pagla Games', gameCount: own },
      ]);
      expect(body.totalCount).toBeGreaterThanOrEqual(own);
    }
  });

  it('SEARCH-02 finds a kind of one vendor', async () => {
    const { body } = await app.get('/games?pageSize=100&gameName=mohua+roulette');
    expect(body.games[0].gameClassify).toContain('Roulette');
    const slots = await search('jolpai slot');
    expect(
      slots.games.every(({ vendor, classifies }) => vendor === 'JL' && classifies.includes('SM')),
    ).toBe(true);
    expect(slots.body.totalCount).toBeGreaterThan(FIRST);
  });

  it('SEARCH-02 says what was probably meant, in the script that was typed, and what of each name', async () => {
    const { body: bengali } = await search('royel bengol');
    expect(bengali).toMatchObject({ didYouMean: 'Royal Bengal', vendors: [] });
    expect(bengali.games[0]).toMatchObject({
      otherName: 'Royal Bengal',
      nameMatches: [{ from: 0, to: bengali.games[0].gameName.length }],
    });
    expect((await search('রয়াল বেংগল')).body.didYouMean).toBe(bySlug.get('royal-bengal')?.name.bn);
    expect((await search('royal bengal')).body).not.toHaveProperty('didYouMean');
    const { body } = await app.get('/games?language=en&gameName=beng');
    expect(body.games[0]).toMatchObject({
      gameName: 'Royal Bengal',
      otherName: bySlug.get('royal-bengal')?.name.bn,
      nameMatches: [{ from: 6, to: 10 }],
    });
  });

  it('SEARCH-05 its pages follow each other without a gap or a duplicate: names first, then the games of the kind', async () => {
    const ids: string[] = [];
    let total = 0;
    for (let pageNo = 1; pageNo < 40; pageNo += 1) {
      const { body } = await app.get(`/games?pageSize=7&gameName=roulette&pageNo=${pageNo}`);
      total = body.totalCount;
      if (body.games.length === 0) break;
      ids.push(...body.games.map(idOf));
    }
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
    const kind = [...byId].filter(([, { classifies }]) => classifies.includes('Roulette'));
    for (const [id] of kind) expect(ids).toContain(id);
  });

  it('SEARCH-04 a text that sounds like nothing finds nothing', async () => {
    for (const typed of ['qxzvkj wwp', '%%%', '🎰', 'ᚠᚢᚦ', "'; DROP TABLE game; --"])
      expect((await search(typed)).body, typed).toMatchObject({
        games: [],
        totalCount: 0,
        vendors: [],
      });
  });

  it('games that were stored by older rules are found after the next start', async () => {
    await app.db
      .update(game)
      .set({ searchSound: null, searchBones: null, searchVersion: null })
      .where(eq(game.slug, 'royal-bengal'));
    expect(await renewSearchKeys(app.db)).toBe(1);
    expect(await renewSearchKeys(app.db)).toBe(0);
    await siteStore(app.db).touchContent('first');
    await app.app.directory.refresh();
    expect(await isFound('royel bengol', 'royal-bengal')).toBe(true);
  });
});

describe('the indexes of the search', () => {
  /** How many places the indexes named for one more search of the first site, by the count of its own connection. */
  const placesFor = (text: string): Promise<number> =>
    app.db.transaction(async (tx) => {
      const read = async () => {
        const [row] = await rowsOf<{ places: number }>(
          tx,
          sql`SELECT sum(pg_stat_get_xact_tuples_returned(indexrelid))::int AS places FROM pg_stat_user_indexes WHERE indexrelname LIKE 'game_search_%'`,
        );
        return row?.places ?? 0;
      };
      const before = await read();
      await searchStore(tx, 'first').candidates(typedOf(text), {}, [], () => true);
      return (await read()) - before;
    });

  it('API-36 a search reads as much on a site of many as on one alone', async () => {
    const alone = await placesFor('royal bengal');
    expect(alone).toBeGreaterThan(0);
    await writeCatalogue(app.db, 'second', demoCatalogue('second', 0));
    expect(await placesFor('royal bengal')).toBe(alone);
  });
});
