import type { OutcomeText } from '@maidan/wire';
import {
  eraseEngine,
  type DrawEngine,
  type EngineName,
  type StakeLimits,
} from '../engines/engine.ts';
import type { AnySport } from '../fixtures/sport.ts';
import type { StepEngine, StepState } from '../engines/step-engine.ts';

/** What one way to play returns, computed and never measured. */
export interface WayReturn {
  /** The average payout as a share of the stake, before a payout is cut to whole minor units. */
  share: number;
  /** The standard deviation of one payout, in stakes. */
  deviation: number;
  /** The largest payout in hundredths of the stake. */
  topHundredths: number;
  /** What a round stakes on average, raises included, in first stakes; absent where nothing raises. */
  averageStake?: number;
}

/** What all games with a room are made of. */
interface AnyRoom<Choice> {
  /** The engine's name with which the codes of most of its titles begin. It says nothing about how the game runs. */
  engine: EngineName;
  /** Ways to play that the tests of all rooms go through, with the ends of every range among them. */
  samples: readonly Choice[];
  /**
   * The outcome of a round in words, with figures in Latin digits; undefined for an outcome of another game, which an
   * older round of the title may have.
   */
  tell: (outcome: Record<string, unknown>, choice: unknown) => OutcomeText | undefined;
}

/** A game whose rounds are the same for everybody and follow a clock; who runs it knows its name. */
export interface CommonRoom {
  /** The engine's name with which the codes of its titles begin. */
  engine: EngineName;
  limits: StakeLimits;
  rules: Record<string, unknown> & { returnBp: number };
  /** The course of a fixture, where its rounds are bets on one. */
  sport?: AnySport;
}

/** What a game is made of on the server: its folder below `games/` exports one room, which `rooms.ts` lists. */
export interface Room<Choice> extends AnyRoom<Choice> {
  game: DrawEngine<Choice>;
  /** Exact for every choice that `game.parseChoice` answers. */
  returnOf: (choice: Choice) => WayReturn;
}

/** A game whose rounds have several steps. */
export interface StepRoom<Choice, Step> extends AnyRoom<Choice> {
  game: StepEngine<Choice, Step>;
  /**
   * What the play of `plan` returns, exactly, for every choice that `game.parseChoice` answers. Payouts and deviation
   * are counted in first stakes, and what a raise costs is taken off the payout.
   */
  returnOf: (choice: Choice) => WayReturn;
  /** The next step of the best play, or of another plan that the rules tell. It leads to an end. */
  plan: (choice: Choice, steps: readonly Step[], state: StepState) => Step;
}

/** Hides the type of the choice: a choice is only ever made by `parseChoice` of the same room. */
export function eraseRoom<Choice>(room: Room<Choice>): Room<unknown> {
  return {
    ...room,
    game: eraseEngine(room.game),
    returnOf: (choice) => room.returnOf(choice as Choice),
  };
}

/** Hides the types of choice and step: both are only ever made by the same room. */
export function eraseStepRoom<Choice, Step>(
  room: StepRoom<Choice, Step>,
): StepRoom<unknown, unknown> {
  const { stakeOf, ...game } = room.game;
  return {
    ...room,
    game: {
      ...game,
      ...(stakeOf && { stakeOf: (choice) => stakeOf(choice as Choice) }),
      play: (choice, stake, steps, random) =>
        game.play(choice as Choice, stake, steps as readonly Step[], random),
      endStep: (choice, steps, state) =>
        game.endStep(choice as Choice, steps as readonly Step[], state),
    },
    returnOf: (choice) => room.returnOf(choice as Choice),
    plan: (choice, steps, state) => room.plan(choice as Choice, steps as readonly Step[], state),
  };
}

/** Whether the rounds of a room have several steps. */
export function isStepRoom(
  room: Room<unknown> | StepRoom<unknown, unknown>,
): room is StepRoom<unknown, unknown> {
  return 'plan' in room;
}
