// What reels show beside the large objects of covers: letters, single stones, fruit and sweets, wild and scatter.
import type { Canvas, Palette } from '../drawing/canvas.ts';
import { darken, lighten } from '../drawing/colour.ts';
import { petal, star } from '../drawing/geometry.ts';
import { textRun } from '../drawing/lettering.ts';
import type { Hero } from '../heroes/hero.ts';
import { gem } from '../heroes/parts.ts';
import { fruitNamed } from '../heroes/things/sweets.ts';

function lettering(canvas: Canvas, text: string, colour: string, size: number): string {
  const { d } = textRun(text, 'slab', size, 0, size * 0.36, 'middle');
  const deep = darken(colour, 0.55);
  const fill = canvas.linear(
    [lighten(colour, 0.62), lighten(colour, 0.12), darken(colour, 0.18)],
    90,
  );
  return `<path d="${d}" transform="translate(0 6)" fill="${deep}" stroke="${deep}" stroke-width="9" stroke-linejoin="round"/><path d="${d}" fill="${fill}" stroke="${lighten(colour, 0.55)}" stroke-width="3"/>`;
}

const LETTERS: Readonly<Record<string, keyof Palette>> = { A: 'a', K: 'd', Q: 'c', J: 'glow' };

/** A body with its lower edge, its light and its rim. */
function body(canvas: Canvas, path: string, colour: string): string {
  const fill = canvas.radial(
    [lighten(colour, 0.5), [lighten(colour, 0.06), 1, 0.45], [darken(colour, 0.28), 1, 1]],
    0.38,
    0.3,
    0.85,
  );
  return `<path d="${path}" transform="translate(0 8)" fill="${darken(colour, 0.5)}"/><path d="${path}" fill="${fill}"/><path d="${path}" transform="translate(0 2) scale(.86)" fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="5"/>`;
}

const gloss = (x: number, y: number, rx: number, ry: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(-28 ${x} ${y})" fill="#fff" opacity=".7"/>`;

type Sweet = (canvas: Canvas, palette: Palette) => string;

/** Every sweet has an outline of its own, so that colour is never the only mark. */
const SWEETS: Readonly<Record<string, Sweet>> = {
  wrap: (canvas, { a }) =>
    `<path d="M-48 0L-106-38L-94 0L-106 38ZM48 0L106-38L94 0L106 38Z" fill="${canvas.linear([lighten(a, 0.3), darken(a, 0.25)], 90)}"/>${body(canvas, 'M0-62A62 62 0 1 1 0 62A62 62 0 1 1 0-62Z', a)}<path d="M-24-52C-4-18-4 18-24 52M16-58C34-18 34 18 16 58" stroke="#fff" stroke-opacity=".7" stroke-width="10" fill="none"/>`,
  lolly: (canvas, { c }) =>
    `<rect x="-7" y="42" width="14" height="68" rx="7" fill="${canvas.linear(['#ffffff', '#cfd6e6'], 0)}"/><circle cy="-18" r="78" fill="${c}"/>${[0, 51, 103, 154, 206, 257, 309].map((turn) => `<path d="M0-18C16-58 56-74 68-54A78 78 0 0 0 20-94C10-70 2-42 0-18Z" transform="rotate(${turn} 0 -18)" fill="#fff" opacity=".85"/>`).join('')}<circle cy="-18" r="78" fill="none" stroke="${darken(c, 0.4)}" stroke-width="7"/>${gloss(-30, -58, 26, 12)}`,
  heart: (canvas) =>
    body(
      canvas,
      'M0 86C-28 52-90 22-90-30C-90-64-64-80-40-80C-18-80-6-66 0-52C6-66 18-80 40-80C64-80 90-64 90-30C90 22 28 52 0 86Z',
      '#ef3b52',
    ) + gloss(-46, -46, 20, 12),
  star: (canvas, { glow }) => body(canvas, star(96, 0.46), glow) + gloss(-16, -38, 12, 22),
  round: (canvas) =>
    `${body(canvas, 'M0-82A82 82 0 1 1 0 82A82 82 0 1 1 0-82Z', '#f4e6cb')}${gloss(-30, -42, 30, 14)}<path d="M-18 34l6-4M20 26l7 2M40-10l6 4M-44 8l6 3" stroke="#c9b283" stroke-width="7" stroke-linecap="round"/>`,
  long: (canvas) =>
    `${body(canvas, 'M0-50C60-50 100-30 100 2C100 36 60 56 0 56C-60 56-100 36-100 2C-100-30-60-50 0-50Z', '#8f4a1e')}<path d="M-62-14C-34-36 24-40 56-24" stroke="#fff" stroke-opacity=".6" stroke-width="12" stroke-linecap="round" fill="none"/><path d="M-36 22l16 4M4 28l16-4M40 14l14 4" stroke="#b9e06a" stroke-width="9" stroke-linecap="round"/>`,
  square: (canvas, { d = '#f7c35a' }) =>
    `${body(canvas, 'M-66-70H66Q88-70 88-48V48Q88 70 66 70H-66Q-88 70-88 48V-48Q-88-70-66-70Z', d)}<path d="M0-40C18-20 18 20 0 40C-18 20-18-20 0-40ZM-40 0C-20-18 20-18 40 0C20 18-20 18-40 0Z" fill="none" stroke="${darken(d, 0.5)}" stroke-width="8"/>${gloss(-42, -44, 22, 10)}`,
};

const named = <Value>(set: Readonly<Record<string, Value>>, name: string | undefined): Value => {
  const found = set[name ?? ''];
  if (found === undefined) throw new RangeError(`no such piece: ${name}`);
  return found;
};

/** Corners of a stone, the palette's colour that it has, and how it is stretched. */
const STONES: Readonly<Record<string, readonly [colour: keyof Palette, stretch: number]>> = {
  3: ['b', 1],
  4: ['c', 1.15],
  5: ['d', 1],
  6: ['glow', 1.1],
  8: ['a', 1],
  12: ['b', 0.8],
};

/** The pieces by the name that the list of sets uses. */
export const pieces: Readonly<Record<string, Hero>> = {
  letter(canvas, palette, [text = '']) {
    return lettering(canvas, text, String(palette[named(LETTERS, text)]), 190);
  },
  fruit(canvas, _palette, [name = '']) {
    return canvas.shadow(70, 88, 0.4) + canvas.group(fruitNamed(name)(canvas), 0, 6, 1.32);
  },
  gem(canvas, palette, [sides = '']) {
    const [colour, stretch] = named(STONES, sides);
    return (
      canvas.shadow(74, 96, 0.4) +
      gem(canvas, 0, 0, 88, String(palette[colour]), Number(sides), stretch)
    );
  },
  sweet(canvas, palette, [name]) {
    return canvas.shadow(74, 98, 0.35) + named(SWEETS, name)(canvas, palette);
  },
  'one-seven'(canvas, { a }) {
    const { d } = textRun('7', 'slab', 250, 0, 90, 'middle');
    const fill = canvas.linear([lighten(a, 0.35), a, darken(a, 0.4)], 90);
    return `${canvas.shadow(70, 104, 0.4)}<path d="${d}" transform="translate(5 10)" fill="${darken(a, 0.7)}"/><path d="${d}" fill="#ffd76a" stroke="#ffd76a" stroke-width="15" stroke-linejoin="round"/><path d="${d}" fill="${fill}" stroke="${darken(a, 0.55)}" stroke-width="3"/>`;
  },
  'one-bar'(canvas, { b }) {
    const { d } = textRun('BAR', 'slab', 62, 0, 22, 'middle');
    return `${canvas.shadow(96, 66, 0.4)}<rect x="-104" y="-52" width="208" height="104" rx="18" fill="${canvas.linear(['#fff3bd', '#e0a52c', '#8a560f'], 90)}"/><rect x="-92" y="-40" width="184" height="80" rx="12" fill="${canvas.linear([darken(b, 0.5), darken(b, 0.75), darken(b, 0.9)], 90)}"/><path d="${d}" fill="${canvas.linear(['#ffffff', '#e7d49a'], 90)}"/>`;
  },
  wild(canvas, { a, c }) {
    const gold = canvas.linear(['#fff3bd', '#f2b233', '#8f560c', '#ffdf86'], 50);
    const inner = canvas.radial(
      [lighten(c, 0.15), [darken(c, 0.35), 1, 0.6], [darken(c, 0.7), 1, 1]],
      0.42,
      0.36,
      0.7,
    );
    return `${canvas.glow(0, -14, 118, lighten(a, 0.3), 0.55)}<circle cy="-14" r="92" fill="${gold}"/><circle cy="-14" r="78" fill="${inner}"/><path d="${star(60, 0.45)}" transform="translate(0 -16)" fill="${canvas.linear(['#fff3c4', '#f0a52a'], 90)}" stroke="#7a4a08" stroke-width="3" stroke-linejoin="round"/>`;
  },
  scatter(canvas, { a, glow }) {
    const leafFill = canvas.linear([lighten(glow, 0.5), lighten(a, 0.2), darken(a, 0.25)], 90);
    const leaf = (turn: number, length: number) =>
      `<path d="${petal(length, 26, 0.4)}" transform="translate(0 52) rotate(${turn})" fill="${leafFill}" stroke="#fff" stroke-opacity=".5" stroke-width="2.5"/>`;
    const turns = [-78, 78, -52, 52, -26, 26].map((turn) => leaf(turn, 118)).join('');
    return `${canvas.glow(0, -10, 120, lighten(glow, 0.2), 0.6)}${turns}${leaf(0, 134)}${canvas.sphere(0, 20, 17, '#ffd76a')}`;
  },
};
