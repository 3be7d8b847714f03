import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { titleGames } from '../../../src/titles/titles.ts';
import { cornersOf } from './blackjack/baize.ts';
import { CLOTHS } from './parts/table/cloth.ts';

const palettesOf = (game: string) =>
  [...titleGames.values()].filter((title) => title.game === game).map(({ theme }) => theme.palette);

describe.each([
  ['plinko', 'plinko'],
  ['keno', 'pond'],
  ['ludo-race', 'ludo'],
  ['mines', 'mines'],
  ['tower', 'tower'],
  ['coin', 'coin'],
  ['hi-lo', 'hilo'],
])('the titles of %s', (room, block) => {
  const styles = readFileSync(new URL(`${room}/${room}.css`, import.meta.url), 'utf8');

  it('have colours of their own each', () => {
    const palettes = palettesOf(room);
    expect(palettes.length).toBeGreaterThan(1);
    expect(new Set(palettes).size).toBe(palettes.length);
    // The title of our own has the colours of the room.
    for (const palette of palettes.filter((name) => !name.startsWith('kh-')))
      expect(styles, palette).toContain(`.${block}--${palette} {`);
  });
});

describe.each(['andar-bahar', 'baccarat', 'dragon-tiger'])('the titles of %s', (game) => {
  it('have cloths of their own each, and where two have one colour, the moon shines on one', () => {
    const themes = [...titleGames.values()]
      .filter((title) => title.game === game)
      .map(({ theme }) => theme);
    const looks = themes.map(({ palette, motif }) => `${palette} ${motif === 'moon' ? motif : ''}`);
    expect(new Set(looks).size).toBe(themes.length);
    for (const { palette } of themes) expect(CLOTHS.has(palette), palette).toBe(true);
  });
});

describe.each(['blackjack'])('the titles of %s', (game) => {
  it('differ in their cloth, or in the cards and the flower that are printed on it', () => {
    const themes = [...titleGames.values()]
      .filter((title) => title.game === game)
      .map(({ theme }) => theme);
    const looks = themes.map(({ palette, motif }) => `${palette} ${cornersOf(motif).join(' ')}`);
    expect(new Set(looks).size).toBe(themes.length);
    for (const { palette } of themes) expect(CLOTHS.has(palette), palette).toBe(true);
  });
});
