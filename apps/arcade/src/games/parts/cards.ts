import type { RandomBelow } from '../../engines/random.ts';

/**
 * A card as its place in the field's published order of 52: ♦2, ♥2, ♠2, ♣2, ♦3 … ♣A. A card of `draw.outcome` is this
 * number too.
 */
export type Card = number;

const SUIT_SIGNS = ['♦', '♥', '♠', '♣'] as const;
const RANK_TEXTS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;

/** A pack in the published order. */
export const PACK: readonly Card[] = Array.from({ length: 52 }, (_unused, card) => card);

/** Rank of a card: 2 to 10, jack 11, queen 12, king 13, ace 14. */
export const rankOf = (card: Card): number => Math.floor(card / 4) + 2;

/** Suit of a card: 0 diamonds, 1 hearts, 2 spades, 3 clubs. */
export const suitOf = (card: Card): number => card % 4;

/** Whether a card is a diamond or a heart. */
export const isRed = (card: Card): boolean => suitOf(card) < 2;

/** A card in signs, such as K♥; the same in every language. */
export const cardText = (card: Card): string =>
  `${RANK_TEXTS[rankOf(card) - 2] ?? '?'}${SUIT_SIGNS[suitOf(card)] ?? '?'}`;

/** Several cards in signs: K♥ 9♠. */
export const cardsText = (cards: readonly Card[]): string =>
  cards.map((card) => cardText(card)).join(' ');

/** Whether a value is a row of cards, as an outcome that was stored has it. */
export const areCards = (value: unknown): value is Card[] =>
  Array.isArray(value) && value.every((card) => PACK.includes(card as Card));

/** The next card of endless packs: floor(fraction × 52), so that each card can come again. */
export const openCard = (random: RandomBelow): Card => random(PACK.length);

/** A row of cards of which each is taken once. */
export interface Shoe {
  /** The next card: of those that are left, in their order, the one at the next number. */
  next: () => Card;
}

/** Makes a full shoe of so many packs, one after the other; it takes a number of `random` with each card. */
export function createShoe(packs: number, random: RandomBelow): Shoe {
  const left: Card[] = [];
  for (let pack = 0; pack < packs; pack += 1) left.push(...PACK);
  return { next: () => left.splice(random(left.length), 1)[0] ?? 0 };
}
