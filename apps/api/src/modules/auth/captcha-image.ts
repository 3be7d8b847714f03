import { encodeGreyPng } from '#platform/png.ts';
import type { Random } from '#platform/random.ts';
import { GLYPHS } from './captcha-glyphs.ts';
import type { Point } from './captcha-glyphs.ts';

const WIDTH = 168;
const HEIGHT = 56;
const PAPER = 246;
/** Distance between the middles of two characters: near enough that most of them touch. */
const CELL = 24;

type Between = (min: number, max: number) => number;
type Place = (point: Point) => Point;

interface Pen {
  readonly radius: number;
  readonly grey: number;
}

/**
 * Draws up to six characters of `GLYPHS` as a PNG. What a reader of print stumbles over and an eye does not: characters
 * that touch, turned and slanted each its own way on a bent line, crossed by strokes of their own weight and grey, and
 * cut by strokes of paper.
 */
export function drawCaptcha(text: string, random: Random): Buffer {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  const between: Between = (min, max) => min + (random.integer(0, 10_001) / 10_000) * (max - min);
  const bend = bendOf(between);
  for (const [index, character] of [...text].entries()) {
    const place = placeOf(index, between);
    const pen = { radius: between(1.8, 2.3), grey: between(20, 80) };
    for (const stroke of GLYPHS[character] ?? []) {
      drawStroke(
        pixels,
        stroke.map((point) => bend(place(point))),
        pen,
      );
    }
  }
  for (let line = 0; line < 2; line += 1) {
    drawStroke(pixels, curve(between), { radius: 0.7, grey: PAPER });
    drawStroke(pixels, curve(between), { radius: 0.8, grey: between(40, 110) });
  }
  for (let dot = 0; dot < 90; dot += 1) {
    pixels[random.integer(0, pixels.length)] = random.integer(60, 200);
  }
  return encodeGreyPng(pixels, WIDTH, HEIGHT);
}

/** A wave along the line of writing, another one across it. */
function bendOf(between: Between): Place {
  const wave = { height: between(2.5, 4.5), length: between(40, 70), shift: between(0, 6.28) };
  return ([x, y]) => [
    x + wave.height * 0.6 * Math.sin(y / 8 + wave.shift),
    y + wave.height * Math.sin((x / wave.length) * 6.28 + wave.shift),
  ];
}

function placeOf(index: number, between: Between): Place {
  const turn = between(-0.34, 0.34);
  const size = between(19, 22);
  const slant = between(-0.2, 0.2);
  const centre: Point = [CELL * index + 24 + between(-2, 2), HEIGHT / 2 + between(-4, 4)];
  return ([x, y]) => {
    const right = (x - 0.5 + slant * (0.8 - y)) * size;
    const down = (y - 0.8) * size;
    return [
      centre[0] + right * Math.cos(turn) - down * Math.sin(turn),
      centre[1] + right * Math.sin(turn) + down * Math.cos(turn),
    ];
  };
}

/** A swinging line from edge to edge. */
function curve(between: Between): Point[] {
  const middle = between(14, HEIGHT - 14);
  const swing = { height: between(4, 14), length: between(60, 140), shift: between(0, 6.28) };
  const rise = between(-0.12, 0.12);
  return Array.from({ length: WIDTH / 4 + 1 }, (_, step) => {
    const x = step * 4;
    const y = middle + rise * (x - WIDTH / 2);
    return [x, y + swing.height * Math.sin((x / swing.length) * 6.28 + swing.shift)] as const;
  });
}

function drawStroke(pixels: Uint8Array, points: readonly Point[], pen: Pen): void {
  for (const [index, to] of points.entries()) {
    const from = points[index - 1] ?? to;
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * 2));
    for (let step = 0; step <= steps; step += 1) {
      const part = step / steps;
      const x = from[0] + (to[0] - from[0]) * part;
      const y = from[1] + (to[1] - from[1]) * part;
      stamp(pixels, [x, y], pen);
    }
  }
}

function stamp(pixels: Uint8Array, [x, y]: Point, { radius, grey }: Pen): void {
  const reach = Math.ceil(radius);
  for (let row = Math.floor(y) - reach; row <= y + reach; row += 1) {
    for (let column = Math.floor(x) - reach; column <= x + reach; column += 1) {
      const isInside = row >= 0 && row < HEIGHT && column >= 0 && column < WIDTH;
      if (isInside && Math.hypot(column - x, row - y) <= radius) {
        pixels[row * WIDTH + column] = grey;
      }
    }
  }
}
