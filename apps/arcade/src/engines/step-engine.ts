import type { DrawResult, StakeLimits } from './engine.ts';
import type { RandomBelow } from './random.ts';

/** How a round of several steps stands after its steps so far. */
export interface StepState {
  /** What the player may see now; plain JSON, with nothing in it that is still hidden. */
  shown: Record<string, unknown>;
  /**
   * All that is staked so far, in minor units: the first stake and every raise. A step that makes it grow is a raise: it
   * is a bet of its own under the same round, and it counts only once the wallet has taken it.
   */
  stakedMinor: number;
  /** Names of the steps that are allowed now, for the frame; empty at the end. */
  allowed: readonly string[];
  /** Present at the end: everything is told, and the payout contains every stake that comes back. */
  end?: DrawResult;
}

/**
 * The rules of a round that is one bet and then choices of the player until an end. They are pure: nothing but the
 * arguments and `random` decides, so that a round can be computed again at any time, and nothing hidden is stored.
 */
export interface StepEngine<Choice, Step> {
  limits: StakeLimits;
  /** The choice of the bet; undefined for anything that is none of this game. */
  parseChoice: (value: unknown) => Choice | undefined;
  /** What a choice costs in all, where it holds amounts of its own; a bet with another stake is refused. */
  stakeOf?: (choice: Choice) => number;
  /** A step as a frame may send it, by its form only; whether it is allowed now is said by `play`. */
  parseStep: (value: unknown) => Step | undefined;
  /**
   * The round after these steps, from the first number of `random` each time. Undefined when one of the steps is not
   * allowed at its place.
   */
  play: (
    choice: Choice,
    stakeMinor: number,
    steps: readonly Step[],
    random: RandomBelow,
  ) => StepState | undefined;
  /**
   * The next step of a round that nobody goes on with, as the rules tell the player: cash out, stand, fold. It is allowed
   * in every open round, raises no stake, and leads to an end, if need be after further ones. It may be a step that
   * `parseStep` does not take from a frame.
   */
  endStep: (choice: Choice, steps: readonly Step[], state: StepState) => Step;
  rules: Record<string, unknown> & { returnBp: number };
}
