// The pieces of which several heroes are composed.
import type { Canvas } from '../drawing/canvas.ts';
import {
  fine,
  num,
  polygon,
  type Point,
  polar,
  TAU,
  petal,
  star,
  sparkle,
  spadePath,
  heartPath,
  diamondPath,
  clubPath,
} from '../drawing/geometry.ts';
import { mix, lighten, darken, brightness } from '../drawing/colour.ts';
import { at } from '../drawing/random.ts';
import { textRun } from '../drawing/lettering.ts';

/** A leaf of length `l` and half width `w`, turned by `rot` degrees. */
export const leaf = (
  canvas: Canvas,
  l: number,
  w: number,
  col: string,
  rot: number,
  x = 0,
  y = 0,
): string =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(rot)})"><path d="${petal(l, w)}" fill="${canvas.linear([lighten(col, 0.35), col, darken(col, 0.45)], 20)}"/><path d="M0 0L0 ${num(-l * 0.86)}" stroke="${darken(col, 0.4)}" stroke-opacity=".6" stroke-width="${num(w * 0.12)}"/></g>`;
/** A struck coin; `squash` (0 to 1) turns it away from the viewer. */
export const coin = (
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  squash = 1,
  rot = 0,
  col = '#f6b73c',
): string => {
  const e = Math.max(3, r * 0.2);
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(rot)}) scale(${fine(squash)} 1)"><ellipse cx="${num((e / squash) * 0.55)}" cy="${num(e * 0.6)}" rx="${num(r)}" ry="${num(r)}" fill="${darken(col, 0.55)}"/><circle r="${num(r)}" fill="${canvas.linear([lighten(col, 0.65), col, darken(col, 0.32), lighten(col, 0.3)], 50)}"/><circle r="${num(r * 0.8)}" fill="none" stroke="${darken(col, 0.42)}" stroke-width="${num(r * 0.07)}"/><circle r="${num(r * 0.76)}" fill="${canvas.linear([darken(col, 0.12), lighten(col, 0.38)], 60)}"/><path d="${star(r * 0.46)}" fill="${lighten(col, 0.6)}" stroke="${darken(col, 0.45)}" stroke-width="${num(r * 0.05)}"/></g>`;
};
/** A cut stone seen from above; `sq` stretches it upright. */
export const gem = (
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  col: string,
  sides = 8,
  sq = 1,
): string => {
  const out: Point[] = [];
  const inn: Point[] = [];
  const off = -Math.PI / 2 + Math.PI / sides;
  for (let i = 0; i < sides; i++) {
    const a = off + (i * TAU) / sides;
    out.push([Math.cos(a) * r, Math.sin(a) * r * sq]);
    inn.push([Math.cos(a) * r * 0.56, Math.sin(a) * r * 0.56 * sq]);
  }
  let svg = '';
  for (let i = 0; i < sides; i++) {
    const j = (i + 1) % sides,
      a = off + ((i + 0.5) * TAU) / sides,
      L = Math.cos(a + Math.PI * 0.72);
    const f1 = L > 0 ? lighten(col, L * 0.72) : darken(col, -L * 0.62);
    const m: Point = [(at(out, i)[0] + at(out, j)[0]) / 2, (at(out, i)[1] + at(out, j)[1]) / 2];
    svg += `<path d="${polygon([at(out, i), m, at(inn, i)])}" fill="${mix(f1, lighten(col, 0.5), 0.22)}"/><path d="${polygon([m, at(out, j), at(inn, j)])}" fill="${mix(f1, darken(col, 0.4), 0.22)}"/><path d="${polygon([m, at(inn, j), at(inn, i)])}" fill="${f1}"/>`;
  }
  svg += `<path d="${polygon(inn)}" fill="${canvas.linear([lighten(col, 0.75), lighten(col, 0.2), col, darken(col, 0.2)], 60)}"/>`;
  svg += `<path d="${polygon([at(inn, 0), at(inn, 1), [0, 0], at(inn, sides - 1)])}" fill="#fff" opacity=".22"/>`;
  svg += `<path d="${polygon(out)}" fill="none" stroke="${lighten(col, 0.7)}" stroke-opacity=".7" stroke-width="${num(r * 0.025 + 0.5)}"/>`;
  svg += `<path d="${sparkle(r * 0.34)}" transform="translate(${num(-r * 0.34)} ${num(-r * 0.4 * sq)})" fill="#fff"/>`;
  return `<g transform="translate(${num(x)} ${num(y)})">${svg}</g>`;
};
/** A suit of playing cards: spades, hearts, diamonds, clubs. */
type Suit = 's' | 'h' | 'd' | 'c';
const suitPaths: Readonly<Record<Suit, string>> = {
  s: spadePath,
  h: heartPath,
  d: diamondPath,
  c: clubPath,
};
const isSuit = (letter: string): letter is Suit => letter in suitPaths;

/** Reads a card name such as `10h` (rank, then suit); an unknown suit throws a RangeError. */
export function faceOf(name: string): readonly [rank: string, suit: Suit] {
  const suit = name.slice(-1);
  if (!isSuit(suit)) throw new RangeError(`no such card: ${name}`);
  return [name.slice(0, -1), suit];
}

/** The face of a playing card of height `h`. */
export const card = (
  canvas: Canvas,
  x: number,
  y: number,
  h: number,
  rot: number,
  rank: string,
  suit: Suit,
): string => {
  const w = h * 0.7,
    r = h * 0.07,
    red = suit === 'h' || suit === 'd',
    col = red ? '#d8203f' : '#151b2e';
  const sp = suitPaths[suit];
  const t = textRun(rank, 'slab', h * 0.2, -w / 2 + h * 0.06, -h / 2 + h * 0.21);
  const front = `<rect x="${num(-w / 2)}" y="${num(-h / 2)}" width="${num(w)}" height="${num(h)}" rx="${num(r)}" fill="${canvas.linear(['#ffffff', '#f6f4ee', '#d9d5c9'], 60)}"/><path d="${t.d}" fill="${col}"/><path d="${sp}" transform="translate(${num(-w / 2 + h * 0.125)} ${num(-h / 2 + h * 0.31)}) scale(${fine((h * 0.13) / 100)})" fill="${col}"/><path d="${sp}" transform="translate(${num(w * 0.06)} ${num(h * 0.1)}) scale(${fine((h * 0.52) / 100)})" fill="${canvas.linear([lighten(col, 0.35), col, darken(col, 0.4)], 60)}"/>`;
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(rot)})"><rect x="${num(-w / 2 + 3)}" y="${num(-h / 2 + 5)}" width="${num(w)}" height="${num(h)}" rx="${num(r)}" fill="#000" opacity=".38"/>${front}</g>`;
};
/** A stack of playing chips; `sq` flattens it, 1 shows it from above. */
export const chip = (
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  col: string,
  sq = 1,
  rot = 0,
  stack = 1,
): string => {
  let svg = '';
  for (let k = stack - 1; k >= 0; k--) {
    const yy = -(stack - 1 - k) * r * 0.24;
    svg += `<g transform="translate(0 ${num(yy)})"><ellipse cy="${num(r * 0.2)}" rx="${num(r)}" ry="${num(r * sq)}" fill="${darken(col, 0.62)}"/>`;
    for (let i = 0; i < 6; i++) {
      const a = (i * TAU) / 6 + rot + k;
      if (Math.sin(a) > -0.1)
        svg += `<path d="M${num(Math.cos(a - 0.2) * r)} ${num(Math.sin(a - 0.2) * r * sq)}L${num(Math.cos(a + 0.2) * r)} ${num(Math.sin(a + 0.2) * r * sq)}v${num(r * 0.2)}L${num(Math.cos(a - 0.2) * r)} ${num(Math.sin(a - 0.2) * r * sq + r * 0.2)}Z" fill="#e9edf6" opacity=".85"/>`;
    }
    svg += `<g transform="scale(1 ${sq})"><circle r="${num(r)}" fill="${canvas.linear([lighten(col, 0.3), col, darken(col, 0.35)], 55)}"/>`;
    for (let i = 0; i < 6; i++) {
      const a = (i * TAU) / 6 + rot + k;
      svg += `<path d="${polygon([polar(r * 0.7, a - 0.2), polar(r, a - 0.2), polar(r, a + 0.2), polar(r * 0.7, a + 0.2)])}" fill="#f3f6fc"/>`;
    }
    svg += `<circle r="${num(r * 0.68)}" fill="${canvas.linear([darken(col, 0.3), lighten(col, 0.12)], 55)}" stroke="#fff" stroke-opacity=".75" stroke-width="${num(r * 0.05)}"/><path d="${spadePath}" transform="scale(${fine((r * 0.75) / 100)})" fill="#fff" opacity=".92"/></g></g>`;
  }
  return `<g transform="translate(${num(x)} ${num(y)})">${svg}</g>`;
};
const pipPlaces: Readonly<Record<number, readonly Point[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  5: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  6: [
    [0.28, 0.22],
    [0.72, 0.22],
    [0.28, 0.5],
    [0.72, 0.5],
    [0.28, 0.78],
    [0.72, 0.78],
  ],
};
type Corners = readonly [origin: Point, across: Point, opposite: Point, down: Point];
const dieFace = (
  [origin, across, opposite, down]: Corners,
  pips: number,
  fill: string,
  rim: string,
  ink: string,
): string => {
  const [ux, uy] = [across[0] - origin[0], across[1] - origin[1]];
  const [vx, vy] = [down[0] - origin[0], down[1] - origin[1]];
  const place = ([i, j]: Point): string =>
    `<g transform="matrix(${fine(ux)} ${fine(uy)} ${fine(vx)} ${fine(vy)} ${num(origin[0] + ux * i + vx * j)} ${num(origin[1] + uy * i + vy * j)})"><circle r=".1" fill="${ink}"/></g>`;
  return `<path d="${polygon([origin, across, opposite, down])}" fill="${fill}" ${rim}/>${(pipPlaces[pips] ?? []).map(place).join('')}`;
};

/** A die with edge `s`; `pips` are the points on its top, left and right face (1 to 6 each). */
export const die = (
  canvas: Canvas,
  x: number,
  y: number,
  s: number,
  col: string,
  pips: readonly [number, number, number],
  rot = 0,
): string => {
  const h = s * 0.5;
  const w = s * 0.87;
  const rim = `stroke="${lighten(col, 0.5)}" stroke-width="${num(s * 0.1)}" stroke-linejoin="round"`;
  const ink = brightness(col) > 150 ? '#161b2c' : '#fff';
  const side = (from: number, to: number): string =>
    canvas.linear([mix(col, '#222233', from), mix(col, '#111122', to)], 80);
  const left = dieFace(
    [
      [-w, -h],
      [0, 0],
      [0, s],
      [-w, h],
    ],
    pips[1],
    side(0.18, 0.42),
    rim,
    ink,
  );
  const right = dieFace(
    [
      [0, 0],
      [w, -h],
      [w, h],
      [0, s],
    ],
    pips[2],
    side(0.42, 0.62),
    rim,
    ink,
  );
  const top = dieFace(
    [
      [0, -s],
      [w, -h],
      [0, 0],
      [-w, -h],
    ],
    pips[0],
    canvas.linear([lighten(col, 0.5), col], 60),
    rim,
    ink,
  );
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${rot})">${left}${right}${top}</g>`;
};
/** A drawing and its mirror image to the left. */
export const mirror = (s: string): string => `<g>${s}</g><g transform="scale(-1 1)">${s}</g>`;
/** The four colours of a flame from its heart outwards. */
type FlameColours = readonly [heart: string, inner: string, outer: string, tip: string];
const fireColours: FlameColours = ['#fff7c2', '#ffc233', '#ff6a1f', '#c81e2c'];

/** A flame that points down from the origin. */
export const flame = (
  canvas: Canvas,
  l: number,
  w: number,
  pal: FlameColours = fireColours,
): string =>
  `<path d="${petal(l, w, 0.3)}" transform="scale(1 -1)" fill="${canvas.linear([pal[1], pal[2], [pal[3], 0]], 90)}"/><path d="${petal(l * 0.66, w * 0.58, 0.3)}" transform="scale(1 -1)" fill="${canvas.linear([pal[0], pal[1], [pal[2], 0.1]], 90)}"/>`;
