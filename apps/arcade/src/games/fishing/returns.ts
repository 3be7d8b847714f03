import type { WayReturn } from '../room.ts';
import { kindOf, type FishingChoice } from './rules.ts';

/** The fish of one shot are drawn apart, so what they pay adds up, and so do the squares of their deviations. */
export function fishingReturn({ fish: key }: FishingChoice): WayReturn {
  const { fish, pays, chanceOf10000 } = kindOf(key);
  const chance = chanceOf10000 / 10_000;
  return {
    share: (fish * pays * chanceOf10000) / 10_000,
    deviation: pays * Math.sqrt(fish * chance * (1 - chance)),
    topHundredths: fish * pays * 100,
  };
}
