import { encodeGreyPng } from './png.ts';
import type { Random } from '#platform/secrets/random.ts';
import { GLYPHS } from './glyphs.ts';
import type { Point } from './glyphs.ts';

const WIDTH = 168;
const HEIGHT = 56;
const PAPER = 246;
/** Free space at the edges, in pixels. */
const MARGIN = 5;

type Between = (min: number, max: number) => number;
type Place = (point: Point) => Point;

interface Pen {
  readonly radius: number;
  readonly grey: number;
}

/** How one character is drawn: its box in pixels, and how it leans. */
interface Shape {
  readonly width: number;
  readonly height: number;
  readonly turn: number;
  readonly slant: number;
}

/**
 * Draws up to six characters of `GLYPHS` as a PNG that people can read and programs find hard to split into characters.
 * Each character has its own size, width, turn and slant and overlaps its neighbour by a random amount. The base line
 * starts at a random place and bends; waves and a bulge distort the whole. Strokes of ink and of paper cross it, and
 * pieces of other characters lie beside it. Decision record 0037 says how well a program does that was trained on these
 * pictures.
 */
export function drawCaptcha(text: string, random: Random): Buffer {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  const between: Between = (min, max) => min + (random.integer(0, 10_001) / 10_000) * (max - min);
  const bend = bendOf(between);
  for (let piece = 0; piece < 5; piece += 1) {
    drawStroke(pixels, fragment(between).map(bend), { radius: 0.9, grey: between(150, 200) });
  }
  for (const { character, place } of placesOf(text, between)) {
    const pen = { radius: between(1.7, 2.3), grey: between(15, 70) };
    for (const stroke of GLYPHS[character] ?? []) {
      drawStroke(
        pixels,
        stroke.map((point) => inside(bend(place(point)))),
        pen,
      );
    }
  }
  for (let line = 0; line < 2; line += 1) {
    drawStroke(pixels, curve(between), { radius: 0.5, grey: PAPER });
    drawStroke(pixels, curve(between), { radius: between(0.7, 1.1), grey: between(25, 95) });
  }
  for (let dot = 0; dot < 110; dot += 1) {
    pixels[random.integer(0, pixels.length)] = random.integer(40, 220);
  }
  return encodeGreyPng(pixels, WIDTH, HEIGHT);
}

/** Two crossing waves, and a bulge or a pinch at a random place. */
function bendOf(between: Between): Place {
  const wave = { height: between(1.5, 4), length: between(30, 90), shift: between(0, 6.28) };
  const cross = { height: between(1, 2.4), length: between(20, 40), shift: between(0, 6.28) };
  const bulge = {
    x: between(20, WIDTH - 20),
    y: between(10, HEIGHT - 10),
    reach: between(22, 45),
    force: between(-0.16, 0.3),
  };
  return ([x, y]) => {
    const [right, down] = [x - bulge.x, y - bulge.y];
    const near = Math.exp(-(right * right + down * down) / (bulge.reach * bulge.reach));
    return [
      x +
        right * near * bulge.force +
        cross.height * Math.sin((y / cross.length) * 6.28 + cross.shift),
      y + down * near * bulge.force + wave.height * Math.sin((x / wave.length) * 6.28 + wave.shift),
    ];
  };
}

/** Where each character is drawn. The line starts at random within the space that its width leaves. */
function placesOf(text: string, between: Between): { character: string; place: Place }[] {
  const characters = [...text].map((character) => {
    const size = between(16, 22);
    const shape: Shape = {
      width: size * between(0.85, 1.1),
      height: size,
      turn: between(-0.34, 0.34),
      slant: between(-0.22, 0.22),
    };
    return { character, shape, advance: shape.width * between(0.92, 1.15) + 1.5 };
  });
  const needed = characters.reduce((sum, { advance }) => sum + advance, 0);
  const room = Math.max(0, WIDTH - 2 * MARGIN - needed);
  let x = MARGIN + between(0, room);
  let y = HEIGHT / 2 + between(-6, 6);
  return characters.map(({ character, shape, advance }) => {
    const centre: Point = [x + advance / 2, y];
    x += advance;
    y = Math.min(Math.max(y + between(-6, 6), HEIGHT / 2 - 7), HEIGHT / 2 + 7);
    return { character, place: placeOf(centre, shape) };
  });
}

function placeOf(centre: Point, { width, height, turn, slant }: Shape): Place {
  return ([x, y]) => {
    const right = (x - 0.5 + slant * (0.8 - y)) * width;
    const down = (y - 0.8) * height;
    return [
      centre[0] + right * Math.cos(turn) - down * Math.sin(turn),
      centre[1] + right * Math.sin(turn) + down * Math.cos(turn),
    ];
  };
}

/** Keeps a point on the paper. */
function inside([x, y]: Point): Point {
  return [Math.min(Math.max(x, 2), WIDTH - 3), Math.min(Math.max(y, 2), HEIGHT - 3)];
}

/** A piece of an arc that looks like a part of a character. */
function fragment(between: Between): Point[] {
  const middle = [between(0, WIDTH), between(0, HEIGHT)] as const;
  const reach = { x: between(4, 10), y: between(5, 14) };
  const [from, length] = [between(0, 6.28), between(1, 3.5)];
  return Array.from({ length: 9 }, (_, step) => {
    const angle = from + (length * step) / 8;
    return [middle[0] + reach.x * Math.cos(angle), middle[1] + reach.y * Math.sin(angle)] as const;
  });
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
