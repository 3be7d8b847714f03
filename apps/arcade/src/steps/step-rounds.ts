import { findGame } from '../engines/catalogue.ts';
import type { StepEngine, StepState } from '../engines/step-engine.ts';
import type { SeedsService } from '../fair/seeds.service.ts';
import type { Round } from '../play/rounds.store.ts';
import type { StepsStore, StoredStep } from './steps.store.ts';

/** A round of several steps as it stands, computed anew from its player's seeds. */
export interface StandingRound {
  round: Round;
  engine: StepEngine<unknown, unknown>;
  choice: unknown;
  stored: readonly StoredStep[];
  steps: readonly unknown[];
  state: StepState;
}

/** What the frame is told of a round that waits for its player's next step. */
export interface StepView {
  shown: Record<string, unknown>;
  allowed: readonly string[];
  /** The number of the next step, which is how many were taken. */
  stepNo: number;
}

/** Reads rounds of several steps. */
export interface StepRounds {
  /** Undefined for a round whose steps its game does not take any more, and for one of another kind of game. */
  stand: (round: Round) => StandingRound | undefined;
  /** The round with one more step; undefined when the step is not allowed. */
  after: (standing: StandingRound, step: unknown) => StandingRound | undefined;
  /** What the player may see of an open round. */
  view: (round: Round) => StepView | undefined;
}

/** Makes the reader from the steps and the seeds. Nothing that is hidden is stored, and nothing of it is answered. */
export function createStepRounds(
  steps: Pick<StepsStore, 'ofRound'>,
  seeds: Pick<SeedsService, 'randomOf'>,
): StepRounds {
  function played(
    base: Omit<StandingRound, 'state' | 'steps'>,
    taken: readonly unknown[],
  ): StandingRound | undefined {
    const { round, engine, choice } = base;
    const random = seeds.randomOf(round, round.roundId);
    const state = engine.play(choice, round.stakeMinor, taken, random);
    return state && { ...base, steps: taken, state };
  }

  function stand(round: Round): StandingRound | undefined {
    const engine = findGame(round.gameCode)?.stepEngine;
    const choice = engine?.parseChoice(round.choice);
    if (engine === undefined || choice === undefined) return undefined;
    const stored = steps.ofRound(round.roundId);
    const taken = stored.map(({ text }) => JSON.parse(text) as unknown);
    return played({ round, engine, choice, stored }, taken);
  }

  return {
    stand,
    after: (standing, step) => played(standing, [...standing.steps, step]),
    view(round) {
      if (round.status !== 'open' || round.flightId !== undefined) return undefined;
      const standing = stand(round);
      if (standing === undefined || standing.state.end !== undefined) return undefined;
      const { shown, allowed } = standing.state;
      return { shown, allowed, stepNo: standing.steps.length };
    },
  };
}

/** More steps than any round has left; a game that needs more to end a round is broken. */
const MOST_END_STEPS = 200;

/** The steps by which a round ends when nobody goes on with it; undefined when its game has no such way. */
export function wayToEnd(
  start: StandingRound,
  stepRounds: Pick<StepRounds, 'after'>,
): StandingRound[] | undefined {
  const way: StandingRound[] = [];
  let standing = start;
  while (standing.state.end === undefined) {
    const { engine, choice, steps, state } = standing;
    const after = stepRounds.after(standing, engine.endStep(choice, steps, state));
    const isRaised = after?.state.stakedMinor !== state.stakedMinor;
    if (after === undefined || isRaised || way.length === MOST_END_STEPS) return undefined;
    way.push(after);
    standing = after;
  }
  return way;
}
