import { describe, expect, test } from 'vitest';
import type { HomeSection } from '@maidan/contract/types';
import { gameOf, gamesOf } from '#platform/testing/catalogue-builders.ts';
import { CATEGORY_LOOK } from './category-look.ts';
import { inHomeOrder, toContinued, toSections, toTabs } from './lobby.model.ts';

const report = (kind: string) => {
  throw new Error(`Unknown: ${kind}`);
};

describe('the tabs of home', () => {
  test('HOME-09 every category leads to its own route', () => {
    const routes = {
      RNG: 'rng-games',
      LIVE: 'live-games',
      FISH: 'fishing-games',
      PVP: 'poker-games',
      SPORTS: 'sport-games',
      ESPORTS: 'esport-games',
      COCKFIGHT: 'cockfight',
      LOTT: 'lott',
      ELOTT: 'elott',
      SLOT: 'slot',
      CRASH: 'crash',
      BINGO: 'bingo',
      JACKPOT: 'jackpots',
      JL: 'jili-games',
      RTG: 'rtg-games',
      INHOUSE: 'inHouse',
      HOT: 'hot-games',
      FEATURE: 'slot-games',
    };
    for (const [category, path] of Object.entries(routes)) {
      const { href } = CATEGORY_LOOK[category as keyof typeof routes];
      expect(href.split('?')[0]).toBe(`/m/${path}`);
    }
  });

  test('LIST-05 choosing a category keeps neither the provider nor the data type of the last one', () => {
    const queries = Object.values(CATEGORY_LOOK).map(
      ({ href }) => new URL(href, 'http://lobby.test').searchParams,
    );
    expect(queries.some((query) => query.has('vassalage') || query.has('dataType'))).toBe(false);
  });

  test('HOME-27 hot games, favourites and recent games come directly after home', () => {
    expect(toTabs(['HOME', 'HOT', 'SLOT', 'LIVE'])).toEqual([
      'HOME',
      'HOT',
      'FAV',
      'RECENT',
      'SLOT',
      'LIVE',
    ]);
    expect(toTabs(['HOME', 'SLOT'])).toEqual(['HOME', 'FAV', 'RECENT', 'SLOT']);
  });

  test('HOME-07 a category unknown to this front end has no tab', () => {
    expect(toTabs(['HOME', 'TOMORROW'])).toEqual(['HOME', 'FAV', 'RECENT']);
  });
});

describe('the blocks of home', () => {
  const featured: HomeSection = { kind: 'featured', games: gamesOf(9) };
  const slots: HomeSection = {
    kind: 'category',
    category: 'SLOT',
    games: gamesOf(2),
    totalCount: 8,
  };

  test('HOME-18 the favourites come after hot games and jackpot', () => {
    const sections = inHomeOrder(toSections([featured, slots], report), gamesOf(2), undefined);
    expect(sections.map(({ kind }) => kind)).toEqual([
      'featured',
      'jackpot',
      'favourites',
      'category',
    ]);
  });

  test("WIDGET-07 the gateway's figure reaches the jackpot, and no figure stays no figure", () => {
    const [fed] = inHomeOrder([], [], 5_000);
    const [unfed] = inHomeOrder([], [], undefined);
    expect([fed, unfed]).toEqual([{ kind: 'jackpot', feedMinor: 5000 }, { kind: 'jackpot' }]);
  });

  test('WIDGET-19 wins are in order from the highest to the lowest', () => {
    const win = (winAmount: number) => ({
      vo: {
        winAmount,
        currency: 'BDT',
        maskedName: 'r***i',
        at: '2026-11-20T10:00:00Z',
        game: gameOf(1),
      },
    });
    const [section] = toSections([{ kind: 'winners', list: [win(5), win(90), win(40)] }], report);
    expect(
      section?.kind === 'winners' && section.wins.map(({ amountMinor }) => amountMinor),
    ).toEqual([90, 40, 5]);
  });

  test('HOME-11 a block of an unknown kind or category is left out and reported', () => {
    const reported: string[] = [];
    const sections = toSections(
      [
        { kind: 'tomorrow' },
        { kind: 'category', category: 'TOMORROW', games: [], totalCount: 0 },
        slots,
      ] as unknown as HomeSection[],
      (kind) => reported.push(kind),
    );
    expect(sections.map(({ kind }) => kind)).toEqual(['category']);
    expect(reported).toEqual(['tomorrow', 'category TOMORROW']);
  });

  test('HOME-12 a tile of the featured block does not repeat that it is hot', () => {
    const games = [gameOf(1, { isHot: 1, isPopular: 1 }), gameOf(2, { isNew: 1 })];
    const [section] = toSections([{ kind: 'featured', games }], report);
    expect(section?.kind === 'featured' && section.games.map(({ tag }) => tag)).toEqual([
      undefined,
      'new',
    ]);
  });
});

describe('what a member can go on with', () => {
  const at = '2026-11-20T08:24:00.000Z';
  const played = (isRoundOpen: boolean) => ({ at, betMinor: 20_000, isRoundOpen });
  const namesOf = (shown: ReturnType<typeof toContinued>) =>
    shown && [shown.last, ...shown.others].map(({ game }) => game.nodeId);

  test('HOME-18 is the newest game first, with its last bet and its time', () => {
    const [first, second] = gamesOf(2);
    const recent = [{ ...first!, lastPlay: played(false) }, second!];
    const shown = toContinued(recent, at);
    expect(namesOf(shown)).toEqual([1001, 1002]);
    expect(shown?.last).toMatchObject({ at, betMinor: 20_000 });
    expect(shown?.last).not.toHaveProperty('isRoundOpen');
  });

  test('HOME-18 is a game whose round is under way before newer ones', () => {
    const [first, second, third] = gamesOf(3);
    const shown = toContinued(
      [{ ...first!, lastPlay: played(false) }, { ...second!, lastPlay: played(true) }, third!],
      at,
    );
    expect(namesOf(shown)).toEqual([1002, 1001, 1003]);
    expect(shown?.last.isRoundOpen).toBe(true);
  });

  test('HOME-18 is nothing for who never played', () => {
    expect(toContinued([], at)).toBeUndefined();
  });
});
