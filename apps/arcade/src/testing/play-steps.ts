import type { RandomBelow } from '../engines/random.ts';
import type { StepState } from '../engines/step-engine.ts';
import type { StepRoom } from '../games/room.ts';

const MOST_STEPS = 500;

/** Answers the numbers of `random` from the first one again each time that `again` is called. */
function replayable(random: RandomBelow): () => RandomBelow {
  const drawn: number[] = [];
  return () => {
    let at = 0;
    return (bound) => {
      const value = (drawn[at] ??= random(bound));
      at += 1;
      return value;
    };
  };
}

/** A round that was played to its end, with how it stood after each step. */
export interface PlayedRound {
  steps: unknown[];
  states: StepState[];
}

/**
 * Plays a round to its end by `next`.
 *
 * @throws Error when a step is not allowed, or no end comes
 */
export function playOut(
  { game }: Pick<StepRoom<unknown, unknown>, 'game'>,
  bet: { choice: unknown; stakeMinor: number; random: RandomBelow },
  next: (choice: unknown, steps: readonly unknown[], state: StepState) => unknown,
): PlayedRound {
  const again = replayable(bet.random);
  const steps: unknown[] = [];
  const states: StepState[] = [];
  for (;;) {
    const state = game.play(bet.choice, bet.stakeMinor, steps, again());
    if (state === undefined) throw new Error(`not allowed: ${JSON.stringify(steps)}`);
    states.push(state);
    if (state.end !== undefined) return { steps, states };
    if (steps.length > MOST_STEPS) throw new Error('no end comes');
    steps.push(next(bet.choice, steps, state));
  }
}

/** The end of a round that was played out. */
export function endOf({ states }: PlayedRound) {
  const last = states.at(-1);
  if (last?.end === undefined) throw new Error('the round did not end');
  return { ...last.end, stakedMinor: last.stakedMinor };
}
