import type { PlayedWay } from '../parts/ante/ends.ts';
import type { HandKind } from './hands.ts';

/** How a round ends: the player folds, or goes on. */
export type Way = 'fold' | PlayedWay;
/** How a round ends in which the player goes on, in the order of a count. */
export const PLAYED_WAYS = ['out', 'won', 'tie', 'lost'] as const satisfies PlayedWay[];

/** How many antes a play costs. */
export const PLAY_ANTES = 2;

/** What the ante pays to one when it wins, by the player's hand; any other hand pays `ANTE_LEAST`. */
export const ANTE_PAYS = {
  royal: 100,
  straightFlush: 20,
  four: 10,
  fullHouse: 3,
  flush: 2,
} as const satisfies Partial<Record<HandKind, number>>;
/** What the ante pays to one with a straight or less. */
export const ANTE_LEAST = 1;

/** The groups of hands that pay the same on the ante, in the order of a count; `less` is a straight or less. */
export const PAY_KINDS = ['royal', 'straightFlush', 'four', 'fullHouse', 'flush', 'less'] as const;
/** A group of hands that pay the same. */
export type PayKind = (typeof PAY_KINDS)[number];

/** The group of a kind of hand. */
export const payKindOf = (kind: HandKind): PayKind =>
  PAY_KINDS.find((name) => name === kind) ?? 'less';

/** What the ante of a group pays to one. */
const anteToOne = (kind: PayKind): number => (kind === 'less' ? ANTE_LEAST : ANTE_PAYS[kind]);

/**
 * Hundredths of one ante that come back for ante and play together, stake included. The play of two antes pays 1 to 1, and
 * comes back where the dealer does not qualify; on a tie both come back.
 */
export function hundredthsOf(kind: PayKind, way: Way): number {
  if (way === 'fold' || way === 'lost') return 0;
  if (way === 'tie') return 100 + 100 * PLAY_ANTES;
  const play = way === 'won' ? 2 * PLAY_ANTES : PLAY_ANTES;
  return 100 + 100 * anteToOne(kind) + 100 * play;
}
