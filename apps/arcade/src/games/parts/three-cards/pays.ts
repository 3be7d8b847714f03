import type { PlayedWay } from '../ante/ends.ts';
import type { HandKind } from './hands.ts';

/** How a round ends: the player packs, or goes on. */
export type Way = 'pack' | PlayedWay;

/** What a game pays to one for the player's own kind of hand. */
export interface ThreeCardPays {
  /** Beside the ante when the player goes on, whatever the dealer has. */
  bonus: Readonly<Partial<Record<HandKind, number>>>;
  /** On pair plus, whatever the player does and the dealer has. */
  pairPlus: Readonly<Partial<Record<HandKind, number>>>;
}

/** How often 1:1, push and nothing come: hundredths of ante and play, stake included. */
const WAY_PAYS: Readonly<Record<Way, { ante: number; play: number }>> = {
  pack: { ante: 0, play: 0 },
  out: { ante: 200, play: 100 },
  won: { ante: 200, play: 200 },
  tie: { ante: 100, play: 100 },
  lost: { ante: 0, play: 0 },
};

/** What comes back for each bet, in hundredths of what lies on it, stake included; a bonus is counted with the ante. */
export function hundredthsOf({ bonus, pairPlus }: ThreeCardPays, kind: HandKind, way: Way) {
  const { ante, play } = WAY_PAYS[way];
  const own = pairPlus[kind];
  return {
    ante: ante + (way === 'pack' ? 0 : 100 * (bonus[kind] ?? 0)),
    play,
    pairPlus: own === undefined ? 0 : 100 + 100 * own,
  };
}
