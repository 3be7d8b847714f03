import { games } from '@maidan/demo';
import { describe, expect, it } from 'vitest';
import { createWords, isWordKey } from '../../client/src/words/texts.ts';
import { findGame } from './catalogue.ts';
import { ENGINES } from './engine.ts';
import { listedTitle, listedTitles } from './game-list.ts';

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

describe('a title that is not on the list', () => {
  const UNLISTED = [
    ['slot.any', 'slot-lines'],
    ['crash.any', 'crash'],
    ['draw.any', 'keno'],
    ['table.any', 'dragon-tiger'],
    ['fishing.any', 'fishing'],
    // The name of a game makes no title that game.
    ['draw.bingo', 'keno'],
  ] as const;

  it.each(UNLISTED)('VENDOR-06 %s is played in the room %s, and not as itself', (code, room) => {
    expect(findGame(code)).toMatchObject({ room, isOwn: false });
  });

  it.each(['bn', 'en', 'hi'])('VENDOR-06 has a name in %s for what is played', (language) => {
    const words = createWords(language);
    for (const [, room] of UNLISTED) {
      const key = `standIn.${room}`;
      expect(isWordKey(key) && words(key)).toBeTruthy();
    }
  });
});

describe('catalogue', () => {
  it.each(ENGINES)('VENDOR-06 plays any title of engine %s', (engine) => {
    const game = findGame(`${engine}.any-title-7`);
    expect(game?.engine).toBe(engine);
    expect(game?.limits.minMinor).toBeGreaterThan(0);
    expect((game?.limits.minMinor ?? 1) % (game?.limits.stepMinor ?? 2)).toBe(0);
  });

  it.each(['poker.title', 'slot', 'slot.', 'slot.UPPER', 'slot.a/b', '__proto__.x', ''])(
    'VENDOR-06 refuses the game code "%s"',
    (gameCode) => expect(findGame(gameCode)).toBeUndefined(),
  );

  it('VENDOR-06 refuses a listed title under another engine', () => {
    expect(findGame('table.kh-dice')).toBeDefined();
    expect(findGame('draw.kh-dice')).toBeUndefined();
  });
});

describe('a title of the list', () => {
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
  ])('VENDOR-06 %s is played as itself', (code) => {
    expect(findGame(code)).toMatchObject({ isOwn: true });
  });
});
