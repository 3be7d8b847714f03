import { rankOf, suitOf, type Card } from '../parts/cards.ts';

/** The hands of jacks or better, from the best down, with what each returns for one stake: the table 9/6. */
export const HAND_PAYS = {
  royal: 800,
  straightFlush: 50,
  four: 25,
  fullHouse: 9,
  flush: 6,
  straight: 4,
  three: 3,
  twoPairs: 2,
  jacks: 1,
  none: 0,
} as const;

/** Name of a hand; `jacks` is a pair of jacks or better, `none` anything that pays nothing. */
export type HandName = keyof typeof HAND_PAYS;

const [JACK, ACE, FIVE, TEN] = [11, 14, 5, 10];

/** Whether five different ranks stand in a row; the ace stands above the king or below the two. */
function isRow(least: number, most: number, sum: number): boolean {
  if (most - least === 4) return true;
  return most === ACE && least === 2 && sum === ACE + 2 + 3 + 4 + FIVE;
}

/** A hand in which no rank comes twice. */
function unpaired(cards: readonly Card[]): HandName {
  let [least, most, sum] = [ACE, 2, 0];
  let isFlush = true;
  for (const card of cards) {
    const rank = rankOf(card);
    least = Math.min(least, rank);
    most = Math.max(most, rank);
    sum += rank;
    if (suitOf(card) !== suitOf(cards[0] ?? 0)) isFlush = false;
  }
  const isStraight = isRow(least, most, sum);
  if (isStraight && isFlush) return least === TEN ? 'royal' : 'straightFlush';
  if (isFlush) return 'flush';
  return isStraight ? 'straight' : 'none';
}

/** Names of hands by how many of their ten pairs of cards are of one rank. */
const BY_PAIRS: Readonly<Record<number, HandName>> = {
  2: 'twoPairs',
  3: 'three',
  4: 'fullHouse',
  6: 'four',
};

/** The hand of five different cards, in any order. */
export function handOf(cards: readonly Card[]): HandName {
  let pairs = 0;
  let paired = 0;
  for (let one = 0; one < cards.length; one += 1) {
    const rank = rankOf(cards[one] ?? 0);
    for (let other = one + 1; other < cards.length; other += 1) {
      if (rankOf(cards[other] ?? 0) !== rank) continue;
      pairs += 1;
      paired = rank;
    }
  }
  if (pairs === 0) return unpaired(cards);
  if (pairs === 1) return paired >= JACK ? 'jacks' : 'none';
  return BY_PAIRS[pairs] ?? 'none';
}
