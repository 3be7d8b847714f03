import type { Drawing } from '../scheme/drawing.ts';

/** What was played: the bet, and the steps of a round that has them. */
export interface Played {
  readonly choice: Readonly<Record<string, unknown>>;
  readonly steps: readonly unknown[];
  /** Minor units, above zero. */
  readonly stakeMinor: number;
}

/** What a round comes to. */
export interface Result {
  readonly outcome: Readonly<Record<string, unknown>>;
  readonly payoutMinor: number;
}

/**
 * The published rule of a game, from fractions to the outcome and what it pays.
 * @throws ChoiceError when the choice is none of the game
 */
export interface Rule {
  readonly play: (played: Played, drawing: Drawing) => Result;
  /** A choice of the game, with which the form begins. */
  readonly sample: Readonly<Record<string, unknown>>;
}

/** A choice that the rule of the game does not know. */
export class ChoiceError extends Error {}

/** A field of a choice that is a whole number of a range. @throws ChoiceError for anything else */
export function wholeOf(value: unknown, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new ChoiceError();
  return value;
}

/** A field of a choice that is one of some names. @throws ChoiceError for anything else */
export function nameOf<Name extends string>(value: unknown, names: readonly Name[]): Name {
  const found = names.find((name) => name === value);
  if (found === undefined) throw new ChoiceError();
  return found;
}

/** Hundredths of the stake, cut to whole minor units. */
export function paid(stakeMinor: number, hundredths: number): number {
  return Math.floor((stakeMinor * hundredths) / 100);
}

/** The numbers of a text that is cut at blanks. */
export function numbersIn(text: string): number[] {
  return text.trim().split(/\s+/).map(Number);
}
