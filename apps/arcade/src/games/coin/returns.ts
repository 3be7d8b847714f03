import type { WayReturn } from '../room.ts';
import { COIN_SHARE, COIN_TOSSES, worthOf } from './rules.ts';

const SHARE = COIN_SHARE / 100;
/** After how many right tosses the plan cashes out. */
export const COIN_PLAN = 2;

/**
 * Every length pays 99 % of stake ÷ chance, so every play returns 99 %. The deviation is that of a play that stops after
 * `tosses` right ones; the largest payout is that of the longest chain.
 */
export function coinReturn(tosses = COIN_PLAN): WayReturn {
  const times = SHARE * 2 ** tosses;
  return {
    share: SHARE,
    deviation: Math.sqrt(SHARE * times - SHARE * SHARE),
    topHundredths: worthOf(100, COIN_TOSSES),
  };
}
