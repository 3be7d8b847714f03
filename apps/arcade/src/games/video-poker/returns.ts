import type { WayReturn } from '../room.ts';
import { HAND_PAYS } from './hands.ts';

/**
 * What `node src/commands/video-poker.ts` counts: all 2,598,960 hands, each played by the best of its 32 holds. `paid` and
 * `squares` are sums of what is paid and of its squares, each hand times 7,669,695, which all numbers of draws divide.
 */
export const POKER_COUNT = {
  hands: 2_598_960,
  draws: 7_669_695,
  paid: 19_842_315_923_796,
  squares: 408_742_359_677_556,
} as const;

const share = POKER_COUNT.paid / POKER_COUNT.hands / POKER_COUNT.draws;
const square = POKER_COUNT.squares / POKER_COUNT.hands / POKER_COUNT.draws;

/** The best play of jacks or better, with the table 9/6: 99.5439 %. */
export const POKER_RETURN: WayReturn = {
  share,
  deviation: Math.sqrt(square - share * share),
  topHundredths: HAND_PAYS.royal * 100,
};
