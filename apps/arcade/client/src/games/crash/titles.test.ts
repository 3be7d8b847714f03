// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { titleGames } from '../../../../src/titles/titles.ts';
import { createCraft } from './crafts/crafts.ts';
import { LIVING_CRAFTS } from './crafts/living.ts';
import { MADE_CRAFTS } from './crafts/made.ts';
import { PALETTES, paletteOf } from './palettes.ts';

const CRAFT_NAMES = Object.keys({ ...MADE_CRAFTS, ...LIVING_CRAFTS });

describe('the titles of crash', () => {
  const themes = [...titleGames.values()].filter(({ game }) => game === 'crash');

  it('each has a craft and a sky of its own', () => {
    expect(themes.length).toBeGreaterThan(20);
    const looks = new Set<string>();
    for (const { theme } of themes) {
      expect(CRAFT_NAMES).toContain(theme.motif);
      expect(Object.keys(PALETTES)).toContain(theme.palette);
      const palette = paletteOf(theme.palette);
      looks.add(`${createCraft(theme.motif, palette).outerHTML} ${palette.sky.join()}`);
    }
    expect(looks.size).toBe(themes.length);
    const used = new Set(themes.map(({ theme }) => theme.motif));
    expect(CRAFT_NAMES.filter((name) => !used.has(name))).toEqual([]);
  });

  it('have skies on which white figures can be read', () => {
    const luminance = (colour: string) => {
      const value = Number.parseInt(colour.slice(1), 16);
      const [red = 0, green = 0, blue = 0] = [value >> 16, value >> 8, value].map((part) => {
        const share = (part & 255) / 255;
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    for (const [name, { sky }] of Object.entries(PALETTES))
      for (const colour of sky)
        expect(1.05 / (luminance(colour) + 0.05), name).toBeGreaterThanOrEqual(4.5);
  });
});
