import { findGame } from './catalogue.ts';
import { payHundredths } from './engine.ts';
import { NUMBERS_PAYS, chanceOfHits, numbersEngine } from './numbers.ts';

/** From how many numbers on hitting all of them is a jackpot. */
const FEWEST_PICKS = 4;

/** The jackpot that a stake plays for, in minor units. */
export interface Jackpot {
  /** What of the stake is put in: what the jackpot is worth on average, rounded down. */
  readonly contributionMinor: number;
  /** What is paid out of it when all picked numbers are drawn. */
  readonly prizeMinor: number;
}

/** The jackpot of a bet; undefined for games that are no jackpots, and for fewer than four numbers. */
export function jackpotOf({
  gameCode,
  choice,
  stakeMinor,
}: {
  readonly gameCode: string;
  readonly choice: unknown;
  readonly stakeMinor: number;
}): Jackpot | undefined {
  if (findGame(gameCode)?.look !== 'jackpot') return undefined;
  const picked = numbersEngine.parseChoice(choice)?.picks.length ?? 0;
  const pay = NUMBERS_PAYS[picked]?.[picked];
  if (picked < FEWEST_PICKS || pay === undefined) return undefined;
  const worth = (stakeMinor * pay * chanceOfHits(picked, picked)) / 100;
  return { contributionMinor: Math.floor(worth), prizeMinor: payHundredths(stakeMinor, pay) };
}
