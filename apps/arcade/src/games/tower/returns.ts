import type { WayReturn } from '../room.ts';
import { TOWER_FLOORS, TOWER_SHARE, TOWER_WINDOWS, worthOf, type TowerChoice } from './rules.ts';

const SHARE = TOWER_SHARE / 100;

/** On which floor the plan cashes out: the first on which the stake is worth twice as much. */
export function floorOfPlan({ level }: TowerChoice): number {
  const { windows, safe } = TOWER_WINDOWS[level];
  let floor = 1;
  while (SHARE * windows ** floor < 2 * safe ** floor) floor += 1;
  return floor;
}

/**
 * Every floor pays 99 % of stake ÷ chance, so every play that opens a window returns 99 %. The deviation is that of a play
 * that stops on `floor`; the largest payout is that of the top.
 */
export function towerReturn(choice: TowerChoice, floor = floorOfPlan(choice)): WayReturn {
  const { windows, safe } = TOWER_WINDOWS[choice.level];
  const times = SHARE * (windows / safe) ** floor;
  return {
    share: SHARE,
    deviation: Math.sqrt(SHARE * times - SHARE * SHARE),
    topHundredths: worthOf(100, choice.level, TOWER_FLOORS),
  };
}
