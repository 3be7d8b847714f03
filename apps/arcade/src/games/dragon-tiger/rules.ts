import type { DrawEngine } from '../../engines/engine.ts';
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
import { createShoe, isRed, PACK, rankOf, type Card } from '../parts/cards.ts';

/** Packs in the shoe, which is full before each round. */
const PACKS = 8;

/** What a place pays when it wins, in hundredths, stake included. */
const PAYS = {
  dragon: 200,
  tiger: 200,
  tie: 1_200,
  suitedTie: 5_100,
  dragonEven: 205,
  dragonRed: 190,
  tigerRed: 190,
} as const;
/** Half of what is on dragon or tiger comes back on a tie. */
const HALF = 50;

const MOST_MINOR = {
  dragon: 1_000_000,
  tiger: 1_000_000,
  tie: 100_000,
  suitedTie: 20_000,
  dragonEven: 500_000,
  dragonRed: 500_000,
  tigerRed: 500_000,
} as const;

/** The number of a card: ace 1, to king 13. */
export const numberOf = (card: Card): number => (rankOf(card) === 14 ? 1 : rankOf(card));

/** What every place pays for two cards. */
export function dragonTigerPays(dragon: Card, tiger: Card): Pays {
  const difference = numberOf(dragon) - numberOf(tiger);
  const main =
    difference === 0
      ? { dragon: HALF, tiger: HALF, tie: PAYS.tie }
      : difference > 0
        ? { dragon: PAYS.dragon }
        : { tiger: PAYS.tiger };
  return {
    ...main,
    ...(dragon === tiger && { suitedTie: PAYS.suitedTie }),
    ...(numberOf(dragon) % 2 === 0 && { dragonEven: PAYS.dragonEven }),
    ...(isRed(dragon) && { dragonRed: PAYS.dragonRed }),
    ...(isRed(tiger) && { tigerRed: PAYS.tigerRed }),
  };
}

/** The kinds of outcomes over all pairs of cards of the shoe: 416 × 415. */
export const DRAGON_TIGER_KINDS: readonly OutcomeKind[] = gatherKinds(
  PACK.flatMap((dragon) =>
    PACK.map((tiger) => ({
      count: PACKS * (dragon === tiger ? PACKS - 1 : PACKS),
      pays: dragonTigerPays(dragon, tiger),
    })),
  ),
);

/** Dragon tiger: one card each from a shoe of eight packs; the ace is the lowest, suits do not count. */
export const dragonTigerGame: DrawEngine<BetsChoice> = {
  limits: TABLE_LIMITS,
  parseChoice: betsParser(MOST_MINOR),
  stakeOf,
  draw(choice, _stakeMinor, random) {
    const shoe = createShoe(PACKS, random);
    const [dragon, tiger] = [shoe.next(), shoe.next()];
    const pays = dragonTigerPays(dragon, tiger);
    return { outcome: { dragon, tiger }, payoutMinor: paidFor(choice, pays) };
  },
  rules: {
    returnBp: lowestReturnBp(Object.keys(MOST_MINOR), DRAGON_TIGER_KINDS),
    mostMinor: MOST_MINOR,
    kinds: DRAGON_TIGER_KINDS,
  },
};
