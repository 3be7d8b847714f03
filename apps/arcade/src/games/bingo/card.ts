import { z } from 'zod';

/** The balls of bingo: 75 numbers, of which 45 are drawn. */
export const BINGO_DRUM = { size: 75, count: 45 } as const;
/** The most cards of a ticket. */
export const MOST_CARDS = 4;
/** How many of the 25 places of a card have a number: the one in the middle is free. */
const NUMBERS = 24;

const SIDE = 5;
const COLUMN_SIZE = 15;
const FREE = 12;
const LINE = [0, 1, 2, 3, 4] as const;

/** A ticket: its cards, each with its numbers column by column and from the top down, without the free middle. */
export interface BingoChoice {
  cards: number[][];
}

/** The column, from 0, of the number at a place of a card's list. */
const columnOf = (place: number): number => Math.floor((place < FREE ? place : place + 1) / SIDE);

/** The places of a card's list that stand in fields of it, each `column * 5 + row`. The free field has none. */
const placesOf = (fields: readonly number[]): readonly number[] =>
  fields.filter((field) => field !== FREE).map((field) => (field < FREE ? field : field - 1));

/** The patterns in the order of the outcome: each is done when one of its groups of places is drawn whole. */
export const PATTERNS = {
  row: LINE.map((row) => placesOf(LINE.map((column) => column * SIDE + row))),
  corners: [placesOf([0, 4, 20, 24])],
  cross: [placesOf([...new Set(LINE.flatMap((at) => [at * SIDE + at, at * SIDE + 4 - at]))])],
  full: [placesOf(Array.from({ length: SIDE * SIDE }, (_unused, field) => field))],
} as const satisfies Record<string, readonly (readonly number[])[]>;

/** The name of a pattern. */
export type PatternName = keyof typeof PATTERNS;
/** The names in the order of the outcome. */
export const PATTERN_NAMES = Object.keys(PATTERNS) as PatternName[];

const card = z
  .array(z.int().min(1).max(BINGO_DRUM.size))
  .length(NUMBERS)
  .refine((numbers) => new Set(numbers).size === NUMBERS)
  .refine((numbers) =>
    numbers.every((number, place) => Math.ceil(number / COLUMN_SIZE) - 1 === columnOf(place)),
  );

/** A ticket of one to four cards. */
export const bingoChoice = z.strictObject({ cards: z.array(card).min(1).max(MOST_CARDS) });

/** How many balls a card needs for a pattern; 0 when the draw does not complete it. */
export function neededFor(
  numbers: readonly number[],
  pattern: PatternName,
  drawn: readonly number[],
): number {
  const needs = PATTERNS[pattern].map((places) => {
    const comes = places.map((place) => drawn.indexOf(numbers[place] ?? 0) + 1);
    return comes.includes(0) ? Infinity : Math.max(...comes);
  });
  const least = Math.min(...needs);
  return least === Infinity ? 0 : least;
}
