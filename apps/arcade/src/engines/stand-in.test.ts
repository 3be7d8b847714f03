import { describe, expect, it } from 'vitest';
import { isWordKey } from '../../client/src/words.ts';
import { findGame } from './catalogue.ts';
import { standInOf } from './stand-in.ts';

const of = (gameCode: string, hint?: Parameters<typeof findGame>[1]) => {
  const game = findGame(gameCode, hint);
  return game && standInOf(game);
};

describe('a title without an engine of its own', () => {
  it.each([
    ['draw.kh-mines', undefined, 'numbers'],
    ['draw.kh-plinko', undefined, 'numbers'],
    ['draw.bingo-para', 'bingo', 'numbers'],
    ['draw.crore-chest', 'jackpot', 'numbers'],
    ['draw.cricket-live', 'sports', 'football'],
    ['draw.kabaddi-court', 'sports', 'football'],
    ['draw.esports-pad', 'esports', 'match'],
    ['table.kh-ludo', undefined, 'cards'],
    ['table.chess-dhaka', 'cards', 'cards'],
    ['table.teen-patti', 'cards', 'cards'],
    ['table.sic-bo-street', undefined, 'dice'],
    ['crash.kh-limbo', undefined, 'flight'],
  ] as const)('VENDOR-06 %s (%s) is told to be played as %s', (code, hint, standIn) => {
    expect(of(code, hint)).toBe(standIn);
    expect(isWordKey(`standIn.${standIn}`)).toBe(true);
  });

  it.each([
    ['slot.royal-bengal', undefined],
    ['crash.kh-uran', undefined],
    ['draw.keno-kinara', undefined],
    ['draw.football-arena', 'sports'],
    ['table.european-wheel', undefined],
    ['table.kh-dice', undefined],
    ['table.kh-wheel', undefined],
    ['fishing.ilish-king', undefined],
    ['draw.rooster-derby', 'cockfight'],
  ] as const)('VENDOR-06 %s (%s) is what it says, and says nothing more', (code, hint) => {
    expect(findGame(code, hint)).toBeDefined();
    expect(of(code, hint)).toBeUndefined();
  });
});
