import { rankOf, type Card } from '../parts/cards.ts';

/** A hand is best at this, and lost above it. */
export const BLACKJACK_BEST = 21;
const ACE = 14;
const ACE_MORE = 10;

/** What a card counts: two to ten its number, jack, queen and king ten, an ace eleven. */
export function valueOf(card: Card): number {
  const rank = rankOf(card);
  return rank === ACE ? ACE_MORE + 1 : Math.min(rank, ACE_MORE);
}

/** The total of a hand. It is soft while an ace counts eleven in it; an ace that would bust the hand counts one. */
export function totalOf(cards: readonly Card[]): { total: number; isSoft: boolean } {
  let total = cards.reduce((sum, card) => sum + valueOf(card), 0);
  let elevens = cards.filter((card) => rankOf(card) === ACE).length;
  while (total > BLACKJACK_BEST && elevens > 0) {
    total -= ACE_MORE;
    elevens -= 1;
  }
  return { total, isSoft: elevens > 0 };
}

/** Whether two cards are an ace and a card that counts ten. A hand of a split is never a blackjack. */
export const isNatural = (cards: readonly Card[]): boolean =>
  cards.length === 2 && totalOf(cards).total === BLACKJACK_BEST;

/** Whether a hand is above 21. */
export const isBust = (cards: readonly Card[]): boolean => totalOf(cards).total > BLACKJACK_BEST;

/** Whether two cards count the same, so that they may be split. */
export const isPair = ([one, other, ...more]: readonly Card[]): boolean =>
  one !== undefined && other !== undefined && more.length === 0 && valueOf(one) === valueOf(other);

/** Whether a card is an ace. */
export const isAce = (card: Card | undefined): boolean =>
  card !== undefined && rankOf(card) === ACE;
