import type { BetsChoice } from '../parts/bets.ts';
import type { WayReturn } from '../room.ts';
import type { Chips } from './bets.ts';
import { afterThrow, EMPTY_TABLE, putOn, sumOf, type Table } from './table.ts';

/**
 * What each bet returns, exactly, as parts of whole numbers: pass wins 244 of 495, don't pass wins 949, comes back 55 and
 * loses 976 of 1,980; a place bet wins before the seven; odds are paid as they fall.
 */
export const CRAPS_RETURNS = {
  pass: (2 * 244) / 495,
  dontPass: (2 * 949 + 55) / 1_980,
  come: (2 * 244) / 495,
  dontCome: (2 * 949 + 55) / 1_980,
  odds: 1,
  field: (14 * 2 + 3 + 4) / 36,
  'place-4': (3 / 9) * (1 + 9 / 5),
  'place-5': (4 / 10) * (1 + 7 / 5),
  'place-6': (5 / 11) * (1 + 7 / 6),
  'place-8': (5 / 11) * (1 + 7 / 6),
  'place-9': (4 / 10) * (1 + 7 / 5),
  'place-10': (3 / 9) * (1 + 9 / 5),
} as const;

/** Chips that divide by all that pays divide by, so that no payout of the count is cut. */
const UNCUT = 30;
const SUMS = Array.from({ length: 11 }, (_unused, index) => index + 2);
/** In how many of the 36 ways two dice come to a sum. */
export const waysOfSum = (sum: number): number => 6 - Math.abs(sum - 7);

/** Mean and mean square of what a table still brings, in units of chips, and the most. */
interface Moments {
  mean: number;
  square: number;
  most: number;
}

/** A table after a throw under the plan: a place bet that won is taken down. */
function nextOf(table: Table, sum: number): { after: Table; gain: number } {
  const thrown = afterThrow({ ...table, rackMinor: 0 }, sum);
  const chips: Record<string, number> = { ...thrown.chips };
  let gain = thrown.rackMinor;
  for (const { place, end } of thrown.settled) {
    gain += end === 'won' ? (chips[place] ?? 0) : 0;
    delete chips[place];
  }
  // Without a line bet the point changes nothing, and would make the same table look like another.
  const point = 'pass' in chips || 'dontPass' in chips ? thrown.point : undefined;
  return { after: { point, chips, rackMinor: 0, settled: [] }, gain };
}

/** Counts what a table brings until it is empty; throws that change nothing are left out. */
function momentsOf(table: Table, known: Map<string, Moments>): Moments {
  if (Object.keys(table.chips).length === 0) return { mean: 0, square: 0, most: 0 };
  const key = JSON.stringify([table.point, table.chips]);
  const found = known.get(key);
  if (found !== undefined) return found;
  let [ways, mean, square, most] = [0, 0, 0, 0];
  for (const sum of SUMS) {
    const { after, gain } = nextOf(table, sum);
    const isSame = JSON.stringify([after.point, after.chips]) === key;
    if (isSame) continue;
    const times = waysOfSum(sum);
    const rest = momentsOf(after, known);
    ways += times;
    mean += times * (gain + rest.mean);
    square += times * (gain * gain + 2 * gain * rest.mean + rest.square);
    most = Math.max(most, gain + rest.most);
  }
  const moments = { mean: mean / ways, square: square / ways, most };
  known.set(key, moments);
  return moments;
}

/**
 * The return of the chips of a bet under the plan: throw on, put no more, and take a place bet down once it has won. All
 * falls of the dice are counted; throws that settle nothing only make a round longer.
 */
export function crapsReturn({ bets }: BetsChoice): WayReturn {
  const chips: Chips = Object.fromEntries(
    Object.entries(bets).map(([place, minor]) => [place, minor * UNCUT]),
  );
  const stake = sumOf(chips);
  const { mean, square, most } = momentsOf(putOn(EMPTY_TABLE, chips), new Map());
  const share = mean / stake;
  return {
    share,
    deviation: Math.sqrt(square / stake / stake - share * share),
    topHundredths: Math.floor((most * 100) / stake + 1e-9),
  };
}

/** The figures of a bet alone, as the frame shows them. A come bet is a line bet that begins later. */
function figuresOf(place: string) {
  const { share, topHundredths, deviation } = crapsReturn({ bets: { [place]: 1_000 } });
  return { returnBp: Math.floor(share * 10_000 + 1e-9), topHundredths, deviation };
}

/** The figures of each bet but odds, which are never alone and have no edge. */
export const CRAPS_FIGURES = Object.fromEntries(
  Object.keys(CRAPS_RETURNS)
    .filter((place) => place !== 'odds')
    .map((place) => [place, figuresOf({ come: 'pass', dontCome: 'dontPass' }[place] ?? place)]),
);
