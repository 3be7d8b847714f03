import { randomOfBet } from '../../../../apps/arcade/src/fair/seeds.service.ts';
import { isStepRoom } from '../../../../apps/arcade/src/games/room.ts';
import type { Room, StepRoom, WayReturn } from '../../../../apps/arcade/src/games/room.ts';
import type { RandomBelow } from '../../../../apps/arcade/src/engines/random.ts';

/** Any room in which each bet is drawn for itself. */
export type AnyRoom = Room<unknown> | StepRoom<unknown, unknown>;

/** What the rounds of one way to play came to. */
export interface WayMeasure {
  readonly choice: unknown;
  readonly rounds: number;
  /** The exact share of the first stake, and the measured one. */
  readonly exact: number;
  readonly measured: number;
  /** How far the measured share lies from the exact one, in standard deviations of the mean. */
  readonly sigma: number;
}

/** Seeds of the simulation. They are fixed, so that the same rules give the same figures each time. */
const SERVER_SEED = '0f'.repeat(32);
const CLIENT_SEED = 'ten million rounds';
/** No game has more steps than this. */
const MOST_STEPS = 1_000;

/**
 * Plays so many rounds of a room, shared evenly among its ways to play, as the arcade draws them: every round by the
 * scheme from the same seeds and a number of its own. Rounds of several steps are played by the room's plan. The stake is
 * the way's smallest that is a multiple of a hundred units, so that hundredths are paid without cutting.
 */
export function measureReturns(room: AnyRoom, rounds: number): WayMeasure[] {
  const ways = room.samples;
  const each = Math.max(2, Math.ceil(rounds / ways.length));
  return ways.map((choice, way) => {
    const stake = stakeOf(room, choice);
    let sum = 0;
    for (let round = 0; round < each; round += 1) {
      const random = randomOfBet({
        serverSeed: SERVER_SEED,
        clientSeed: CLIENT_SEED,
        nonce: way * each + round + 1,
      });
      sum += payoutOf(room, choice, stake, random);
    }
    return { choice, ...judged(room.returnOf(choice), sum / each / stake, each) };
  });
}

/** How a measured share compares with the exact one. */
export function judged(
  { share, deviation }: Pick<WayReturn, 'share' | 'deviation'>,
  measured: number,
  rounds: number,
) {
  const error = deviation / Math.sqrt(rounds);
  const off = measured - share;
  // A way that always pays the same has no deviation: any difference but rounding is infinitely far.
  const sigma = error > 0 ? off / error : Math.abs(off) < 1e-9 ? 0 : Number.POSITIVE_INFINITY;
  return { rounds, exact: share, measured, sigma };
}

/** Plays a round by the room's plan; answers what it pays, less its raises, in the units of the stake. */
function payoutOf(room: AnyRoom, choice: unknown, stake: number, random: RandomBelow): number {
  const { payoutMinor, stakedMinor } = playRound(room, choice, stake, random);
  return payoutMinor - (stakedMinor - stake);
}

/** Plays a round by the room's plan; answers how it ended, what it paid, and what was staked with its raises. */
export function playRound(room: AnyRoom, choice: unknown, stake: number, random: RandomBelow) {
  if (!isStepRoom(room)) return { ...room.game.draw(choice, stake, random), stakedMinor: stake };
  const drawn: number[] = [];
  const steps: unknown[] = [];
  for (let count = 0; count <= MOST_STEPS; count += 1) {
    const state = room.game.play(choice, stake, steps, again(random, drawn));
    if (state === undefined)
      throw new Error('The plan of a room takes a step that its rules forbid');
    const { end, stakedMinor } = state;
    if (end !== undefined) return { ...end, stakedMinor };
    steps.push(room.plan(choice, steps, state));
  }
  throw new Error('The plan of a room leads to no end');
}

/** The same numbers again from the first, as a round that is computed anew after each step asks for them. */
function again(random: RandomBelow, drawn: number[]): RandomBelow {
  let place = 0;
  return (bound) => {
    const number = drawn[place] ?? random(bound);
    drawn[place] = number;
    place += 1;
    return number;
  };
}

/** A stake that the way may have, and at which no payout is cut. */
export function stakeOf(room: AnyRoom, choice: unknown): number {
  const { game } = room;
  const bound = 'stakeOf' in game && game.stakeOf ? game.stakeOf(choice) : undefined;
  if (bound !== undefined) return bound;
  return Math.max(10_000, game.limits.minMinor);
}
