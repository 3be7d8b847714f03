import type { OutcomeText } from '@maidan/wire';
import type { DrawResult, EngineName } from '../engines/engine.ts';
import type { RandomBelow } from '../engines/random.ts';
import type { CommonRoom, WayReturn } from './room.ts';

/**
 * A game whose numbers are drawn by the clock and are the same for everybody. A ticket is bought before a draw and is
 * compared with its numbers; it draws nothing of its own.
 */
export interface DrawnRoom<Choice> extends Omit<CommonRoom, 'sport'> {
  engine: EngineName & 'draw';
  /** What a draw takes its numbers from: `count` different ones of `size`; of digits each may come again. */
  drum: { readonly size: number; readonly count: number; readonly isDigits?: boolean };
  /**
   * Milliseconds from ball to ball, for a game that is told one ball after another from the moment of its draw. Its tickets
   * are settled when the last one had its time. Without it a draw is told whole.
   */
  ballMs?: number;
  /** How many tickets a player may have for a draw; ten without it. */
  mostTickets?: number;
  parseChoice: (value: unknown) => Choice | undefined;
  /** The numbers of a draw, in the order in which they come. */
  drawn: (random: RandomBelow) => readonly number[];
  /** What a ticket comes to under the numbers of its draw. */
  settle: (choice: Choice, stakeMinor: number, drawn: readonly number[]) => DrawResult;
  /** Exact for every choice that `parseChoice` answers. */
  returnOf: (choice: Choice) => WayReturn;
  /** Ways to play that the tests go through, with the ends of every range among them. */
  samples: readonly Choice[];
  /** The outcome of a ticket in words, with figures in Latin digits; undefined for an outcome of another game. */
  tell: (outcome: Record<string, unknown>, choice: unknown) => OutcomeText | undefined;
}

/** Hides the type of the choice: a choice is only ever made by `parseChoice` of the same room. */
export function eraseDrawn<Choice>(room: DrawnRoom<Choice>): DrawnRoom<unknown> {
  return {
    ...room,
    settle: (choice, stakeMinor, drawn) => room.settle(choice as Choice, stakeMinor, drawn),
    returnOf: (choice) => room.returnOf(choice as Choice),
  };
}
