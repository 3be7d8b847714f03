import { rankOf, type Card } from '../parts/cards.ts';

/** What the multiplier is of the fair one, in percent. It is taken once a round, and not with every guess. */
export const HILO_SHARE = 99;
/** How many cards a player may skip in one round. */
export const HILO_SKIPS = 20;
/** From which multiple of the stake on a round pays by itself. */
export const HILO_TOP = 10_000;
/** How many ranks a pack has; every rank is as likely as any other. */
export const HILO_RANKS = 13;

/** What a player can say of the next card. */
export const HILO_GUESSES = ['higher', 'lower', 'same'] as const;
/** Name of a guess. */
export type HiloGuess = (typeof HILO_GUESSES)[number];
/** What a card counts: the ace 1, the king 13. */
export const pointsOf = (card: Card): number => (rankOf(card) === 14 ? 1 : rankOf(card));

/**
 * How many of the 13 ranks make a guess right: `higher` and `lower` hold for the same rank too, but on an ace and on a king,
 * where `same` is a guess of its own. 0 for a guess that is not offered on this card.
 */
export function ranksOf(guess: HiloGuess, card: Card): number {
  const points = pointsOf(card);
  const isEnd = points === 1 || points === HILO_RANKS;
  if (guess === 'same') return isEnd ? 1 : 0;
  const ranks = guess === 'higher' ? HILO_RANKS + 1 - points : points;
  if (!isEnd) return ranks;
  return ranks === HILO_RANKS ? HILO_RANKS - 1 : 0;
}

/** Whether a guess on one card is right of the next. */
export function isRight(guess: HiloGuess, from: Card, to: Card): boolean {
  const step = pointsOf(to) - pointsOf(from);
  if (guess === 'same') return step === 0;
  const isEnd = ranksOf('same', from) > 0;
  if (step === 0) return !isEnd;
  return guess === 'higher' ? step > 0 : step < 0;
}
