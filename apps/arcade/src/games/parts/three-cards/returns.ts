import { returnOfEnds } from '../ante/returns.ts';
import type { BetsChoice } from '../bets.ts';
import type { WayReturn } from '../../room.ts';
import type { HandKind } from './hands.ts';
import { hundredthsOf, type ThreeCardPays, type Way } from './pays.ts';

/** How often each way of a round comes with a kind of the player's hand. */
export type WayCounts = Readonly<Record<HandKind, Readonly<Partial<Record<Way, number>>>>>;

/** The outcomes of a game that pay the same, of all 22,100 × 18,424 pairs of hands under the best play. */
export interface HandOutcome {
  kind: HandKind;
  way: Way;
  count: number;
}

/** All pairs of two hands of three cards: 22,100 of the player, and of each 18,424 of the dealer. */
export const ALL_DEALS = 22_100 * 18_424;

/** The counts as a list. */
export function outcomesOf(counts: WayCounts): HandOutcome[] {
  return Object.entries(counts).flatMap(([kind, ways]) =>
    Object.entries(ways).map(([way, count]) => ({
      kind: kind as HandKind,
      way: way as Way,
      count,
    })),
  );
}

/**
 * The return of chips under the best play: go on with queen, six and four or better, and pack with less. A play costs one
 * more ante, which is taken off what it pays; the largest payout contains it.
 */
export function threeCardReturn(
  { bets }: BetsChoice,
  pays: ThreeCardPays,
  outcomes: readonly HandOutcome[],
): WayReturn {
  const { ante = 0, pairPlus = 0 } = bets;
  const stake = ante + pairPlus;
  return returnOfEnds(
    outcomes.map(({ kind, way, count }) => {
      const paid = hundredthsOf(pays, kind, way);
      return {
        chance: count / ALL_DEALS,
        gross: (ante * (paid.ante + paid.play) + pairPlus * paid.pairPlus) / 100 / stake,
        raised: way === 'pack' ? 0 : ante / stake,
      };
    }),
  );
}
