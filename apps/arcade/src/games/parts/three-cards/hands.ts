import { rankOf, suitOf, type Card } from '../cards.ts';

/** The kinds of three cards. */
export type HandKind = 'high' | 'pair' | 'colour' | 'sequence' | 'pureSequence' | 'trail';

/** By what a game ranks three cards. */
export interface HandOrder {
  /** The kinds from the lowest to the highest. */
  kinds: readonly HandKind[];
  /** Where ace, two and three stand among the sequences, which are ranked by their highest card. */
  lowAce: number;
}

/** Teen patti: a trail above all, and A-2-3 the second sequence, below A-K-Q (14) and above K-Q-J (13). */
export const TEEN_PATTI_ORDER: HandOrder = {
  kinds: ['high', 'pair', 'colour', 'sequence', 'pureSequence', 'trail'],
  lowAce: 13.5,
};

/** Poker with three cards: a straight flush above all, and A-2-3 the lowest straight. */
export const POKER_ORDER: HandOrder = {
  kinds: ['high', 'pair', 'colour', 'sequence', 'trail', 'pureSequence'],
  lowAce: 3,
};

const BASE = 16;
const QUEEN = 12;
/** The lowest hand that the best play goes on with. */
const LEAST_PLAYED = [QUEEN, 6, 4] as const;

/** The ranks of three cards from the highest, with those of a pair first. */
function ranksOf(cards: readonly Card[]): [number, number, number] {
  const [high = 0, middle = 0, low = 0] = cards.map((card) => rankOf(card)).sort((a, b) => b - a);
  return middle === low ? [middle, low, high] : [high, middle, low];
}

/** By what a sequence is ranked; undefined for what is none. */
function sequenceOf([high, middle, low]: readonly [number, number, number], lowAce: number) {
  if (high === 14 && middle === 3 && low === 2) return lowAce;
  return high === middle + 1 && middle === low + 1 ? high : undefined;
}

/** The kind of three different cards. */
export function kindOf(cards: readonly Card[]): HandKind {
  const ranks = ranksOf(cards);
  const [first, second, third] = ranks;
  if (first === second) return second === third ? 'trail' : 'pair';
  const isColour = new Set(cards.map((card) => suitOf(card))).size === 1;
  if (sequenceOf(ranks, 0) === undefined) return isColour ? 'colour' : 'high';
  return isColour ? 'pureSequence' : 'sequence';
}

/** A number that is higher for the better of two hands, and the same for hands that tie; suits do not count. */
export function strengthOf(cards: readonly Card[], { kinds, lowAce }: HandOrder): number {
  const ranks = ranksOf(cards);
  const [first, second, third] = ranks;
  const kind = kinds.indexOf(kindOf(cards)) * BASE ** 3;
  const sequence = sequenceOf(ranks, lowAce);
  if (sequence !== undefined) return kind + sequence;
  return kind + first * BASE ** 2 + second * BASE + third;
}

/** Whether a dealer plays with a hand: queen high or better. */
export function doesQualify(cards: readonly Card[]): boolean {
  return kindOf(cards) !== 'high' || ranksOf(cards)[0] >= QUEEN;
}

/** Whether the best play goes on with a hand: queen, six and four or better. A program counted it; see `returns.ts`. */
export function isWorthPlaying(cards: readonly Card[]): boolean {
  if (kindOf(cards) !== 'high') return true;
  const ranks = ranksOf(cards);
  const at = ranks.findIndex((rank, index) => rank !== LEAST_PLAYED[index]);
  return at < 0 || (ranks[at] ?? 0) > (LEAST_PLAYED[at] ?? 0);
}
