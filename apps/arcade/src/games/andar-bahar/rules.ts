import type { DrawEngine } from '../../engines/engine.ts';
import type { RandomBelow } from '../../engines/random.ts';
import {
  betsParser,
  gatherKinds,
  lowestReturnBp,
  paidFor,
  stakeOf,
  TABLE_LIMITS,
  type BetsChoice,
  type OutcomeKind,
  type Pays,
} from '../parts/bets.ts';
import { createShoe, PACK, rankOf, type Card } from '../parts/cards.ts';
import { choose } from '../ways.ts';

/** The most cards that can fall before the joker's rank comes: all but its other three, and one of these. */
const MOST_CARDS = 49;

/** What the sides pay when the joker's rank falls on them, in hundredths, stake included. */
const SIDES = { andar: 190, bahar: 200 } as const;

/** The bets on how many cards fall until the joker's rank comes: from, to, pay in hundredths, stake included. */
const SPANS = {
  to5: [1, 5, 350],
  to10: [6, 10, 450],
  to15: [11, 15, 550],
  to25: [16, 25, 450],
  to30: [26, 30, 1_500],
  to35: [31, 35, 2_500],
  to40: [36, 40, 5_000],
  over40: [41, MOST_CARDS, 12_000],
} as const;

const MOST_MINOR = {
  andar: 1_000_000,
  bahar: 1_000_000,
  to5: 500_000,
  to10: 300_000,
  to15: 300_000,
  to25: 300_000,
  to30: 100_000,
  to35: 50_000,
  to40: 20_000,
  over40: 10_000,
} as const;

/** Which side a card falls on, counted from 1: andar has the first. */
export const sideOfCard = (count: number): 'andar' | 'bahar' =>
  count % 2 === 1 ? 'andar' : 'bahar';

/** What every place pays when the joker's rank comes with a card, counted from 1. */
export function andarBaharPays(count: number): Pays {
  const side = sideOfCard(count);
  const span = Object.entries(SPANS).find(([, [from, to]]) => count >= from && count <= to);
  return { [side]: SIDES[side], ...(span && { [span[0]]: span[1][2] }) };
}

/** Of the 20,825 places that the other three cards of the joker's rank can have, how many have the first at a card. */
const waysAt = (count: number) => choose(PACK.length - 1 - count, 2);

/** The kinds of outcomes, by the card with which the joker's rank comes. */
export const ANDAR_BAHAR_KINDS: readonly OutcomeKind[] = gatherKinds(
  Array.from({ length: MOST_CARDS }, (_unused, index) => ({
    count: waysAt(index + 1),
    pays: andarBaharPays(index + 1),
  })),
);

/** Deals the joker from a full pack, then cards up to the first of its rank. */
function dealUntilMatch(random: RandomBelow): { joker: Card; cards: Card[] } {
  const { next } = createShoe(1, random);
  const joker = next();
  const cards = [next()];
  while (rankOf(cards.at(-1) ?? joker) !== rankOf(joker)) cards.push(next());
  return { joker, cards };
}

/** Andar bahar: a joker from one pack, then cards to andar and bahar in turn until its rank comes again. */
export const andarBaharGame: DrawEngine<BetsChoice> = {
  limits: TABLE_LIMITS,
  parseChoice: betsParser(MOST_MINOR),
  stakeOf,
  draw(choice, _stakeMinor, random) {
    const { joker, cards } = dealUntilMatch(random);
    return {
      outcome: { joker, cards },
      payoutMinor: paidFor(choice, andarBaharPays(cards.length)),
    };
  },
  rules: {
    returnBp: lowestReturnBp(Object.keys(MOST_MINOR), ANDAR_BAHAR_KINDS),
    mostMinor: MOST_MINOR,
    kinds: ANDAR_BAHAR_KINDS,
  },
};
