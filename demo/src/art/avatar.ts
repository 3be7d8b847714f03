import type { DemoAvatar } from '../content/avatars.ts';
import { Canvas } from './drawing/canvas.ts';
import { lighten } from './drawing/colour.ts';
import { ground, heroNamed } from './covers/cover.ts';
import { paletteNamed } from './plans.ts';

const SIDE = 300;
const FILLED = 1.18;

/** A member's picture as SVG, 300 by 300: ground, halo and one object; no words, so no fonts are needed. */
export function avatar(plan: DemoAvatar): string {
  const canvas = new Canvas(`avatar-${plan.id}`, SIDE, SIDE);
  const palette = paletteNamed(plan.palette);
  const middle = SIDE / 2;
  const hero = heroNamed(plan.hero)(canvas, palette, []);
  return canvas.toSvg(
    ground(canvas, palette, [middle, middle]) +
      canvas.glow(middle, middle, SIDE * 0.42, lighten(palette.glow, 0.2), 0.5) +
      `<g filter="${canvas.lift()}"><g transform="translate(${middle} ${middle}) scale(${FILLED})">${hero}</g></g>`,
  );
}
