import type { RandomBelow } from '../engines/random.ts';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SUITS = '♦♥♠♣';

/** A card by its signs, K♥, as its place in the published order. */
export const cardOf = (signs: string): number =>
  RANKS.indexOf(signs.slice(0, -1)) * 4 + SUITS.indexOf(signs.slice(-1));

/** Cards by their signs, with blanks between them. */
export const cardsOf = (text: string): number[] => text.split(' ').map((signs) => cardOf(signs));

/**
 * Numbers that deal these cards of endless packs in their order.
 *
 * @throws Error when more are asked for
 */
export function dealing(text: string): RandomBelow {
  const left = cardsOf(text);
  return () => {
    const next = left.shift();
    if (next === undefined) throw new Error('no card is left');
    return next;
  };
}
