import type { Drawing } from '../../scheme/drawing.ts';
import type { Rule } from '../rule.ts';
import { PACK, rankOf } from './cards.ts';
import { chipsPaid, place, type Places } from './chips.ts';

interface Hand {
  readonly player: readonly number[];
  readonly banker: readonly number[];
  readonly side: 'player' | 'banker' | 'tie';
}

/** The points of a player's third card on which the banker draws, by the banker's total; `-` is a player who stood. */
const BANKER_DRAWS = [
  '0 1 2 3 4 5 6 7 8 9 -',
  '0 1 2 3 4 5 6 7 8 9 -',
  '0 1 2 3 4 5 6 7 8 9 -',
  '0 1 2 3 4 5 6 7 9 -',
  '2 3 4 5 6 7 -',
  '4 5 6 7 -',
  '6 7',
] as const;

/** Ace one, two to nine their number, all others nothing. */
function pointsOf(card: number): number {
  const rank = rankOf(card);
  return rank === 'A' ? 1 : Number(rank) % 10 || 0;
}

function totalOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;
}

/** Two cards to the player, two to the banker, then the third cards, of packs without an end. */
function dealt(drawing: Drawing): Hand {
  const deal = () => drawing.below(PACK.length);
  const player = [deal(), deal()];
  const banker = [deal(), deal()];
  if (totalOf(player) < 8 && totalOf(banker) < 8) {
    if (totalOf(player) < 6) player.push(deal());
    const third = player[2] === undefined ? '-' : String(pointsOf(player[2]));
    if (BANKER_DRAWS[totalOf(banker)]?.split(' ').includes(third)) banker.push(deal());
  }
  const lead = totalOf(player) - totalOf(banker);
  return { player, banker, side: lead === 0 ? 'tie' : lead > 0 ? 'player' : 'banker' };
}

/** A side returns its hundredths when it wins, and its chips on a tie. */
const sideOf =
  (own: Hand['side'], pays: number) =>
  ({ side }: Hand) =>
    side === own ? pays : side === 'tie' ? 100 : 0;

const isPair = ([one = 0, other = 0]: readonly number[]) => rankOf(one) === rankOf(other);

const PLACES: Places<Hand> = new Map([
  ['player', sideOf('player', 200)],
  ['banker', sideOf('banker', 195)],
  ['tie', place<Hand>(900, ({ side }) => side === 'tie')],
  ['playerPair', place<Hand>(1200, ({ player }) => isPair(player))],
  ['bankerPair', place<Hand>(1200, ({ banker }) => isPair(banker))],
]);

/** Baccarat: each card is floor(fraction × 52), third cards by the table of punto banco. */
export const baccarat: Rule = {
  sample: { bets: { player: 1000 } },
  play({ choice }, drawing) {
    const { player, banker, side } = dealt(drawing);
    const payoutMinor = chipsPaid(choice, PLACES, { player, banker, side });
    return { outcome: { player, banker, side }, payoutMinor };
  },
};
