import { GRAND_CHANCE } from '../games/slot-respin/returns.ts';
import { FIXED } from '../games/slot-respin/tables.ts';
import { findGame } from './catalogue.ts';
import { payHundredths } from './engine.ts';

/** The jackpot that a stake plays for, in minor units. */
export interface Jackpot {
  /** What of the stake is put in: what the grand prize is worth on average, rounded down. */
  readonly contributionMinor: number;
  /** What is paid out of it when all places hold prize symbols. */
  readonly prizeMinor: number;
}

/** The jackpot of a bet; undefined for games that are no jackpots. */
export function jackpotOf({
  gameCode,
  stakeMinor,
}: {
  readonly gameCode: string;
  readonly stakeMinor: number;
}): Jackpot | undefined {
  if (findGame(gameCode)?.isJackpot !== true) return undefined;
  const prizeMinor = payHundredths(stakeMinor, FIXED.grand);
  return { contributionMinor: Math.floor(prizeMinor * GRAND_CHANCE), prizeMinor };
}

/** Whether the jackpot is part of what a round paid. */
export const wonJackpot = (outcome: Record<string, unknown>): boolean =>
  Number(outcome['grand']) > 0;
