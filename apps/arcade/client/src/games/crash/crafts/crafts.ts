import { svg } from '../../../dom.ts';
import type { Craft, Shape } from './craft.ts';
import { LIVING_CRAFTS } from './living.ts';
import { MADE_CRAFTS } from './made.ts';
import { mixed, type SkyPalette } from '../palettes.ts';

const FLAME = 'M0 0C26 18 28 52 0 104C-28 52-26 18 0 0Z';
const CRAFTS: Readonly<Record<string, Craft>> = { ...MADE_CRAFTS, ...LIVING_CRAFTS };

function colourOf(name: string, palette: SkyPalette): string {
  const match = /^([abc])([+-]?)$/.exec(name);
  if (match === null) return name;
  const colour = palette[match[1] as 'a' | 'b' | 'c'];
  if (match[2] === '+') return mixed(colour, 255, 0.45);
  return match[2] === '-' ? mixed(colour, 0, 0.35) : colour;
}

function shapeOf([d, name, width, opacity]: Shape, palette: SkyPalette): SVGElement {
  const colour = colourOf(name, palette);
  const paint =
    width === undefined
      ? { fill: colour }
      : { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' };
  return svg('path', { d, opacity, ...paint });
}

function flamesOf({ flames = [] }: Craft): SVGElement {
  const parts = flames.map(([x, y, size, angle]) =>
    svg(
      'g',
      { transform: `translate(${x} ${y}) rotate(${angle}) scale(${size})` },
      svg('path', { d: FLAME, fill: '#ff6a1f' }),
      svg('path', { d: FLAME, fill: '#ffd257', transform: 'scale(.66 .7)' }),
      svg('path', { d: FLAME, fill: '#fff7c2', transform: 'scale(.34 .42)' }),
    ),
  );
  return svg('g', { class: 'craft__fire' }, ...parts);
}

/** Draws the craft of a motif in the colours of its title; a rocket for a motif that no title of the game has. */
export function createCraft(motif: string | undefined, palette: SkyPalette): SVGElement {
  const craft = CRAFTS[motif ?? ''] ?? (CRAFTS['rocket'] as Craft);
  return svg(
    'svg',
    { class: 'craft', viewBox: '-130 -130 260 260', 'aria-hidden': true },
    svg(
      'g',
      { class: 'craft__body' },
      svg(
        'g',
        { transform: `rotate(${craft.turn ?? 0})` },
        flamesOf(craft),
        ...craft.shapes.map((shape) => shapeOf(shape, palette)),
      ),
    ),
  );
}
