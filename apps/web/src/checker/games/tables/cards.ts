/** The cards of a pack by their numbers: 2♦ 2♥ 2♠ 2♣ 3♦ … A♣. */
export const PACK: readonly number[] = Array.from({ length: 52 }, (_unused, card) => card);

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;

/** What stands in the corner of a card. */
export type Rank = (typeof RANKS)[number];

/** The rank of a card. */
export function rankOf(card: number): Rank {
  return RANKS[Math.floor(card / 4)] ?? 'A';
}

/** A card in signs, such as K♥. */
export function cardText(card: number): string {
  return `${rankOf(card)}${'♦♥♠♣'.charAt(card % 4)}`;
}

/** Whether a card is of diamonds or hearts, the first two suits. */
export function isRed(card: number): boolean {
  return card % 4 < 2;
}
