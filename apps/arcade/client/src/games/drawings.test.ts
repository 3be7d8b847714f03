import { describe, expect, it } from 'vitest';
import { hashText } from '../../../src/engines/random.ts';
import { titleGames } from '../../../src/titles/titles.ts';
import { drawingsByTitle, readDrawings } from '../../build.ts';
import { drawingsOfTitle } from './drawings.ts';
import { bossOf } from './fishing/bosses.ts';
import { symbolsOf, type Family } from './reels/sets.ts';
import { lookOf } from './scratch/looks.ts';

const titles = [...titleGames].map(([slug, { game, theme }]) => ({ slug, game, theme }));
const filesOf = (slug: string) => {
  const { game, theme } = titles.find((title) => title.slug === slug) ?? titles[0]!;
  return drawingsOfTitle(game, theme);
};
const setFiles = (sets: readonly string[]) => sets.map((set) => `reels/art/${set}.json`);

describe('the drawings that an address names', () => {
  it('FAIR-31 of a slot are the sets that its reels load, whatever the number of the title', () => {
    const slots = titles.filter(({ game }) => game.startsWith('slot-'));
    expect(slots.length).toBeGreaterThan(100);
    for (const { slug, game, theme } of slots) {
      const { sets } = symbolsOf(game as Family, theme.motif, hashText(slug));
      expect(filesOf(slug), slug).toEqual(setFiles(sets));
    }
  });

  it('FAIR-31 of fishing are its boss, of a scratch card its pictures, and none of dice', () => {
    expect(filesOf('deep-angler')).toEqual(['fishing/art/angler.json']);
    expect(filesOf('ilish-king')).toEqual(['fishing/art/bigfish-pals.json']);
    for (const { slug, game, theme } of titles) {
      if (game === 'fishing')
        expect(filesOf(slug)[0], slug).toContain(bossOf(theme.motif).split(':')[0]);
      if (game === 'scratch') expect(filesOf(slug)).toEqual(setFiles(lookOf(theme.palette).sets));
      if (game === 'dice') expect(filesOf(slug)).toEqual([]);
    }
  });

  it('are built, each under a name that says its content', () => {
    const drawings = readDrawings();
    const byTitle = drawingsByTitle(drawings);
    const built = new Set([...drawings.values()].map(({ address }) => address));
    expect(Object.keys(byTitle).length).toBeGreaterThan(100);
    for (const address of Object.values(byTitle).flat()) {
      expect(built).toContain(address);
      expect(address).toMatch(/^\/assets\/[a-z-]+-[\w-]{8}\.js$/);
    }
  });
});
