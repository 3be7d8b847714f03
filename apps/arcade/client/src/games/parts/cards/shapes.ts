import type { Suit } from './names.ts';

/** The suits around 0/0, about 100 units high, of absolute points alone. */
const SUIT_SHAPES: Record<Suit, string> = {
  spade:
    'M0-50C10-30 46-12 46 16C46 34 30 44 16 40C10 38 6 34 4 30C6 44 12 52 20 56L-20 56C-12 52-6 44-4 30C-6 34-10 38-16 40C-30 44-46 34-46 16C-46-12-10-30 0-50Z',
  heart:
    'M0 50C-16 30-48 12-48-16C-48-36-34-48-20-48C-10-48-3-42 0-34C3-42 10-48 20-48C34-48 48-36 48-16C48 12 16 30 0 50Z',
  diamond: 'M0-54C10-34 24-14 40 0C24 14 10 34 0 54C-10 34-24 14-40 0C-24-14-10-34 0-54Z',
  club: 'M0-50C14-50 24-40 24-27C24-20 21-14 16-10C22-12 46-14 46 8C46 22 34 30 22 30C14 30 8 26 4 20C6 38 12 48 20 54L-20 54C-12 48-6 38-4 20C-8 26-14 30-22 30C-34 30-46 22-46 8C-46-14-22-12-16-10C-21-14-24-20-24-27C-24-40-14-50 0-50Z',
};

/** Where a shape is put: its middle, its size, and how far it is turned, in degrees. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn?: number;
}

/**
 * A shape of absolute points, drawn at several places as one path. A card of many small elements costs a phone more time
 * than its whole deal has.
 */
export function shapeAt(d: string, places: readonly Place[]): string {
  return places.map((place) => moved(d, place)).join('');
}

/** A suit at several places. */
export const suitAt = (suit: Suit, places: readonly Place[]): string =>
  shapeAt(SUIT_SHAPES[suit], places);

function moved(d: string, { x, y, scale, turn = 0 }: Place): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return d.replaceAll(/(-?[\d.]+)[ ,]?(-?[\d.]+)[ ,]?/g, (_pair, across: string, down: string) => {
    const [a, b] = [Number(across), Number(down)];
    return `${rounded(x + a * cos - b * sin)} ${rounded(y + a * sin + b * cos)} `;
  });
}

const rounded = (value: number) => Math.round(value * 100) / 100;
