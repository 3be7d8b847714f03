import { games } from '@maidan/demo';
import { describe, expect, it } from 'vitest';
import { findGame } from '../engines/catalogue.ts';
import type { Look } from '../engines/engine.ts';
import { listedTitles } from '../engines/game-list.ts';
import { COMMON_ROOMS, ROOMS } from '../games/rooms.ts';
import { titleGames, type GameName } from './titles.ts';

/** The games that the shared engines play as themselves. */
const PLAYED: Readonly<Partial<Record<Look, readonly GameName[]>>> = {
  cards: ['dragon-tiger'],
};

describe('the games of titles', () => {
  it('are those of the catalogue, with the same themes', () => {
    const ours = [...titleGames].map(([slug, { game, theme }]) => [slug, { game, theme }]);
    const theirs = games.map(({ slug, game, theme }) => [slug, { game, theme }]);
    expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(theirs));
  });

  it('run in the room of their game, or as themselves exactly where an engine plays that game', () => {
    const wrong = [...listedTitles].filter(([slug, { look, room, isOwn }]) => {
      const game = titleGames.get(slug)?.game;
      if (game === undefined) return true;
      if (Object.hasOwn({ ...ROOMS, ...COMMON_ROOMS }, game)) return room !== game;
      return room !== undefined || isOwn !== (PLAYED[look] ?? []).includes(game);
    });
    expect(wrong.map(([slug]) => slug)).toEqual([]);
  });

  it('are told with their theme when a title is found, a made-up one’s as its original’s', () => {
    const tiger = { motif: 'beast:tiger', palette: 'tiger' };
    expect(findGame('slot.royal-bengal')?.title).toEqual({ game: 'slot-lines', theme: tiger });
    expect(findGame('slot.made-3-royal-bengal')?.title).toEqual({
      game: 'slot-lines',
      theme: tiger,
    });
    expect(findGame('slot.any')?.title).toBeUndefined();
  });

  it('are one of many: no two titles of a game have the same theme', () => {
    const looks = [...titleGames.values()].map(
      ({ game, theme }) => `${game} ${theme.motif} ${theme.palette}`,
    );
    expect(new Set(looks).size).toBe(titleGames.size);
  });
});
