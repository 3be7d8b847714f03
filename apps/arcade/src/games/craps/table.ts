import { fateOf, isRemovable, pointAfter, wonBy, type Chips } from './bets.ts';

/** A bet that a throw settled, and what it put into the rack, its own chips included unless they stay. */
export interface Settled {
  place: string;
  end: 'won' | 'back' | 'lost';
  /** What came into the rack, in minor units. */
  rackMinor: number;
}

/** How a table of craps stands. */
export interface Table {
  point: number | undefined;
  chips: Chips;
  /** What was won or taken down so far; it is paid at the end of the round. */
  rackMinor: number;
  /** What the last throw settled. */
  settled: readonly Settled[];
}

/** A table before its first throw. */
export const EMPTY_TABLE: Table = { point: undefined, chips: {}, rackMinor: 0, settled: [] };

/** Lays chips beside those that lie there. */
export function putOn(table: Table, bets: Chips): Table {
  const chips: Record<string, number> = { ...table.chips };
  for (const [place, minor] of Object.entries(bets)) chips[place] = (chips[place] ?? 0) + minor;
  return { ...table, chips };
}

/** What lies on a table together, in minor units. */
export const sumOf = (chips: Chips): number =>
  Object.values(chips).reduce((sum, minor) => sum + minor, 0);

/** A table after a throw. */
export function afterThrow(table: Table, sum: number): Table {
  const chips: Record<string, number> = {};
  const moved: Record<string, number> = {};
  const settled: Settled[] = [];
  let { rackMinor } = table;
  for (const [place, minor] of Object.entries(table.chips)) {
    const fate = fateOf(place, sum, table.point);
    if (fate === undefined) chips[place] = minor;
    else if (fate.end === 'moves') moved[`${place}-${sum}`] = minor;
    else {
      const stays = fate.end === 'won' && fate.stays === true;
      if (stays) chips[place] = minor;
      const won = fate.end === 'won' ? wonBy(minor, fate.pay) : 0;
      const back = fate.end === 'lost' || stays ? 0 : minor;
      rackMinor += won + back;
      settled.push({ place, end: fate.end, rackMinor: won + back });
    }
  }
  return { point: pointAfter(sum, table.point), chips: { ...chips, ...moved }, rackMinor, settled };
}

/** A table after bets were taken down; undefined where one of them does not lie there or has to stay. */
export function takeDown(table: Table, places: readonly string[]): Table | undefined {
  const chips: Record<string, number> = { ...table.chips };
  let { rackMinor } = table;
  for (const place of places) {
    const minor = chips[place];
    if (minor === undefined || !isRemovable(place)) return undefined;
    rackMinor += minor;
    delete chips[place];
  }
  return { ...table, chips, rackMinor, settled: [] };
}
