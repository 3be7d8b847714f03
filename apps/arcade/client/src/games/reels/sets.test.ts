import SETS from './art/sets.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { hashText } from '../../../../src/engines/random.ts';
import { titleGames } from '../../../../src/titles/titles.ts';
import { nameOfSymbol } from './names.ts';
import { fillColours } from './paint.ts';
import { paletteOf } from './palettes.ts';
import { drawingsOf, symbolsOf, type Family, type SetName } from './sets.ts';
import { loadSet, sceneIn } from './symbols.ts';

const FAMILIES = ['slot-classic', 'slot-lines', 'slot-cascade', 'slot-respin'] as const;
const titlesOf = (family: Family) =>
  [...titleGames].filter(([, { game }]) => (game as string) === family);

describe('the drawings of reels', () => {
  it('are there for every name of a set, with a name in three languages and no colour left open', async () => {
    for (const set of Object.keys(SETS) as SetName[]) {
      const drawings = await loadSet(set);
      const symbols = Object.entries(drawings).filter(([name]) => !name.startsWith('scene'));
      expect(symbols.map(([name]) => name)).toEqual([...drawingsOf(set)]);
      for (const [name, drawing] of symbols) {
        const filled = fillColours(drawing, paletteOf('tiger'));
        expect(filled, name).not.toMatch(/[{}]|NaN|undefined/);
        expect(filled.length, name).toBeGreaterThan(200);
        for (const language of ['bn', 'en', 'hi'] as const)
          expect(nameOfSymbol(name, language), `${name} in ${language}`).not.toBe('');
      }
    }
  });

  it('have a scene for every set of a title with no colour left open', async () => {
    for (const set of (Object.keys(SETS) as SetName[]).filter((name) => name !== 'base')) {
      const scenes = Object.entries(await loadSet(set)).filter(([name]) =>
        name.startsWith('scene'),
      );
      expect(scenes[0]?.[0], set).toBe('scene');
      for (const [name, drawing] of scenes) {
        const filled = fillColours(drawing, paletteOf('tiger'));
        expect(filled, `${set} ${name}`).toMatch(/^(?:<path [^<>]*\/>)+$/);
        expect(filled, `${set} ${name}`).not.toMatch(/[{}]|NaN|undefined/);
        const [, motifs = ''] = name.split(':');
        for (const motif of motifs.split(',').filter((one) => one !== ''))
          expect(drawingsOf(set), `${set} ${name}`).toContain(motif);
      }
    }
  });

  it('are in front of the scene of what the title shows, or of its set', async () => {
    const ancient = await loadSet('ancient');
    expect(sceneIn(ancient, 'pyramid')).toBe(ancient['scene:pharaoh,pyramid']);
    expect(sceneIn(ancient, 'map')).toBe(ancient['scene']);
    expect(sceneIn(ancient, '')).toBe(ancient['scene']);
    expect(sceneIn({}, 'map')).toBe('');
  });

  it('take the colours of the title, and mix them as the drawing says', () => {
    const palette = paletteOf('tiger');
    expect(fillColours('{a} {{b}|#ffffff|0.5}', palette)).toBe(`${palette.a} #dca588`);
    expect(paletteOf('no such colours')).toEqual(paletteOf('jade'));
  });
});

describe.each(FAMILIES)('the titles of %s', (family) => {
  const titles = titlesOf(family);

  it('FAIR-03 carry what they show as their own symbol, six to eleven different ones in all', () => {
    expect(titles.length).toBeGreaterThan(10);
    for (const [slug, { theme }] of titles) {
      const { names, sets } = symbolsOf(family, theme.motif, hashText(slug));
      const [kind, things = ''] = theme.motif.split(':');
      const own = kind === 'fruits' ? `fruit:${things.split(',')[0]}` : theme.motif;
      expect(names, slug).toContain(own);
      expect(new Set(names).size, slug).toBe(names.length);
      const drawn = new Set(sets.flatMap((set) => drawingsOf(set)));
      for (const name of names) expect(drawn.has(name), `${slug}: ${name}`).toBe(true);
    }
  });

  it('FAIR-03 never look alike: no two have the same symbols in the same colours', () => {
    const looks = titles.map(([slug, { theme }]) => {
      const { names } = symbolsOf(family, theme.motif, hashText(slug));
      return JSON.stringify([[...names].sort(), paletteOf(theme.palette)]);
    });
    expect(new Set(looks).size).toBe(titles.length);
  });

  it('FAIR-03 have colours that are known', () => {
    const unknown = JSON.stringify(paletteOf('no such colours'));
    for (const [slug, { theme }] of titles.filter(([, title]) => title.theme.palette !== 'jade'))
      expect(JSON.stringify(paletteOf(theme.palette)), slug).not.toBe(unknown);
  });
});

it('a title that is not listed has the first symbols of its family', () => {
  for (const family of FAMILIES) {
    const { names } = symbolsOf(family, '', 7);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(6);
  }
});
