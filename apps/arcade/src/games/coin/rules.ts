import { z } from 'zod';
import type { StakeLimits } from '../../engines/engine.ts';
import type { StepEngine, StepState } from '../../engines/step-engine.ts';

/** The sides of the coin: the water lily at 0 and the boat at 1. */
export const COIN_SIDES = ['shapla', 'boat'] as const;
/** A side of the coin. */
export type CoinSide = (typeof COIN_SIDES)[number];
/** After how many right tosses a chain pays by itself. */
export const COIN_TOSSES = 16;
/** What the multiplier is of the fair one, in percent. It is taken once a round, and not with every toss. */
export const COIN_SHARE = 99;

const LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 1_000_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

/** A bet on the first toss of a chain. */
export interface CoinChoice {
  side: CoinSide;
}
/** The next toss, called on a side; or the chain is cashed out. */
export type CoinStep = { toss: CoinSide } | { end: 'cash' };

const coinSide = z.enum(COIN_SIDES);
const coinChoice = z.strictObject({ side: coinSide });
const coinStep = z.union([
  z.strictObject({ toss: coinSide }),
  z.strictObject({ end: z.literal('cash') }),
]);

/** What a stake is worth after so many right tosses, cut to whole minor units: 99 % of stake × 2 a toss. */
export function worthOf(stakeMinor: number, tosses: number): number {
  return Math.floor((stakeMinor * COIN_SHARE * 2 ** tosses) / 100);
}

interface Chain {
  called: CoinSide[];
  came: CoinSide[];
}

function stateOf({ called, came }: Chain, stakeMinor: number, payoutMinor?: number): StepState {
  const sides = { called: [...called], came: [...came] };
  const state = { shown: sides, stakedMinor: stakeMinor };
  return payoutMinor === undefined
    ? { ...state, allowed: ['toss', 'cash'] }
    : { ...state, allowed: [], end: { outcome: sides, payoutMinor } };
}

/**
 * A chain of tosses. Each takes one fraction, below one half for the water lily. A wrong call ends the chain without a
 * payout; the longest chain ends by itself.
 */
export const coinGame: StepEngine<CoinChoice, CoinStep> = {
  limits: LIMITS,
  parseChoice: (value) => coinChoice.safeParse(value).data,
  parseStep: (value) => coinStep.safeParse(value).data,
  play({ side }, stakeMinor, steps, random) {
    const chain: Chain = { called: [], came: [] };
    const moves: CoinStep[] = [{ toss: side }, ...steps];
    for (const [index, move] of moves.entries()) {
      const isLast = index === moves.length - 1;
      const worth = worthOf(stakeMinor, chain.came.length);
      if ('end' in move) return isLast ? stateOf(chain, stakeMinor, worth) : undefined;
      const came = COIN_SIDES[random(COIN_SIDES.length)] ?? 'shapla';
      chain.called.push(move.toss);
      chain.came.push(came);
      const isRight = came === move.toss;
      if (isRight && chain.came.length < COIN_TOSSES) continue;
      const payout = isRight ? worthOf(stakeMinor, COIN_TOSSES) : 0;
      return isLast ? stateOf(chain, stakeMinor, payout) : undefined;
    }
    return stateOf(chain, stakeMinor);
  },
  endStep: () => ({ end: 'cash' }),
  rules: {
    returnBp: COIN_SHARE * 100,
    share: COIN_SHARE,
    sides: COIN_SIDES,
    tosses: COIN_TOSSES,
  },
};
