import { encodeGreyPng } from '#platform/png.ts';
import type { Random } from '#platform/random.ts';

const WIDTH = 168;
const HEIGHT = 56;
const CELL = 26;

type Point = readonly [x: number, y: number];
type Stroke = readonly Point[];

/** Each digit as strokes in a box of 1 by 1.6. */
const GLYPHS: Readonly<Record<string, readonly Stroke[]>> = {
  '0': [ring(0.5, 0.8, 0.42, 0.72)],
  '1': [
    [
      [0.2, 0.4],
      [0.55, 0.08],
      [0.55, 1.52],
    ],
  ],
  '2': [[...arc(0.5, 0.5, 0.4, 0.42, -200, 40), [0.12, 1.5], [0.9, 1.5]]],
  '3': [arc(0.45, 0.46, 0.38, 0.38, -150, 90), arc(0.45, 1.14, 0.42, 0.4, -90, 150)],
  '4': [
    [
      [0.68, 1.52],
      [0.68, 0.1],
      [0.1, 1.06],
      [0.95, 1.06],
    ],
  ],
  '5': [[[0.85, 0.1], [0.25, 0.1], [0.2, 0.72], ...arc(0.48, 1.06, 0.42, 0.44, -120, 140)]],
  '6': [
    [
      [0.75, 0.08],
      [0.3, 0.6],
      [0.12, 1.02],
    ],
    ring(0.5, 1.1, 0.38, 0.4),
  ],
  '7': [
    [
      [0.1, 0.1],
      [0.9, 0.1],
      [0.4, 1.52],
    ],
  ],
  '8': [ring(0.5, 0.44, 0.34, 0.34), ring(0.5, 1.15, 0.4, 0.38)],
  '9': [
    ring(0.5, 0.5, 0.38, 0.4),
    [
      [0.88, 0.55],
      [0.72, 1.1],
      [0.3, 1.52],
    ],
  ],
};

/** Draws digits as a PNG: turned, bent by a wave, of uneven weight, crossed by lines. */
export function drawCaptcha(digits: string, random: Random): Buffer {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(246);
  const between = (min: number, max: number) =>
    min + (random.integer(0, 10_001) / 10_000) * (max - min);
  const wave = { height: between(2, 4), length: between(26, 44), shift: between(0, 6.28) };
  const bend = ([x, y]: Point): Point => [
    x + wave.height * 0.6 * Math.sin(y / 9 + wave.shift),
    y + wave.height * Math.sin((x / wave.length) * 6.28 + wave.shift),
  ];
  for (let line = 0; line < 4; line += 1) {
    const from: Point = [between(0, 30), between(4, HEIGHT - 4)];
    const to: Point = [between(WIDTH - 30, WIDTH), between(4, HEIGHT - 4)];
    drawStroke(pixels, [from, to].map(bend), 0.8, 120);
  }
  for (const [index, digit] of [...digits].entries()) {
    const place = glyphPlace(index, between);
    const weight = between(1.5, 2.3);
    for (const stroke of GLYPHS[digit] ?? []) {
      drawStroke(
        pixels,
        stroke.map((point) => bend(place(point))),
        weight,
        between(20, 70),
      );
    }
  }
  for (let dot = 0; dot < 90; dot += 1) {
    pixels[random.integer(0, pixels.length)] = random.integer(60, 200);
  }
  return encodeGreyPng(pixels, WIDTH, HEIGHT);
}

function glyphPlace(
  index: number,
  between: (min: number, max: number) => number,
): (point: Point) => Point {
  const turn = between(-0.32, 0.32);
  const size = between(17, 21);
  const centre: Point = [CELL * index + 18 + between(-2, 2), HEIGHT / 2 + between(-4, 4)];
  const slant = between(-0.2, 0.2);
  return ([x, y]) => {
    const right = (x - 0.5 + slant * (0.8 - y)) * size;
    const down = (y - 0.8) * size;
    return [
      centre[0] + right * Math.cos(turn) - down * Math.sin(turn),
      centre[1] + right * Math.sin(turn) + down * Math.cos(turn),
    ];
  };
}

function drawStroke(
  pixels: Uint8Array,
  points: readonly Point[],
  radius: number,
  grey: number,
): void {
  for (const [index, to] of points.entries()) {
    const from = points[index - 1] ?? to;
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * 2));
    for (let step = 0; step <= steps; step += 1) {
      const part = step / steps;
      const x = from[0] + (to[0] - from[0]) * part;
      const y = from[1] + (to[1] - from[1]) * part;
      stamp(pixels, [x, y], radius, grey);
    }
  }
}

function stamp(pixels: Uint8Array, [x, y]: Point, radius: number, grey: number): void {
  const reach = Math.ceil(radius);
  for (let row = Math.floor(y) - reach; row <= y + reach; row += 1) {
    for (let column = Math.floor(x) - reach; column <= x + reach; column += 1) {
      const isInside = row >= 0 && row < HEIGHT && column >= 0 && column < WIDTH;
      if (!isInside || Math.hypot(column - x, row - y) > radius) continue;
      const at = row * WIDTH + column;
      pixels[at] = Math.min(pixels[at] ?? 255, grey);
    }
  }
}

function arc(
  x: number,
  y: number,
  width: number,
  height: number,
  from: number,
  to: number,
): Point[] {
  const steps = 16;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + width * Math.cos(angle), y + height * Math.sin(angle)] as const;
  });
}

function ring(x: number, y: number, width: number, height: number): Point[] {
  return arc(x, y, width, height, 0, 360);
}
