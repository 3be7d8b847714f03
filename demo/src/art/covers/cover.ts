import { backs, type BackName } from './backs.ts';
import { Canvas, type Palette } from '../drawing/canvas.ts';
import { darken, lighten, mix } from '../drawing/colour.ts';
import type { FontName } from '../drawing/fonts.ts';
import { fronts, type FrontName } from './fronts.ts';
import { fine, num, type Point } from '../drawing/geometry.ts';
import { heroes } from '../heroes/all.ts';
import type { Hero } from '../heroes/hero.ts';
import { textRun } from '../drawing/lettering.ts';
import { logo, type StyleName, type WarpName } from './logo.ts';

/** What a cover shows. `scale`, `shiftX` and `shiftY` (pixels) adjust the hero. */
export interface CoverPlan {
  readonly id: string;
  /** The lettering, one or two lines. */
  readonly lines: readonly string[];
  /** The maker's name below the title. */
  readonly maker: string;
  readonly hero: string;
  readonly args: readonly string[];
  readonly palette: Palette;
  readonly backs: readonly BackName[];
  readonly front: FrontName;
  readonly font: FontName;
  readonly style: StyleName;
  readonly warp: WarpName;
  readonly scale: number;
  readonly shiftX: number;
  readonly shiftY: number;
}

/** Finds a hero by name; an unknown one throws a RangeError. */
export function heroNamed(name: string): Hero {
  const hero = heroes[name];
  if (!hero) throw new RangeError(`no such hero: ${name}`);
  return hero;
}

/** The ground colour of a picture with a light around the focus. */
export function ground(canvas: Canvas, palette: Palette, [x, y]: Point): string {
  const [top, middle, bottom] = palette.bg;
  const fill = canvas.linear([mix(top, middle, 0.38), [middle, 1, 0.48], bottom], 100);
  return (
    `<rect width="${canvas.width}" height="${canvas.height}" fill="${fill}"/>` +
    canvas.glow(
      x,
      y,
      Math.max(canvas.width, canvas.height) * 0.5,
      mix(palette.glow, top, 0.35),
      0.72,
    )
  );
}

function titleScrim(canvas: Canvas, palette: Palette): string {
  const { width, height } = canvas;
  const bottom = palette.bg[2];
  const fill = canvas.linear(
    [
      [darken(bottom, 0.35), 0],
      [darken(bottom, 0.5), 0.72, 0.5],
      [darken(bottom, 0.62), 0.96],
    ],
    90,
  );
  return `<rect y="${height * 0.5}" width="${width}" height="${height * 0.5}" fill="${fill}"/>`;
}

function vignette(canvas: Canvas): string {
  const { width, height } = canvas;
  const edge = canvas.radial(
    [
      ['#000000', 0, 0.62],
      ['#000000', 0.42, 1],
    ],
    0.5,
    0.42,
    0.75,
  );
  const sheen = canvas.linear(
    [
      ['#ffffff', 0.07],
      ['#ffffff', 0],
    ],
    90,
  );
  return `<rect width="${width}" height="${height}" fill="${edge}"/><rect width="${width}" height="${num(height * 0.4)}" fill="${sheen}"/>`;
}

const titleHeight = (lines: number, square: boolean): number => {
  if (square) return lines > 1 ? 84 : 54;
  return lines > 1 ? 112 : 66;
};

/**
 * A game's cover as SVG, 300 by 400 (or 300 by 300 when `square`): ground and back layers, the
 * hero with its halo, particles, the title and the maker. Needs loaded fonts.
 */
export function cover(plan: CoverPlan, square = false): string {
  const canvas = new Canvas(plan.id + (square ? 's' : 'p'), 300, square ? 300 : 400);
  const { width, height } = canvas;
  const { palette } = plan;
  const focus: Point = [width / 2 + plan.shiftX, square ? 118 : 158];
  const scale = fine((square ? 0.92 : 1.16) * plan.scale);
  const hero = heroNamed(plan.hero)(canvas, palette, plan.args);
  const placed = `<g transform="translate(${focus[0]} ${focus[1] + plan.shiftY}) scale(${scale})">${hero}</g>`;
  const title = logo(canvas, plan.lines, {
    font: plan.font,
    style: plan.style,
    warp: plan.warp,
    centre: width / 2,
    bottom: height - (square ? 30 : 46),
    maxWidth: width - (square ? 52 : 44),
    maxHeight: titleHeight(plan.lines.length, square),
  });
  const maker = textRun(
    plan.maker.toUpperCase(),
    'ui',
    square ? 13 : 14.5,
    width / 2,
    height - (square ? 11 : 17),
    'middle',
  );
  return canvas.toSvg(
    ground(canvas, palette, focus) +
      plan.backs.map((name) => backs[name](canvas, palette, focus)).join('') +
      canvas.glow(focus[0], focus[1], square ? 110 : 135, lighten(palette.glow, 0.2), 0.42) +
      `<g filter="${canvas.lift()}">${placed}</g>` +
      fronts[plan.front](canvas, palette, canvas) +
      titleScrim(canvas, palette) +
      title +
      `<path d="${maker.d}" fill="#fff" opacity=".82"/>` +
      vignette(canvas),
  );
}

/** What an in-house cover shows: one hue, one object, a white title. */
type OriginalPlan = Pick<
  CoverPlan,
  'id' | 'lines' | 'maker' | 'hero' | 'args' | 'palette' | 'backs' | 'scale'
>;

/** An in-house game's cover as SVG; `maker` is printed below the title. Needs loaded fonts. */
export function original(plan: OriginalPlan, square = false): string {
  const canvas = new Canvas(plan.id + (square ? 's' : 'p'), 300, square ? 300 : 400);
  const { width, height } = canvas;
  const { palette } = plan;
  const [top, middle, bottom] = palette.bg;
  const focus: Point = [width / 2, square ? 116 : 156];
  const scale = fine((square ? 0.9 : 1.12) * plan.scale);
  const hero = heroNamed(plan.hero)(canvas, palette, plan.args);
  const light: Palette = { ...palette, glow: lighten(top, 0.5) };
  const text = plan.lines.join(' ').toUpperCase();
  const size = Math.min(square ? 50 : 60, (width - 50) / Math.max(3.2, text.length * 0.63));
  const title = textRun(text, 'russo', size, width / 2, height - (square ? 40 : 56), 'middle');
  const maker = textRun(
    plan.maker.toUpperCase(),
    'ui',
    square ? 12.5 : 14,
    width / 2,
    height - (square ? 17 : 28),
    'middle',
  );
  const scrim = canvas.linear(
    [
      [darken(bottom, 0.1), 0],
      [darken(bottom, 0.3), 0.85],
    ],
    90,
  );
  return canvas.toSvg(
    `<rect width="${width}" height="${height}" fill="${canvas.linear([lighten(top, 0.06), middle, bottom], 75)}"/>` +
      canvas.glow(focus[0], focus[1], 190, lighten(top, 0.35), 0.75) +
      plan.backs.map((name) => backs[name](canvas, light, focus)).join('') +
      `<g filter="${canvas.lift(10, 8, 0.38)}"><g transform="translate(${focus[0]} ${focus[1]}) scale(${scale})">${hero}</g></g>` +
      `<rect y="${height * 0.55}" width="${width}" height="${height * 0.45}" fill="${scrim}"/>` +
      `<path d="${title.d}" transform="translate(0 4)" fill="#000" opacity=".4" filter="${canvas.blur(3)}"/><path d="${title.d}" fill="#fff"/>` +
      `<path d="${maker.d}" fill="#fff" opacity=".85"/>`,
  );
}
