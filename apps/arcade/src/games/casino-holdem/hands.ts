import { rankOf, suitOf, type Card } from '../parts/cards.ts';

/** The kinds of five cards in poker, from the lowest to the highest. */
export const HAND_KINDS = [
  'high',
  'pair',
  'twoPairs',
  'three',
  'straight',
  'flush',
  'fullHouse',
  'four',
  'straightFlush',
  'royal',
] as const;
/** A kind of five cards. */
export type HandKind = (typeof HAND_KINDS)[number];

const BASE = 16;
const KIND = BASE ** 5;
const [FIVE, ACE] = [5, 14];

/** A hand as one number: its kind, then the ranks that decide between two of a kind. */
function numberOf(kind: HandKind, ranks: readonly number[]): number {
  return ranks.reduce(
    (sum, rank, at) => sum + rank * BASE ** (4 - at),
    HAND_KINDS.indexOf(kind) * KIND,
  );
}

/** The lowest hand with which the dealer plays: a pair of fours. */
const LEAST_OF_DEALER = numberOf('pair', [4]);

/** The highest card of the best straight among different ranks from the highest; an ace also stands below the two. */
function straightIn(ranks: readonly number[]): number | undefined {
  const row = ranks[0] === ACE ? [...ranks, 1] : ranks;
  return row.find((rank, at) => row[at + 4] === rank - 4);
}

/** The best hand of five cards or more of one suit, by their ranks from the highest. */
export function strengthOfSuited(ranks: readonly number[]): number {
  const straight = straightIn(ranks);
  if (straight === undefined) return numberOf('flush', ranks.slice(0, FIVE));
  return numberOf(straight === ACE ? 'royal' : 'straightFlush', [straight]);
}

/** The best hand of five cards or more where suits do not count. `times` is how often each rank comes, by the rank. */
export function strengthOfRanks(times: readonly number[]): number {
  const ranks = times.flatMap((count, rank) => (count > 0 ? [rank] : [])).toReversed();
  const often = (rank = 0) => times[rank] ?? 0;
  const groups = [...ranks].sort((one, other) => often(other) - often(one) || other - one);
  const [first = 0, second = 0] = groups;
  const rest = (...taken: number[]) => ranks.filter((rank) => !taken.includes(rank));
  if (often(first) >= 4) return numberOf('four', [first, ...rest(first).slice(0, 1)]);
  if (often(first) === 3 && often(second) >= 2) return numberOf('fullHouse', [first, second]);
  const straight = straightIn(ranks);
  if (straight !== undefined) return numberOf('straight', [straight]);
  if (often(first) === 3) return numberOf('three', [first, ...rest(first).slice(0, 2)]);
  if (often(second) === 2)
    return numberOf('twoPairs', [first, second, ...rest(first, second).slice(0, 1)]);
  if (often(first) === 2) return numberOf('pair', [first, ...rest(first).slice(0, 3)]);
  return numberOf('high', ranks.slice(0, FIVE));
}

/**
 * The best five of five to seven cards as a number, which is higher for the better of two hands and the same for hands
 * that tie. With a flush among seven cards there is no room for four of a kind or a full house.
 */
export function strengthOf(cards: readonly Card[]): number {
  for (const suit of [0, 1, 2, 3]) {
    const suited = cards.filter((card) => suitOf(card) === suit);
    if (suited.length >= FIVE)
      return strengthOfSuited(suited.map((card) => rankOf(card)).sort((a, b) => b - a));
  }
  const times = Array.from({ length: ACE + 1 }, () => 0);
  for (const card of cards) times[rankOf(card)] = (times[rankOf(card)] ?? 0) + 1;
  return strengthOfRanks(times);
}

/** The kind of a hand by its number. */
export const kindOfStrength = (strength: number): HandKind =>
  HAND_KINDS[Math.floor(strength / KIND)] ?? 'high';

/** Whether the dealer plays with a hand: a pair of fours or better. */
export const doesQualify = (strength: number): boolean => strength >= LEAST_OF_DEALER;
