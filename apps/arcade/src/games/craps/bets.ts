/** The sums on which a point can stand. */
const POINTS = [4, 5, 6, 8, 9, 10] as const;
/** The sums that the field wins on, with what each pays to one. */
export const FIELD_PAYS: ReadonlyMap<number, number> = new Map([
  [2, 2],
  [3, 1],
  [4, 1],
  [9, 1],
  [10, 1],
  [11, 1],
  [12, 3],
]);

/** The places on which a player may put chips. */
export const CRAPS_PLACES = [
  'pass',
  'dontPass',
  'come',
  'dontCome',
  'odds',
  'field',
  'place-4',
  'place-5',
  'place-6',
  'place-8',
  'place-9',
  'place-10',
] as const;

/** What a winning bet pays, as so many for so many of its chips. */
export type Pay = readonly [won: number, chips: number];

/** What place bets and odds pay by their number. */
export const POINT_PAYS: ReadonlyMap<number, { place: Pay; odds: Pay }> = new Map([
  [4, { place: [9, 5], odds: [2, 1] }],
  [5, { place: [7, 5], odds: [3, 2] }],
  [6, { place: [7, 6], odds: [6, 5] }],
  [8, { place: [7, 6], odds: [6, 5] }],
  [9, { place: [7, 5], odds: [3, 2] }],
  [10, { place: [9, 5], odds: [2, 1] }],
]);

/** What lies on the table, in minor units by place; a come bet that has moved lies on `come-6` or `dontCome-6`. */
export type Chips = Readonly<Record<string, number>>;

/** What a throw does to a bet: it pays so many for so many, comes back, is lost, moves to a number, or stays. */
export type Fate =
  | { end: 'won'; pay: Pay; stays?: true }
  | { end: 'back' }
  | { end: 'lost' }
  | { end: 'moves' }
  | undefined;

const EVEN: Pay = [1, 1];
const isPoint = (sum: number) => POINTS.some((point) => point === sum);

/** The first throw of a line bet: 7 and 11 win, 2, 3 and 12 lose; a don't bet the other way, and 12 gives it back. */
function firstThrow(sum: number, isDont: boolean): Fate {
  if (isPoint(sum)) return { end: 'moves' };
  const isNatural = sum === 7 || sum === 11;
  if (isDont && sum === 12) return { end: 'back' };
  return isNatural === isDont ? { end: 'lost' } : { end: 'won', pay: EVEN };
}

/** A bet on a number against the seven; a don't bet the other way. */
function against(sum: number, number: number, pay: Pay, isDont = false): Fate {
  if (sum !== 7 && sum !== number) return undefined;
  return (sum === number) === isDont ? { end: 'lost' } : { end: 'won', pay };
}

function fieldFate(sum: number): Fate {
  const pay = FIELD_PAYS.get(sum);
  return pay === undefined ? { end: 'lost' } : { end: 'won', pay: [pay, 1] };
}

/** The kind of a bet and the number on which it stands, if it stands on one. */
function partsOf(name: string): [kind: string, number: number] {
  const [kind = '', number = ''] = name.split('-');
  return [kind, Number(number)];
}

/** What a throw of `sum` does to a bet, while the point is what it was before the throw; undefined point: come-out. */
export function fateOf(name: string, sum: number, point: number | undefined): Fate {
  const [kind, number] = partsOf(name);
  const isDont = kind.startsWith('dont');
  if (kind === 'field') return fieldFate(sum);
  if (kind === 'place') {
    const fate = against(sum, number, POINT_PAYS.get(number)?.place ?? EVEN);
    return fate?.end === 'won' ? { ...fate, stays: true } : fate;
  }
  if (kind === 'odds') return against(sum, point ?? 0, POINT_PAYS.get(point ?? 0)?.odds ?? EVEN);
  if (number > 0) return against(sum, number, EVEN, isDont);
  if (kind === 'come' || kind === 'dontCome') return firstThrow(sum, isDont);
  if (point !== undefined) return against(sum, point, EVEN, isDont);
  const fate = firstThrow(sum, isDont);
  // A line bet stands where it is: the point is the table's.
  return fate?.end === 'moves' ? undefined : fate;
}

/** Whether a player may take a bet down: place bets and odds. */
export const isRemovable = (name: string): boolean => name === 'odds' || name.startsWith('place-');

/** The point after a throw. */
export function pointAfter(sum: number, point: number | undefined): number | undefined {
  if (point === undefined) return isPoint(sum) ? sum : undefined;
  return sum === 7 || sum === point ? undefined : point;
}

/** What a winning bet pays beside its chips, cut to whole minor units. */
export const wonBy = (minor: number, [won, chips]: Pay): number =>
  Math.floor((minor * won) / chips);
