/** The three tables of pays, from the flattest to the steepest. */
export const PLINKO_RISKS = ['low', 'medium', 'high'] as const;
/** Name of a table of pays. */
export type PlinkoRisk = (typeof PLINKO_RISKS)[number];

/** Fewest and most rows of pegs. */
export const PLINKO_ROWS = { least: 8, most: 16 } as const;

/** What a player chooses before a ball falls. */
export interface PlinkoChoice {
  rows: number;
  risk: PlinkoRisk;
}

/**
 * Pays of the fields from the left edge to the middle, in hundredths of the stake, for 8 to 16 rows: the tables that
 * Stake publishes. The right half mirrors the left.
 */
const LEFT_HALVES: Readonly<Record<PlinkoRisk, readonly (readonly number[])[]>> = {
  low: [
    [560, 210, 110, 100, 50],
    [560, 200, 160, 100, 70],
    [890, 300, 140, 110, 100, 50],
    [840, 300, 190, 130, 100, 70],
    [1_000, 300, 160, 140, 110, 100, 50],
    [810, 400, 300, 190, 120, 90, 70],
    [710, 400, 190, 140, 130, 110, 100, 50],
    [1_500, 800, 300, 200, 150, 110, 100, 70],
    [1_600, 900, 200, 140, 140, 120, 110, 100, 50],
  ],
  medium: [
    [1_300, 300, 130, 70, 40],
    [1_800, 400, 170, 90, 50],
    [2_200, 500, 200, 140, 60, 40],
    [2_400, 600, 300, 180, 70, 50],
    [3_300, 1_100, 400, 200, 110, 60, 30],
    [4_300, 1_300, 600, 300, 130, 70, 40],
    [5_800, 1_500, 700, 400, 190, 100, 50, 20],
    [8_800, 1_800, 1_100, 500, 300, 130, 50, 30],
    [11_000, 4_100, 1_000, 500, 300, 150, 100, 50, 30],
  ],
  high: [
    [2_900, 400, 150, 30, 20],
    [4_300, 700, 200, 60, 20],
    [7_600, 1_000, 300, 90, 30, 20],
    [12_000, 1_400, 520, 140, 40, 20],
    [17_000, 2_400, 810, 200, 70, 20, 20],
    [26_000, 3_700, 1_100, 400, 100, 20, 20],
    [42_000, 5_600, 1_800, 500, 190, 30, 20, 20],
    [62_000, 8_300, 2_700, 800, 300, 50, 20, 20],
    [100_000, 13_000, 2_600, 900, 400, 200, 20, 20, 20],
  ],
};

/** Pays of all fields from left to right, hundredths of the stake: one field more than there are rows. */
export function plinkoPays({ risk, rows }: PlinkoChoice): readonly number[] {
  const left = LEFT_HALVES[risk][rows - PLINKO_ROWS.least] ?? [];
  // With an even number of rows one field is in the middle and has no mirror image.
  const right = left.slice(0, rows + 1 - left.length);
  return [...left, ...right.toReversed()];
}

/** Every board: each risk with each number of rows. */
export const PLINKO_BOARDS: readonly PlinkoChoice[] = PLINKO_RISKS.flatMap((risk) =>
  LEFT_HALVES[risk].map((_left, index) => ({ risk, rows: PLINKO_ROWS.least + index })),
);
