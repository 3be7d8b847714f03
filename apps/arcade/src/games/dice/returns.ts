import type { WayReturn } from '../room.ts';
import { DICE_PAY, DICE_ROLLS, winningRolls, type DiceChoice } from './rules.ts';

/** One of 10,001 rolls pays, and all that pay pay the same, so the return is the same for every target. */
export function diceReturn(choice: DiceChoice): WayReturn {
  const winning = winningRolls(choice);
  const times = DICE_PAY / winning;
  const share = (winning / DICE_ROLLS) * times;
  return {
    share,
    deviation: Math.sqrt(share * times - share * share),
    topHundredths: Math.floor(times * 100),
  };
}
