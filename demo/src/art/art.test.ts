import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { titles } from '../catalogue/games.ts';
import { banners } from '../content/banners.ts';
import { bannerPlans } from './banner-plans.ts';
import { banner } from './banner.ts';
import { Canvas } from './drawing/canvas.ts';
import { cover, heroNamed, original } from './covers/cover.ts';
import { loadFonts, outline } from './drawing/lettering.ts';
import { logo } from './covers/logo.ts';
import { paletteNamed, planOf } from './plans.ts';
import { vendorTile, wordmark } from './vendor-mark.ts';
import { markPlans } from './vendor-marks.ts';

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);
const titleOf = (slug: string) => {
  const title = titles.find((each) => each.slug === slug);
  if (!title) throw new Error(`no title ${slug}`);
  return title;
};
const lettered = titles.filter(({ vendor }) => vendor !== 'KH');

beforeAll(loadFonts);

describe('the drawing code', () => {
  it('draws the same picture for the same title, on every machine', () => {
    const plan = planOf(titleOf('royal-bengal'));
    expect(digest(cover(plan))).toBe(digest(cover(plan)));
    expect(digest(cover(plan))).toBe('e33bd0cbdaa7e00c');
    expect(digest(cover(plan, true))).not.toBe(digest(cover(plan)));
  });

  it('knows every name that a row uses', () => {
    for (const title of titles) {
      const plan = planOf(title);
      expect(heroNamed(plan.hero)(new Canvas('test', 300, 400), plan.palette, plan.args)).toContain(
        '<',
      );
    }
  });

  it('refuses a wrong word', () => {
    const title = titleOf('royal-bengal');
    expect(() => planOf({ ...title, vendor: 'NONE' })).toThrow(/no such vendor: NONE/);
    expect(() => planOf({ ...title, recipe: { ...title.recipe, front: 'snow' } })).toThrow(
      /no such particle layer: snow/,
    );
    expect(() => paletteNamed('nothing')).toThrow(/no such palette/);
    expect(() => heroNamed('nothing')).toThrow(/no such hero/);
  });

  it('every font has every letter of the title that it sets', () => {
    for (const { recipe } of lettered) {
      const { font } = planOf({ ...titleOf('royal-bengal'), recipe });
      for (const line of recipe.lines) expect(outline(line, font).commands).not.toEqual([]);
      expect(() => outline('漢', font)).toThrow(/lacks a letter of "漢"/);
    }
  });

  it('no title extends beyond its cover', () => {
    for (const title of lettered) {
      const { font, style, warp, lines } = planOf(title);
      const svg = logo(new Canvas('test', 300, 400), lines, {
        font,
        style,
        warp,
        centre: 150,
        bottom: 354,
        maxWidth: 256,
        maxHeight: lines.length > 1 ? 112 : 66,
      });
      const paths = [...svg.matchAll(/<path d="([^"]*)" fill="url/g)].map(
        (match) => match[1] ?? '',
      );
      const numbers = paths.flatMap((path) =>
        path
          .split(/[MLQCZ ]+/)
          .filter(Boolean)
          .map(Number),
      );
      const across = numbers.filter((_, index) => index % 2 === 0);
      const down = numbers.filter((_, index) => index % 2 === 1);
      expect(Math.min(...across), title.slug).toBeGreaterThanOrEqual(12);
      expect(Math.max(...across), title.slug).toBeLessThanOrEqual(288);
      expect(Math.min(...down), title.slug).toBeGreaterThanOrEqual(215);
      expect(Math.max(...down), title.slug).toBeLessThanOrEqual(378);
    }
  });

  it('an in-house cover differs between sites in its maker line', () => {
    const plan = planOf(titleOf('kh-uran'));
    expect(original({ ...plan, maker: 'khela originals' })).not.toBe(
      original({ ...plan, maker: 'nodi originals' }),
    );
  });

  it('every banner of the content has a picture, and every picture is used', () => {
    const drawn = bannerPlans.map(({ id }) => `banners/${id}.webp`).sort();
    expect([...new Set(banners.map(({ file }) => file))].sort()).toEqual(drawn);
    for (const plan of bannerPlans) expect(banner(plan)).toMatch(/^<svg /);
  });

  it('a white vendor mark has one colour only', () => {
    for (const plan of markPlans) {
      expect(wordmark(plan, 'WHITE')).not.toContain(plan.colour);
      expect(wordmark(plan, 'COLOR')).toContain(plan.colour);
      expect(vendorTile(plan)).toContain('96');
    }
  });
});
