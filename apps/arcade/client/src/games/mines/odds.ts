/** What the server says of the game; see `apps/arcade/src/games/mines/rules.ts`. */
export interface MinesRules {
  slabs: number;
  /** What the multiplier is of the fair one, in percent. */
  share: number;
  mines: { least: number; most: number };
}

function choose(from: number, count: number): number {
  let ways = 1;
  for (let index = 0; index < count; index += 1) ways = (ways * (from - index)) / (index + 1);
  return ways;
}

/** Chance that the first `gems` slabs hold no mine. */
export function chanceOfGems({ slabs }: MinesRules, mines: number, gems: number): number {
  return choose(slabs - gems, mines) / choose(slabs, mines);
}

/** What a stake is worth after so many gems, cut to whole minor units as the server cuts it; without gems the stake. */
export function worthOf(
  { slabs, share }: MinesRules,
  stakeMinor: number,
  mines: number,
  gems: number,
): number {
  if (gems === 0) return stakeMinor;
  const [all, safe] = [choose(slabs, mines), choose(slabs - gems, mines)];
  return Math.floor((stakeMinor * share * all) / (100 * safe));
}

/** The multiplier after so many gems, in hundredths, cut. */
export function timesOf(rules: MinesRules, mines: number, gems: number): number {
  return worthOf(rules, 100, mines, gems);
}
