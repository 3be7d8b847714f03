import { backs, type BackName } from './covers/backs.ts';
import { Canvas, type Palette } from './drawing/canvas.ts';
import { darken, lighten } from './drawing/colour.ts';
import { ground, heroNamed } from './covers/cover.ts';
import { fronts, type FrontName } from './covers/fronts.ts';
import type { Point } from './drawing/geometry.ts';

/** What a banner shows on its right side; `scale` and `turn` (degrees) place the hero. */
export interface BannerPlan {
  readonly id: string;
  readonly hero: string;
  readonly args: readonly string[];
  readonly palette: Palette;
  readonly backs: readonly BackName[];
  readonly front: FrontName;
  readonly scale: number;
  readonly turn: number;
}

/** A 16:7 banner as SVG. Its left 58 % have no details, because text is placed over them in HTML. */
export function banner(plan: BannerPlan): string {
  const canvas = new Canvas(`bn${plan.id}`, 800, 350);
  const { width, height } = canvas;
  const { palette } = plan;
  const focus: Point = [600, 168];
  const bottom = palette.bg[2];
  const calm = canvas.linear(
    [
      [darken(bottom, 0.25), 0.96, 0],
      [darken(bottom, 0.2), 0.8, 0.36],
      [bottom, 0, 0.74],
    ],
    0,
  );
  const sheen = canvas.linear(
    [
      ['#ffffff', 0.08, 0],
      ['#ffffff', 0, 0.4],
      ['#000000', 0.25, 1],
    ],
    90,
  );
  const hero = heroNamed(plan.hero)(canvas, palette, plan.args);
  return canvas.toSvg(
    ground(canvas, palette, focus) +
      plan.backs.map((name) => backs[name](canvas, palette, focus)).join('') +
      `<rect width="${width}" height="${height}" fill="${calm}"/>` +
      canvas.glow(focus[0], focus[1], 200, lighten(palette.glow, 0.2), 0.7) +
      `<g filter="${canvas.lift()}"><g transform="translate(608 180) rotate(${plan.turn}) scale(${plan.scale})">${hero}</g></g>` +
      `<g transform="translate(410 0)">${fronts[plan.front](canvas, palette, { width: 380, height: 420 })}</g>` +
      `<rect width="${width}" height="${height}" fill="${sheen}"/>`,
  );
}
