import { encodePng } from './png.ts';
import type { Palette } from './png.ts';
import type { Random } from '#platform/secrets/random.ts';
import { GLYPHS } from './glyphs.ts';
import type { Point } from './glyphs.ts';

/** Width and height of the paper, in the pixels of a page (CSS). */
const WIDTH = 168;
const HEIGHT = 56;
/** A picture has so many pixels for each of a page, since phones have two or three. */
const DENSITY = 2;
const SIZE = { width: WIDTH * DENSITY, height: HEIGHT * DENSITY };
/** From ink to paper. A pixel that a stroke covers in part gets one of those between, so edges are smooth. */
const COLOURS: Palette = ['22302b', '586860', 'b3c0b9', 'eef3ef'];
const [INK, DARK, PALE, PAPER] = [0, 1, 2, 3];
/** As base64 in a data URL this is less than 4 kB. About one picture in 300 is larger and is drawn again. */
const MOST_BYTES = 3_000;
const MOST_AGAIN = 9;
/** Free space at the edges. */
const MARGIN = 5;

type Between = (min: number, max: number) => number;
type Place = (point: Point) => Point;

interface Pen {
  readonly radius: number;
  /** Number of a colour of `COLOURS`. */
  readonly colour: number;
}

/** How one character is drawn: its box, and how it leans. */
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
 * pieces of other characters lie beside it. Decision record 0058 says how well a program does that was trained on these
 * pictures, and how many bytes they have.
 */
export function drawCaptcha(text: string, random: Random): Buffer {
  let png = draw(text, random);
  for (let again = 0; again < MOST_AGAIN && png.length > MOST_BYTES; again += 1)
    png = draw(text, random);
  return png;
}

function draw(text: string, random: Random): Buffer {
  const pixels = new Uint8Array(SIZE.width * SIZE.height).fill(PAPER);
  const between: Between = (min, max) => min + (random.integer(0, 10_001) / 10_000) * (max - min);
  const bend = bendOf(between);
  for (let piece = 0; piece < 5; piece += 1) {
    drawStroke(pixels, fragment(between).map(bend), {
      radius: 0.9,
      colour: random.integer(DARK, PALE + 1),
    });
  }
  for (const { character, place } of placesOf(text, between)) {
    const pen = { radius: between(1.4, 2.1), colour: random.integer(INK, DARK + 1) };
    for (const stroke of GLYPHS[character] ?? []) {
      drawStroke(
        pixels,
        stroke.map((point) => inside(bend(place(point)))),
        pen,
      );
    }
  }
  for (let line = 0; line < 2; line += 1) {
    drawStroke(pixels, curve(between), { radius: 0.6, colour: PAPER });
    drawStroke(pixels, curve(between), {
      radius: between(0.6, 1),
      colour: random.integer(INK, DARK + 1),
    });
  }
  for (let dot = 0; dot < 12; dot += 1) {
    const at: Point = [between(0, WIDTH), between(0, HEIGHT)];
    stamp(pixels, at, { radius: 0.6, colour: random.integer(INK, PALE + 1) });
  }
  return encodePng(pixels, SIZE, COLOURS);
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
    const steps = Math.max(
      1,
      Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * 2 * DENSITY),
    );
    for (let step = 0; step <= steps; step += 1) {
      const part = step / steps;
      const x = from[0] + (to[0] - from[0]) * part;
      const y = from[1] + (to[1] - from[1]) * part;
      stamp(pixels, [x, y], pen);
    }
  }
}

function stamp(pixels: Uint8Array, point: Point, { radius, colour }: Pen): void {
  const [x, y, reach] = [point[0] * DENSITY, point[1] * DENSITY, radius * DENSITY];
  const { width, height } = SIZE;
  for (let row = Math.floor(y - reach); row <= y + reach + 1; row += 1) {
    for (let column = Math.floor(x - reach); column <= x + reach + 1; column += 1) {
      const isInside = row >= 0 && row < height && column >= 0 && column < width;
      const covered = Math.min(1, reach - Math.sqrt((column - x) ** 2 + (row - y) ** 2) + 0.5);
      if (!isInside || covered <= 0) continue;
      const at = row * width + column;
      const old = pixels[at] ?? PAPER;
      const isErasing = colour === PAPER;
      const ground = isErasing ? INK : PAPER;
      const mixed = Math.round(ground + (colour - ground) * covered);
      pixels[at] = isErasing ? Math.max(old, mixed) : Math.min(old, mixed);
    }
  }
}
