import { shownLanguage, type Language } from '../../../words/texts.ts';

/**
 * A card as its place in the order ♦2, ♥2, ♠2, ♣2, ♦3 … ♣A, as the server sends it; see
 * `apps/arcade/src/games/parts/cards.ts`.
 */
export type Card = number;

/** What stands in the corners of the ranks, 2 to ace; the same in every language. */
const CORNERS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
const SUITS = ['diamond', 'heart', 'spade', 'club'] as const;
const SIGNS = ['♦', '♥', '♠', '♣'] as const;

/** Name of a suit, as the picture has it. */
export type Suit = (typeof SUITS)[number];

/** Rank of a card: 2 to 10, jack 11, queen 12, king 13, ace 14. */
export const rankOf = (card: Card): number => Math.floor(card / 4) + 2;

/** Suit of a card. */
export const suitOf = (card: Card): Suit => SUITS[card % 4] ?? 'spade';

/** Whether a card is a diamond or a heart. */
export const isRed = (card: Card): boolean => card % 4 < 2;

/** What stands in the corner of a card: 2 to 10, J, Q, K or A. */
export const cornerOf = (card: Card): string => CORNERS[rankOf(card) - 2] ?? '';

/** A card in signs, such as K♥. */
export const signsOf = (card: Card): string => `${cornerOf(card)}${SIGNS[card % 4] ?? ''}`;

interface CardNames {
  ranks: readonly string[];
  suits: Record<Suit, string>;
  card: (rank: string, suit: string) => string;
  hidden: string;
}

const NAMES: Record<Language, CardNames> = {
  bn: {
    ranks: 'দুই তিন চার পাঁচ ছয় সাত আট নয় দশ গোলাম বিবি সাহেব টেক্কা'.split(' '),
    suits: { diamond: 'রুইতন', heart: 'হরতন', spade: 'ইস্কাপন', club: 'চিড়িতন' },
    card: (rank, suit) => `${suit}ের ${rank}`,
    hidden: 'উল্টানো তাস',
  },
  en: {
    ranks: 'two three four five six seven eight nine ten jack queen king ace'.split(' '),
    suits: { diamond: 'diamonds', heart: 'hearts', spade: 'spades', club: 'clubs' },
    card: (rank, suit) => `${rank} of ${suit}`,
    hidden: 'card face down',
  },
  hi: {
    ranks: 'दुक्की तिक्की चौका पंजा छक्का सत्ता अट्ठा नहला दहला ग़ुलाम बेगम बादशाह इक्का'.split(' '),
    suits: { diamond: 'ईंट', heart: 'पान', spade: 'हुकुम', club: 'चिड़ी' },
    card: (rank, suit) => `${suit} का ${rank}`,
    hidden: 'उल्टा पत्ता',
  },
};

/** A rank in words, such as king. */
export function rankName(rank: number, language: string): string {
  return NAMES[shownLanguage(language)].ranks[rank - 2] ?? '';
}

/** A card in words, such as king of hearts; without a card, one that lies face down. */
export function cardName(card: Card | undefined, language: string): string {
  const names = NAMES[shownLanguage(language)];
  if (card === undefined) return names.hidden;
  return names.card(rankName(rankOf(card), language), names.suits[suitOf(card)]);
}
