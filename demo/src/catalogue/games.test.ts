import { describe, expect, it } from 'vitest';
import type { Category } from '../model.ts';
import { classifyNames } from './classifies.ts';
import { games, nodeIdOf, titles, vendors } from './games.ts';
import { titleTable } from './title-table.ts';
import { cockfightVendors, esportsVendors, inHouseVendors } from './vendors.ts';

const repeated = <T>(list: readonly T[]): T[] =>
  list.filter((entry, index) => list.indexOf(entry) !== index);
const ofVendor = (code: string): number => games.filter((game) => game.vendor === code).length;
const withClassify = (key: string): number =>
  games.filter((game) => game.gameType === 'RNG' && game.classifies.includes(key)).length;
const ofType = (type: Category): number => games.filter((game) => game.gameType === type).length;

describe('the catalogue', () => {
  it('has at least 480 titles by at least 24 vendors', () => {
    expect(games.length).toBeGreaterThanOrEqual(480);
    expect(vendors.length).toBeGreaterThanOrEqual(24);
  });

  it('CAT-05 has titles of every kind', () => {
    const counts = {
      ...Object.fromEntries(
        ['SM', 'Crash', 'BG', 'JP', 'Table', 'Video'].map((key) => [key, withClassify(key)]),
      ),
      ...Object.fromEntries(
        (['LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'] as const).map((type) => [
          type,
          ofType(type),
        ]),
      ),
    };
    for (const [kind, count] of Object.entries(counts))
      expect(count, kind).toBeGreaterThanOrEqual(10);
    expect(withClassify('SM')).toBeGreaterThan(games.length / 3);
  });

  it('CAT-18 no title is listed under feature buy, since no engine sells one', () => {
    expect(games.filter(({ classifies }) => classifies.includes('FeatureBuy'))).toEqual([]);
  });

  it('CAT-20 has many titles of the vendors that have a category of their own', () => {
    for (const code of ['JL', 'PG', 'JDB', 'RTG'])
      expect(ofVendor(code), code).toBeGreaterThanOrEqual(30);
  });

  it('CAT-21 has sports titles of every esports and cockfight vendor, and of others', () => {
    const special = [...esportsVendors, ...cockfightVendors];
    const sellers = new Set(
      games.filter((game) => game.gameType === 'SPORTS').map((game) => game.vendor),
    );
    for (const code of special) expect(sellers.has(code), code).toBe(true);
    expect([...sellers].filter((code) => !special.includes(code)).length).toBeGreaterThan(0);
  });

  it('CAT-22 the in-house titles are the ones whose covers differ per site', () => {
    for (const game of games)
      expect(game.coverPerSite === true, game.slug).toBe(inHouseVendors.includes(game.vendor));
  });

  it('no number, slug, game code or name is used twice', () => {
    expect(repeated(games.map((game) => game.nodeId))).toEqual([]);
    expect(repeated(games.map((game) => game.slug))).toEqual([]);
    expect(repeated(games.map((game) => game.gameCode))).toEqual([]);
    expect(repeated(games.map((game) => game.name))).toEqual([]);
    expect(repeated(games.map((game) => game.nameBn))).toEqual([]);
  });

  it('a title keeps its number', () => {
    expect(nodeIdOf('royal-bengal')).toBe(
      games.find((game) => game.slug === 'royal-bengal')?.nodeId,
    );
    expect(nodeIdOf('kh-uran')).toBe(2786557);
  });

  it('every title belongs to a vendor, has a Bengali name and known classifies', () => {
    const codes = vendors.map((vendor) => vendor.vendor);
    for (const game of games) {
      expect(codes).toContain(game.vendor);
      expect(game.nameBn, game.slug).toMatch(/^[\u0980-\u09ff\u200c\u200d\s]+$/);
      for (const key of game.classifies) expect(classifyNames[key], key).toBeDefined();
    }
  });

  it('a mark of a row is a classify or a known word, so that no misspelt one is lost', () => {
    const words = ['free', 'new', 'list', 'trad', 'ent', 'at-table', ...Object.keys(classifyNames)];
    expect(titles.flatMap(({ marks }) => marks).filter((mark) => !words.includes(mark))).toEqual(
      [],
    );
  });

  it('ENTITY-19 lottery titles say how they are played, others do not', () => {
    for (const game of games) {
      const isLottery = game.gameType === 'LOTT' || game.gameType === 'ELOTT';
      expect(game.lottery !== undefined, game.slug).toBe(isLottery);
    }
    const kinds = new Set(games.flatMap((game) => game.lottery?.playType ?? []));
    expect(kinds).toEqual(new Set(['trad', 'ent']));
  });

  it('HOME-12 the hot games are ranked from 1 without a gap, at least nine', () => {
    const ranks = games.flatMap((game) => game.hotRank ?? []).sort((a, b) => a - b);
    expect(ranks.length).toBeGreaterThanOrEqual(9);
    expect(ranks).toEqual(ranks.map((_, index) => index + 1));
    for (const game of games) expect(game.isHot).toBe(game.hotRank !== undefined);
  });

  it('CAT-30 some tiles open a list of their vendor', () => {
    expect(games.filter((game) => game.opensVendorList).length).toBeGreaterThan(0);
  });

  it('CAT-26 the prize mode can differ per site: e-lottery has the vendor LOTT and another', () => {
    const codes = new Set(
      games.filter((game) => game.gameType === 'ELOTT').map((game) => game.vendor),
    );
    expect(codes.has('LOTT')).toBe(true);
    expect(codes.size).toBeGreaterThan(1);
  });

  it('a row with a missing column is refused and quoted', () => {
    expect(() => titleTable('lonely | JL | Lonely')).toThrow(/11 columns, not 3: lonely/);
  });
});
