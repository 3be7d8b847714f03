import { describe, expect, test } from 'vitest';
import type { Category } from '@maidan/contract/categories';
import { categoryOfPath, offerOf } from './category.model.ts';

/** The categories that the specification names (HOME-09). One that is added later is as its record says. */
const SPECIFIED: readonly Category[] = [
  'BINGO',
  'COCKFIGHT',
  'CRASH',
  'ELOTT',
  'ESPORTS',
  'FEATURE',
  'FISH',
  'HOT',
  'INHOUSE',
  'JACKPOT',
  'JL',
  'LIVE',
  'LOTT',
  'PVP',
  'RNG',
  'RTG',
  'SLOT',
  'SPORTS',
];
const withFact = (fact: (category: Category) => boolean) => SPECIFIED.filter(fact);

describe('the category of a path', () => {
  test('SHELL-18 each of the 17 paths is a category, and CAT-01 the path says which', () => {
    const paths = [
      'live-games',
      'rng-games',
      'slot',
      'crash',
      'sport-games',
      'esport-games',
      'fishing-games',
      'poker-games',
      'hot-games',
      'jili-games',
      'rtg-games',
      'jackpots',
      'bingo',
      'inHouse',
      'cockfight',
      'lott',
      'elott',
    ];
    expect(new Set(paths.map((path) => categoryOfPath(`/${path}`))).size).toBe(17);
    expect(categoryOfPath('/m/rng-games')).toBe('RNG');
    expect(categoryOfPath('/m/rng-games/')).toBe('RNG');
    expect(categoryOfPath('/rng-games.data')).toBe('RNG');
  });

  test('CAT-01 a path in other letters than ours is the same category, as the router has it', () => {
    expect(categoryOfPath('/m/cockFight')).toBe('COCKFIGHT');
    expect(categoryOfPath('/m/inhouse')).toBe('INHOUSE');
    expect(categoryOfPath('/Slot-Games/')).toBe('FEATURE');
  });

  test('SHELL-19 /m/slot-games is the feature list', () => {
    expect(categoryOfPath('/slot-games')).toBe('FEATURE');
  });

  test('CAT-01 a path that is no category is an error in the route table', () => {
    expect(() => categoryOfPath('/wallet')).toThrow('/wallet');
  });
});

describe('what a category offers', () => {
  test('CAT-10 esports, cockfight, lottery and e-lottery are game centres', () => {
    expect(withFact((category) => offerOf(category).isCentre)).toEqual([
      'COCKFIGHT',
      'ELOTT',
      'ESPORTS',
      'LOTT',
    ]);
  });

  test('CAT-11 seven categories offer no choice of vendors', () => {
    expect(withFact((category) => !offerOf(category).hasVendors)).toEqual([
      'BINGO',
      'CRASH',
      'INHOUSE',
      'JACKPOT',
      'JL',
      'RTG',
      'SLOT',
    ]);
  });

  test('CAT-12 slots and crash offer no classify, and LIST-20 none of the fixed tabs', () => {
    expect([
      offerOf('SLOT').hasClassifies,
      offerOf('CRASH').hasClassifies,
      offerOf('RNG').hasClassifies,
    ]).toEqual([false, false, true]);
  });

  test('CAT-07 lottery types have no search button', () => {
    expect(withFact((category) => !offerOf(category).hasSearch)).toEqual(['ELOTT', 'LOTT']);
  });

  test('CAT-03 each category names its banner group', () => {
    expect(
      ['RNG', 'SPORTS', 'PVP', 'LIVE', 'FISH', 'LOTT', 'ELOTT'].map(
        (category) => offerOf(category as Category).bannerGroup,
      ),
    ).toEqual(['m_rng', 'm_sports', 'm_pvp', 'm_live', 'm_fish', 'm_lott', 'm_elott']);
  });

  test('SHELL-39 a category without its own title key has its label as title', () => {
    expect([
      offerOf('BINGO').titleKey,
      offerOf('FEATURE').titleKey,
      offerOf('JL').titleKey,
    ]).toEqual(['lobby.category.BINGO', 'games.title.slot', 'games.title.jili']);
  });
});
