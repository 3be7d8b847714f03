import type { DrawEngine } from '../../engines/engine.ts';
import {
  betsParser,
  lowestReturnBp,
  paidFor,
  stakeOf,
  TABLE_LIMITS,
  type BetsChoice,
  type OutcomeKind,
  type Pays,
} from '../parts/bets.ts';
import { dealBaccarat, isPair, totalOf } from './deal.ts';

/** The side that a hand went to. */
export type BaccaratSide = 'player' | 'banker' | 'tie';

/** What a place pays when it wins, in hundredths, stake included. */
const PAYS = { player: 200, banker: 195, tie: 900, playerPair: 1_200, bankerPair: 1_200 } as const;
/** What is on player or banker comes back on a tie. */
const PUSH = 100;

const MOST_MINOR = {
  player: 1_000_000,
  banker: 1_000_000,
  tie: 200_000,
  playerPair: 100_000,
  bankerPair: 100_000,
} as const;

/** What every place pays for a hand. */
function paysOf(side: BaccaratSide, hasPlayerPair: boolean, hasBankerPair: boolean): Pays {
  const main =
    side === 'tie' ? { player: PUSH, banker: PUSH, tie: PAYS.tie } : { [side]: PAYS[side] };
  return {
    ...main,
    ...(hasPlayerPair && { playerPair: PAYS.playerPair }),
    ...(hasBankerPair && { bankerPair: PAYS.bankerPair }),
  };
}

/**
 * How many of the 13^6 ways in which six ranks can fall go to each side, by the pairs that come with them: no pair, the
 * player's, the banker's, both. Ranks are equally likely in endless packs; a test counts them again.
 */
const COUNTS: Readonly<Record<BaccaratSide, readonly [number, number, number, number]>> = {
  player: [1_831_800, 133_140, 176_020, 12_504],
  banker: [1_884_552, 179_904, 135_614, 12_674],
  tie: [396_432, 29_688, 31_098, 3_383],
};

/** The kinds of outcomes of a hand. */
export const BACCARAT_KINDS: readonly OutcomeKind[] = Object.entries(COUNTS).flatMap(
  ([side, counts]) =>
    counts.map((count, pairs) => ({
      count,
      pays: paysOf(side as BaccaratSide, pairs % 2 === 1, pairs > 1),
    })),
);

/** The side whose total is higher. */
export function sideOf(player: readonly number[], banker: readonly number[]): BaccaratSide {
  const difference = totalOf(player) - totalOf(banker);
  if (difference === 0) return 'tie';
  return difference > 0 ? 'player' : 'banker';
}

/**
 * Baccarat as punto banco: chips on player, banker, tie and the pairs. Its cards are the published ones of the field:
 * floor(fraction × 52) from endless packs.
 */
export const baccaratGame: DrawEngine<BetsChoice> = {
  limits: TABLE_LIMITS,
  parseChoice: betsParser(MOST_MINOR),
  stakeOf,
  draw(choice, _stakeMinor, random) {
    const { player, banker } = dealBaccarat(random);
    const side = sideOf(player, banker);
    const pays = paysOf(side, isPair(player), isPair(banker));
    return { outcome: { player, banker, side }, payoutMinor: paidFor(choice, pays) };
  },
  rules: {
    returnBp: lowestReturnBp(Object.keys(MOST_MINOR), BACCARAT_KINDS),
    mostMinor: MOST_MINOR,
    kinds: BACCARAT_KINDS,
  },
};
