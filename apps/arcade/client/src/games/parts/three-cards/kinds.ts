import type { Format } from '../../../format.ts';
import type { Figures } from '../../../rules.ts';
import { rankName, rankOf, suitOf, type Card } from '../cards/names.ts';
import type { Amounts } from '../table/wagers.ts';

/** The kinds of three cards, as the server names them. */
export const HAND_KINDS = ['high', 'pair', 'colour', 'sequence', 'pureSequence', 'trail'] as const;
/** A kind of three cards. */
export type HandKind = (typeof HAND_KINDS)[number];
/** The texts by which a hand is told, most of them with its rank. */
export type HandCall = `${HandKind}Of` | 'sequenceLow' | 'pureSequenceLow';
/** How a round ends: packed, the dealer does not play, or the hands are compared. */
export type Way = 'pack' | 'out' | 'won' | 'tie' | 'lost';

/** What the server says of the game; see `apps/arcade/src/games/parts/three-cards`. */
export interface ThreeCardRules {
  mostMinor: Readonly<Record<string, number>>;
  pays: Readonly<Record<'bonus' | 'pairPlus', Readonly<Partial<Record<HandKind, number>>>>>;
  /** How often each end comes under the best play. */
  outcomes: readonly { kind: HandKind; way: Way; count: number }[];
}

/** The cards of a round at its end. */
export interface HandsEnd {
  player: readonly Card[];
  dealer: readonly Card[];
  way: Way;
}

/** Hundredths of an ante that ante and play return together; a play costs 100 of them. */
const WAY_PAYS: Readonly<Record<Way, number>> = { pack: 0, out: 300, won: 400, tie: 200, lost: 0 };

/** The ranks of cards from the highest. */
const ranksOf = (cards: readonly Card[]) => cards.map((card) => rankOf(card)).sort((a, b) => b - a);

const isLowAce = ([high, middle, low]: readonly number[]) =>
  high === 14 && middle === 3 && low === 2;

/** The kind of three different cards. */
export function kindOf(cards: readonly Card[]): HandKind {
  const [high = 0, middle = 0, low = 0] = ranksOf(cards);
  if (high === low) return 'trail';
  if (high === middle || middle === low) return 'pair';
  const isColour = new Set(cards.map((card) => suitOf(card))).size === 1;
  if (isLowAce([high, middle, low]) || high - low === 2)
    return isColour ? 'pureSequence' : 'sequence';
  return isColour ? 'colour' : 'high';
}

/** By which of a game's texts a hand is told: a sequence of ace, two and three has its own, since no ace leads it. */
export function callOf(cards: readonly Card[]): HandCall {
  const kind = kindOf(cards);
  const isLow = isLowAce(ranksOf(cards)) && (kind === 'sequence' || kind === 'pureSequence');
  return isLow ? `${kind}Low` : `${kind}Of`;
}

/** The rank by which a hand is called: that of the pair, or the highest. */
export function rankOfHand(cards: readonly Card[], format: Format, language: string): string {
  const [high = 0, middle = 0, low = 0] = ranksOf(cards);
  const rank = kindOf(cards) === 'pair' && middle === low ? middle : high;
  return rank > 10 ? rankName(rank, language) : format.digits(rank);
}

/** What comes back of one ante and play, in hundredths of the ante. */
export function antePays({ pays }: ThreeCardRules, kind: HandKind, way: Way): number {
  return WAY_PAYS[way] + (way === 'pack' ? 0 : 100 * (pays.bonus[kind] ?? 0));
}

/** What pair plus returns for a kind of hand, in hundredths of what lies on it. */
export function pairPlusPays({ pays }: ThreeCardRules, kind: HandKind): number {
  const own = pays.pairPlus[kind];
  return own === undefined ? 0 : 100 + 100 * own;
}

/** Return, largest payout and deviation of chips under the best play, as the server computes them. */
export function figuresOf(rules: ThreeCardRules, amounts: Amounts): Omit<Figures, 'note'> {
  const [ante, pairPlus] = [amounts['ante'] ?? 0, amounts['pairPlus'] ?? 0];
  const stake = ante + pairPlus;
  const all = rules.outcomes.reduce((sum, { count }) => sum + count, 0);
  const ends = rules.outcomes.map(({ kind, way, count }) => {
    const paid = ante * antePays(rules, kind, way) + pairPlus * pairPlusPays(rules, kind);
    const cost = way === 'pack' ? 0 : ante;
    return { chance: count / all, gross: paid / 100 / stake, left: (paid / 100 - cost) / stake };
  });
  const share = ends.reduce((sum, { chance, left }) => sum + chance * left, 0);
  const squares = ends.reduce((sum, { chance, left }) => sum + chance * (left - share) ** 2, 0);
  return {
    returnBp: Math.floor(share * 10_000),
    topHundredths: Math.floor(Math.max(...ends.map(({ gross }) => gross)) * 100 + 1e-9),
    deviation: Math.sqrt(squares),
  };
}

/** How often a kind of hand comes. */
export function chanceOfKind({ outcomes }: ThreeCardRules, kind: HandKind): number {
  const sum = (list: ThreeCardRules['outcomes']) =>
    list.reduce((total, { count }) => total + count, 0);
  return sum(outcomes.filter((one) => one.kind === kind)) / sum(outcomes);
}
