import { games } from '@maidan/demo';
import { describe, expect, it } from 'vitest';
import { findGame } from '../engines/catalogue.ts';
import { listedTitles } from '../engines/game-list.ts';
import { titleGames } from './titles.ts';

describe('the games of titles', () => {
  it('are those of the catalogue, with the same themes', () => {
    const ours = [...titleGames].map(([slug, { game, theme }]) => [slug, { game, theme }]);
    const theirs = games.map(({ slug, game, theme }) => [slug, { game, theme }]);
    expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(theirs));
  });

  it('FAIR-01 run in the room of their game, every one of them', () => {
    const wrong = [...listedTitles].filter(
      ([slug, { room }]) => room !== titleGames.get(slug)?.game,
    );
    expect(wrong.map(([slug]) => slug)).toEqual([]);
    expect(listedTitles.size).toBe(titleGames.size);
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
