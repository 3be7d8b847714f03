import type { RandomBelow } from './random.ts';

/** The result of a draw: the picture for the player and the money. */
export interface DrawResult {
  /** What the frame shows; plain JSON. */
  outcome: Record<string, unknown>;
  /** Payout in minor units, stake included when the player wins; 0 when the stake is lost. */
  payoutMinor: number;
}

/** Stake limits of an engine, minor units. A stake is a multiple of `stepMinor`. */
export interface StakeLimits {
  minMinor: number;
  maxMinor: number;
  stepMinor: number;
  /** Quick choices for the stake buttons. */
  chipsMinor: readonly number[];
}

/**
 * An engine whose round is one bet and one draw. `parseChoice` answers undefined for anything that is not a choice of
 * this game. `draw` depends on nothing but its arguments and `random`. The panel "how this game works" and the tests
 * read `rules`; the return there is computed from the same table that pays.
 */
export interface DrawEngine<Choice> {
  limits: StakeLimits;
  parseChoice: (value: unknown) => Choice | undefined;
  /** What a choice costs in all, where it holds amounts of its own; a bet with another stake is refused. */
  stakeOf?: (choice: Choice) => number;
  draw: (choice: Choice, stakeMinor: number, random: RandomBelow) => DrawResult;
  rules: Record<string, unknown> & { returnBp: number };
}

/** Hides the type of the choice: a choice is only ever made by `parseChoice` of the same engine. */
export function eraseEngine<Choice>(engine: DrawEngine<Choice>): DrawEngine<unknown> {
  const { stakeOf, ...rest } = engine;
  return {
    ...rest,
    ...(stakeOf && { stakeOf: (choice) => stakeOf(choice as Choice) }),
    draw: (choice, stake, random) => engine.draw(choice as Choice, stake, random),
  };
}

/** Multiplies a stake by hundredths and rounds down. Both are whole numbers, so the product is exact. */
export function payHundredths(stakeMinor: number, hundredths: number): number {
  return Math.floor((stakeMinor * hundredths) / 100);
}

/** The five engines with which a game code may begin. */
export const ENGINES = ['slot', 'crash', 'draw', 'table', 'fishing'] as const;
/** Name of an engine. */
export type EngineName = (typeof ENGINES)[number];
