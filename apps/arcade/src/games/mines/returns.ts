import type { WayReturn } from '../room.ts';
import { MINES_SHARE, MINES_SLABS, waysOfGems, type MinesChoice } from './rules.ts';

const SHARE = MINES_SHARE / 100;

/** After how many gems the plan cashes out: as soon as the stake is worth twice as much, or at the last gem. */
export function gemsOfPlan({ mines }: MinesChoice): number {
  const most = MINES_SLABS - mines;
  let gems = 1;
  for (; gems < most; gems += 1) {
    const { safe, all } = waysOfGems(mines, gems);
    if (SHARE * all >= 2 * safe) break;
  }
  return gems;
}

/**
 * Every number of gems pays 99 % of stake ÷ chance, so every play that opens a slab returns 99 %. The deviation is that of
 * a play that stops after `gems`; the largest payout is that of a whole field.
 */
export function minesReturn(choice: MinesChoice, gems = gemsOfPlan(choice)): WayReturn {
  const { safe, all } = waysOfGems(choice.mines, gems);
  const times = (SHARE * all) / safe;
  return {
    share: SHARE,
    deviation: Math.sqrt(SHARE * times - SHARE * SHARE),
    topHundredths: Math.floor(
      MINES_SHARE * waysOfGems(choice.mines, MINES_SLABS - choice.mines).all,
    ),
  };
}
