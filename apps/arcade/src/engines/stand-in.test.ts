import { games } from '@maidan/demo';
import { describe, expect, it } from 'vitest';
import { createWords, isWordKey } from '../../client/src/words/texts.ts';
import { findGame } from './catalogue.ts';
import { listedTitle, listedTitles } from './game-list.ts';
import { standInOf } from './stand-in.ts';

const of = (gameCode: string, hint?: Parameters<typeof findGame>[1]) => {
  const game = findGame(gameCode, hint);
  return game && standInOf(game);
};

describe('the list of titles', () => {
  it('VENDOR-06 says for every title of the demo what runs, and whether that is the title', () => {
    const unlisted = games.filter(({ slug }) => listedTitle(slug) === undefined);
    expect(
      unlisted.map(({ slug }) => slug),
      'write these into apps/arcade/src/engines/game-list.ts',
    ).toEqual([]);
  });

  it('VENDOR-06 lists no title that the demo does not have', () => {
    const slugs = new Set(games.map(({ slug }) => slug));
    expect([...listedTitles.keys()].filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it.each(games.map(({ gameCode }) => gameCode))('VENDOR-06 %s opens', (gameCode) => {
    expect(findGame(gameCode)).toBeDefined();
  });

  it('VENDOR-06 a made-up title of a load test runs what its original runs', () => {
    expect(listedTitle('made-12-kh-mines')).toEqual(listedTitle('kh-mines'));
  });
});

describe('a title without an engine of its own', () => {
  it.each([['draw.any', 'numbers']])(
    'VENDOR-06 %s is announced as played by %s',
    (code, standIn) => {
      expect(of(code)).toBe(standIn);
    },
  );

  it('VENDOR-06 a title that is not on the list is never taken for the game of its name', () => {
    expect(of('draw.any', 'bingo')).toBe('numbers');
    expect(of('slot.any')).toBe('slot');
  });

  it.each(['bn', 'en', 'hi'])('VENDOR-06 each has a name in %s', (language) => {
    const words = createWords(language);
    const played = games.map(({ gameCode }) => of(gameCode)).filter((name) => name !== undefined);
    for (const name of new Set([...played, of('slot.any'), of('fishing.any')])) {
      const key = `standIn.${name}`;
      expect(isWordKey(key) && words(key)).toBeTruthy();
    }
  });

  it.each([
    'slot.royal-bengal',
    'draw.crore-chest',
    'crash.kh-uran',
    'draw.keno-kinara',
    'draw.takatak-keno',
    'draw.tikit-pick-three',
    'draw.lotto-45',
    'draw.minute-balls',
    'draw.bingo-para',
    'draw.ticket-bingo',
    'draw.animal-draw',
    'draw.plinko-para',
    'draw.cricket-live',
    'draw.kabaddi-court',
    'draw.tennis-tala',
    'draw.esports-pad',
    'draw.football-arena',
    'table.european-wheel',
    'draw.kh-mines',
    'draw.kh-tower',
    'table.snake-tower',
    'draw.taka-toss',
    'draw.joker-jhola',
    'table.kh-dice',
    'table.classic-craps',
    'table.casino-holdem',
    'table.chip-champ',
    'table.teen-patti',
    'table.three-card-weave',
    'table.kh-ludo',
    'table.kh-hilo',
    'table.seven-up-down',
    'table.sic-bo-street',
    'draw.dice-three',
    'table.ghuri-jhandi',
    'table.dragon-tiger-dhaka',
    'crash.kh-limbo',
    'table.kh-wheel',
    'table.blackjack-box',
    'table.twenty-one-tara',
    'fishing.ilish-king',
    'draw.rooster-crest',
  ])('VENDOR-06 %s is played as itself, and nothing is announced', (code) => {
    expect(findGame(code)).toBeDefined();
    expect(of(code)).toBeUndefined();
  });
});
