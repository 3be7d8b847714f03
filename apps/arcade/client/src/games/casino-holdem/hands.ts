import type { Format } from '../../format.ts';
import { rankName, rankOf, suitOf, type Card } from '../parts/cards/names.ts';

/** The kinds of five cards, from the highest, as the server names them. */
export const HAND_KINDS = [
  'royal',
  'straightFlush',
  'four',
  'fullHouse',
  'flush',
  'straight',
  'three',
  'twoPairs',
  'pair',
  'high',
] as const;
/** A kind of five cards. */
export type HandKind = (typeof HAND_KINDS)[number];
/** Hands that pay the same on the ante; `less` is a straight or less. */
export const PAY_KINDS = ['royal', 'straightFlush', 'four', 'fullHouse', 'flush', 'less'] as const;
/** A group of hands that pay the same. */
export type PayKind = (typeof PAY_KINDS)[number];
/** How a round ends: folded, the dealer does not play, or the hands are compared. */
export type Way = 'fold' | 'out' | 'won' | 'tie' | 'lost';

/** What the server says of the game; see `apps/arcade/src/games/casino-holdem`. */
export interface HoldemRules {
  returnBp: number;
  topHundredths: number;
  deviation: number;
  mostMinor: Readonly<Record<string, number>>;
  /** What the ante pays to one. */
  pays: Readonly<Record<PayKind, number>>;
  /** How often each end comes under the best play. */
  outcomes: readonly { kind: PayKind; way: Way; count: number }[];
}

/** The cards that a player sees of an open round. */
export interface HoldemShown {
  player: readonly Card[];
  flop: readonly Card[];
}

/** The cards of a round at its end. */
export interface HoldemEnd {
  player: readonly Card[];
  dealer: readonly Card[];
  board: readonly Card[];
  way: Way;
}

/** A hand as it is called: its kind, the ranks that name it, and the five cards. */
export interface Reading {
  kind: HandKind;
  /** From the one that comes most often, then from the highest. */
  ranks: readonly number[];
  cards: readonly Card[];
}

const ACE = 14;
const BY_COUNTS: Readonly<Record<string, HandKind>> = {
  '41': 'four',
  '32': 'fullHouse',
  '311': 'three',
  '221': 'twoPairs',
  '2111': 'pair',
};

/** Reads five cards. */
function readFive(cards: readonly Card[]): Reading {
  const own = cards.map((card) => rankOf(card));
  const often = (rank: number) => own.filter((one) => one === rank).length;
  const ranks = [...new Set(own)].sort((a, b) => often(b) - often(a) || b - a);
  const kind = BY_COUNTS[ranks.map((rank) => often(rank)).join('')];
  if (kind !== undefined) return { kind, ranks, cards };
  const [high = 0, second = 0, , , low = 0] = ranks;
  const isLowAce = high === ACE && second === 5;
  const isFlush = new Set(cards.map((card) => suitOf(card))).size === 1;
  if (!isLowAce && high - low !== 4) return { kind: isFlush ? 'flush' : 'high', ranks, cards };
  const top = isLowAce ? second : high;
  const flushKind = top === ACE ? 'royal' : 'straightFlush';
  return { kind: isFlush ? flushKind : 'straight', ranks: [top], cards };
}

/** Above zero where the first hand is the better one, and zero where they tie. */
export function compare(one: Reading, other: Reading): number {
  if (one.kind !== other.kind) return HAND_KINDS.indexOf(other.kind) - HAND_KINDS.indexOf(one.kind);
  const at = one.ranks.findIndex((rank, index) => rank !== other.ranks[index]);
  return at < 0 ? 0 : (one.ranks[at] ?? 0) - (other.ranks[at] ?? 0);
}

/** Every five of the cards. */
function fives(cards: readonly Card[], count = 5): Card[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, at) =>
    fives(cards.slice(at + 1), count - 1).map((rest) => [card, ...rest]),
  );
}

/** The best five of five to seven cards. */
export function readHand(cards: readonly Card[]): Reading {
  return fives(cards)
    .map((five) => readFive(five))
    .reduce((best, next) => (compare(next, best) > 0 ? next : best));
}

/** A rank as a hand is called by it: a figure, or the name of a court card. */
export const rankText = (rank: number, format: Format, language: string): string =>
  rank > 10 ? rankName(rank, language) : format.digits(rank);

/** The group of a kind on the ante. */
export const payKindOf = (kind: HandKind): PayKind =>
  HAND_KINDS.indexOf(kind) <= HAND_KINDS.indexOf('flush') ? (kind as PayKind) : 'less';

/** What comes back of one ante, in hundredths of it. */
export function anteHundredths({ pays }: HoldemRules, kind: HandKind, way: Way): number {
  if (way === 'out' || way === 'won') return 100 + 100 * pays[payKindOf(kind)];
  return way === 'tie' ? 100 : 0;
}

/** What comes back of a play, in hundredths of it; it costs two antes. */
export const playHundredths = (way: Way): number =>
  way === 'won' ? 200 : way === 'out' || way === 'tie' ? 100 : 0;

/** How many antes a play costs. */
export const PLAY_ANTES = 2;
