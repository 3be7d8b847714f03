/** The five difficulties, in the order of their risk. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert', 'master'] as const;
/** Name of a difficulty. */
export type Level = (typeof LEVELS)[number];

/** What the server says of the game; see `apps/arcade/src/games/tower/rules.ts`. */
export interface TowerRules {
  floors: number;
  /** What the multiplier is of the fair one, in percent. */
  share: number;
  levels: Record<Level, { windows: number; safe: number }>;
}

/** Chance to reach a floor from the ground. */
export function chanceOf({ levels }: TowerRules, level: Level, floor: number): number {
  const { windows, safe } = levels[level];
  return (safe / windows) ** floor;
}

/** What a stake is worth on a floor, cut to whole minor units as the server cuts it; on the ground the stake. */
export function worthOf(rules: TowerRules, stakeMinor: number, level: Level, floor: number) {
  if (floor === 0) return stakeMinor;
  const { windows, safe } = rules.levels[level];
  return Math.floor((stakeMinor * rules.share * windows ** floor) / (100 * safe ** floor));
}

/** The multiplier of a floor in hundredths, cut. */
export function timesOf(rules: TowerRules, level: Level, floor: number): number {
  return worthOf(rules, 100, level, floor);
}

/** The first floor that doubles the stake: the play whose deviation the figures are of. */
export function stopOf(rules: TowerRules, level: Level): number {
  let floor = 1;
  while (floor < rules.floors && timesOf(rules, level, floor) < 200) floor += 1;
  return floor;
}
