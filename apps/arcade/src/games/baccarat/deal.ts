import type { RandomBelow } from '../../engines/random.ts';
import { openCard, rankOf, type Card } from '../parts/cards.ts';

/** The cards of a hand of baccarat in the order in which each side got them. */
export interface BaccaratDeal {
  player: Card[];
  banker: Card[];
}

/** Points of a card: ace 1, ten and courts 0, others their number. */
function pointsOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === 14) return 1;
  return rank >= 10 ? 0 : rank;
}

/** Points of a hand: the last digit of the sum. */
export const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** The lowest and the highest third card of the player to which the banker draws, by the banker's total of 3 to 6. */
const BANKER_DRAWS: Readonly<Record<number, readonly [least: number, most: number]>> = {
  4: [2, 7],
  5: [4, 7],
  6: [6, 7],
};

/**
 * Whether the banker takes a third card by the table of punto banco.
 *
 * @param third points of the player's third card; undefined when the player took none
 */
export function doesBankerDraw(total: number, third: number | undefined): boolean {
  if (third === undefined) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return third !== 8;
  const [least, most] = BANKER_DRAWS[total] ?? [10, -1];
  return third >= least && third <= most;
}

/**
 * Deals a hand from endless packs, in the order of the field: two cards to the player, two to the banker, then the third
 * cards, the player's first.
 */
export function dealBaccarat(random: RandomBelow): BaccaratDeal {
  const player = [openCard(random), openCard(random)];
  const banker = [openCard(random), openCard(random)];
  if (Math.max(totalOf(player), totalOf(banker)) >= 8) return { player, banker };
  let third: number | undefined;
  if (totalOf(player) <= 5) {
    const card = openCard(random);
    player.push(card);
    third = pointsOf(card);
  }
  if (doesBankerDraw(totalOf(banker), third)) banker.push(openCard(random));
  return { player, banker };
}

/** Whether the first two cards of a side have the same rank. */
export const isPair = ([one = 0, other = 0]: readonly Card[]): boolean =>
  rankOf(one) === rankOf(other);
