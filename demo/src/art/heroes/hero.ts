import type { Canvas, Palette } from '../drawing/canvas.ts';

/**
 * Draws the one large object of a cover around the origin. `args` are the words after the
 * colon in the catalogue (`beast:lion,crown`); without them the object takes its plain form.
 */
export type Hero = (canvas: Canvas, palette: Palette, args: readonly string[]) => string;

/** Heroes by the name the catalogue uses. */
export type HeroSet = Readonly<Record<string, Hero>>;
