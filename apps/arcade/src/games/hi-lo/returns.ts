import { PACK, type Card } from '../parts/cards.ts';
import type { WayReturn } from '../room.ts';
import { HILO_GUESSES, HILO_SHARE, isRight, ranksOf, type HiloGuess } from './odds.ts';

const SHARE = HILO_SHARE / 100;
/** The plan cashes out as soon as the stake is worth so many times as much. */
export const HILO_PLAN = 2;

/** The guess that is right most often on a card; on a seven, where both are alike, `higher`. */
export function likelierOn(card: Card): HiloGuess {
  return HILO_GUESSES.reduce((best, guess) =>
    ranksOf(guess, card) > ranksOf(best, card) ? guess : best,
  );
}

/** One card of each rank. */
const RANKS = PACK.filter((card) => card % 4 === 0);

/** The mean of the square of what the plan is paid, in stakes, over all courses of the cards. */
function meanSquare(): number {
  const known = new Map<string, number>();
  function from(card: Card, times: number, guesses: number): number {
    if (times >= HILO_PLAN) return times * times;
    const key = `${card} ${guesses} ${times.toFixed(9)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const guess = likelierOn(card);
    const next = (times * RANKS.length) / ranksOf(guess, card);
    const sum = RANKS.filter((to) => isRight(guess, card, to)).reduce(
      (total, to) => total + from(to, next, guesses + 1),
      0,
    );
    known.set(key, sum / RANKS.length);
    return sum / RANKS.length;
  }
  return RANKS.reduce((total, card) => total + from(card, SHARE, 0), 0) / RANKS.length;
}

/**
 * The largest payout in hundredths of the stake: of all products of 13 ÷ 1 to 13 ÷ 12 that stay below the multiple at which a
 * round pays by itself, the largest times the 13 of a last guess that only one rank fulfils. A search of all of them found
 * 9,999.9913…, by six guesses of seven ranks, six of eight, eight of ten, two of eleven and two of twelve.
 */
const LARGEST = 12_999_988;

/**
 * Every row of right guesses pays 99 % of stake ÷ chance, so every play that guesses once returns 99 %, and none is better
 * than another. The deviation is that of the plan: the likelier guess until the stake is worth twice as much.
 */
export const HILO_RETURN: WayReturn = {
  share: SHARE,
  deviation: Math.sqrt(meanSquare() - SHARE * SHARE),
  topHundredths: LARGEST,
};
