import type { Canvas, Stop } from '../drawing/canvas.ts';
import { darken } from '../drawing/colour.ts';
import type { FontName } from '../drawing/fonts.ts';
import { num, type Point } from '../drawing/geometry.ts';
import { outline, subdivide, toPath, type Outline } from '../drawing/lettering.ts';

interface LetterStyle {
  readonly fill: readonly Stop[];
  readonly edge: string;
  readonly rim: string;
}

/** The metals and enamels a title can be made of. */
export const letterStyles = {
  gold: {
    fill: ['#fffbe0', '#ffe27a', ['#f7b52c', 1, 0.52], ['#d9791a', 1, 0.56], '#ffd56a'],
    edge: '#5a2604',
    rim: '#fff3c4',
  },
  ice: {
    fill: ['#ffffff', '#e2f6ff', ['#9fdcff', 1, 0.52], ['#4aa6ee', 1, 0.56], '#c9efff'],
    edge: '#0b2a63',
    rim: '#f2fbff',
  },
  chrome: {
    fill: ['#ffffff', '#eef1f6', ['#c2cad6', 1, 0.5], ['#8e99ab', 1, 0.55], '#f3f6fa'],
    edge: '#141a28',
    rim: '#ffffff',
  },
  lime: {
    fill: ['#fbffe2', '#d9fb6d', ['#a8e22c', 1, 0.54], ['#6fb312', 1, 0.58], '#d2f76b'],
    edge: '#16370a',
    rim: '#f6ffd8',
  },
  pink: {
    fill: ['#fff3fa', '#ffb3d6', ['#ff6fae', 1, 0.54], ['#e23d8a', 1, 0.58], '#ffb0d2'],
    edge: '#4d0734',
    rim: '#fff0f8',
  },
  fire: {
    fill: ['#fff6c8', '#ffd24d', ['#ff9a2b', 1, 0.5], ['#f2501e', 1, 0.62], '#ffb347'],
    edge: '#4a0c06',
    rim: '#fff0c4',
  },
  white: { fill: ['#ffffff', '#ffffff'], edge: '#0b1020', rim: '#ffffff' },
  mint: {
    fill: ['#f2fffb', '#b5f7e0', ['#5fe3bd', 1, 0.54], ['#1fae8b', 1, 0.58], '#a8f3da'],
    edge: '#04352e',
    rim: '#eafff7',
  },
  violet: {
    fill: ['#fbf5ff', '#dcc2ff', ['#ae7bff', 1, 0.54], ['#7a3fe0', 1, 0.58], '#d3b3ff'],
    edge: '#22074d',
    rim: '#f6efff',
  },
  copper: {
    fill: ['#fff2e2', '#ffc79a', ['#ec8a4f', 1, 0.52], ['#b4521f', 1, 0.57], '#ffbb8a'],
    edge: '#3a1204',
    rim: '#ffe9d6',
  },
} as const satisfies Readonly<Record<string, LetterStyle>>;

/** The name of a letter style. */
export type StyleName = keyof typeof letterStyles;

type Warp = (x: number, y: number, middle: number, half: number) => Point;

/** How a title bends; x runs from the centre of the line. */
export const warps = {
  none: (x, y) => [x, y],
  arch: (x, y, _middle, half) => [x, y + (x / half) ** 2 * 13 - 6],
  smile: (x, y, _middle, half) => [x, y - (x / half) ** 2 * 9 + 4],
  bulge: (x, y, middle, half) => [x, middle + (y - middle) * (1.12 - 0.26 * (x / half) ** 2)],
  rise: (x, y) => [x, y - x * 0.09],
  wave: (x, y, _middle, half) => [x, y + Math.sin((x / half) * 2.6) * 5],
} as const satisfies Readonly<Record<string, Warp>>;

/** The name of a warp. */
export type WarpName = keyof typeof warps;

/** Where a title stands and what it looks like; sizes in pixels. */
interface LogoPlan {
  readonly font: FontName;
  readonly style: StyleName;
  readonly warp: WarpName;
  readonly centre: number;
  readonly bottom: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
}

interface FittedLine {
  readonly shaped: Outline;
  readonly scale: number;
  readonly top: number;
  readonly height: number;
}

const LINE_GAP = 0.16;

/** Fits every line to the width, short words capped so that they do not become huge. */
function fitLines(lines: readonly string[], plan: LogoPlan): FittedLine[] {
  const shaped = lines.map((line) => outline(line, plan.font));
  const longest = Math.max(...shaped.map((line) => line.width));
  const scales = shaped.map((line) =>
    Math.min(plan.maxWidth / line.width, (plan.maxWidth / longest) * 1.55),
  );
  const ink = shaped.reduce((sum, line, index) => sum + line.height * (scales[index] ?? 0), 0);
  const total = ink + (LINE_GAP * ink * (lines.length - 1)) / lines.length;
  const shrink = Math.min(1, plan.maxHeight / total);
  const gap = (LINE_GAP * ink * shrink) / lines.length;
  let top = plan.bottom - total * shrink;
  return shaped.map((line, index) => {
    const scale = (scales[index] ?? 0) * shrink;
    const fitted = { shaped: line, scale, top, height: line.height * scale };
    top += fitted.height + gap;
    return fitted;
  });
}

function linePath({ shaped, scale, top, height }: FittedLine, plan: LogoPlan): string {
  const half = plan.maxWidth / 2;
  const middle = top + height / 2;
  const bend = warps[plan.warp];
  return toPath(subdivide(shaped.commands), (x, y) => {
    const [bentX, bentY] = bend(
      (x - shaped.left) * scale - (shaped.width * scale) / 2,
      top + (y - shaped.top) * scale,
      middle,
      half,
    );
    return [bentX + plan.centre, bentY];
  });
}

const DEPTH = 5;

/** The layers of one line from back to front: shadow, side, edge, rim. */
function lineLayers(canvas: Canvas, path: string, height: number, style: LetterStyle): string[] {
  const stroke = Math.max(3.4, Math.min(9, height * 0.17));
  const rim = Math.max(1.4, Math.min(2.2, height * 0.055));
  const joined = 'stroke-linejoin="round"';
  const shadow = `<path d="${path}" transform="translate(0 ${DEPTH + 5})" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="${num(stroke + 3)}" ${joined} filter="${canvas.blur(4)}"/>`;
  let side = '';
  for (let layer = DEPTH; layer >= 1; layer--)
    side += `<path d="${path}" transform="translate(0 ${layer})" fill="${style.edge}" stroke="${darken(style.edge, 0.35)}" stroke-width="${num(stroke)}" ${joined}/>`;
  return [
    shadow,
    side,
    `<path d="${path}" fill="${style.edge}" stroke="${style.edge}" stroke-width="${num(stroke)}" ${joined}/>`,
    `<path d="${path}" fill="none" stroke="${style.rim}" stroke-opacity=".9" stroke-width="${num(rim)}" ${joined}/>`,
    `<path d="${path}" fill="${canvas.linear(style.fill, 90)}"/>`,
  ];
}

/** A title of one to three lines, fitted into its box, bent, extruded, rimmed and filled. */
export function logo(canvas: Canvas, lines: readonly string[], plan: LogoPlan): string {
  const style: LetterStyle = letterStyles[plan.style];
  const layers = fitLines(lines, plan).map((line) =>
    lineLayers(canvas, linePath(line, plan), line.height, style),
  );
  // layer by layer, so that no line's shadow falls on the line above it
  return [0, 1, 2, 3, 4].map((depth) => layers.map((line) => line[depth]).join('')).join('');
}
