/** A point on the cloth in fields of numbers: `across` from 1 towards 3, `down` from the row of 1 to that of 36. */
export interface Spot {
  across: number;
  down: number;
}

/** A rectangle on the cloth in the same measure. */
export interface Area {
  from: Spot;
  to: Spot;
}

/** A place for a chip on the cloth: a printed field, or a point on the lines between fields. */
export interface LaidPlace {
  place: string;
  numbers: readonly number[];
  /** The printed field; absent for a bet on a line. */
  area?: Area;
  /** Where its chips lie, and where a press finds it. */
  spot: Spot;
}

/** How far the fields beside the numbers reach, in fields of numbers; the two directions of the cloth differ. */
export interface Margins {
  zero: number;
  columns: number;
  dozens: number;
  halves: number;
}

const WIDTH = 3;
const ROWS = 12;
const HALVES = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;
/** How near to a line a press is taken as on it, in fields. */
const NEAR = { across: 0.22, down: 0.27 } as const;

const areaOf = (across: number, down: number, width: number, height: number): Area => ({
  from: { across, down },
  to: { across: across + width, down: down + height },
});
const middleOf = ({ from, to }: Area): Spot => ({
  across: (from.across + to.across) / 2,
  down: (from.down + to.down) / 2,
});
const rowOf = (number: number) => Math.floor((number - 1) / WIDTH);
const columnOf = (number: number) => (number - 1) % WIDTH;

/** The printed field of a bet outside. */
function outsideArea(place: string, { columns, dozens, halves }: Margins): Area | undefined {
  const [, group = '', no = '1'] = /^(dozen|column)([123])$/.exec(place) ?? [];
  const index = Number(no) - 1;
  if (group === 'dozen') return areaOf(-dozens, index * 4, dozens, 4);
  if (group === 'column') return areaOf(index, ROWS, 1, columns);
  const half = HALVES.findIndex((name) => name === place);
  return half < 0 ? undefined : areaOf(-dozens - halves, half * 2, halves, 2);
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

/** Where the chip of a bet on a line lies: in the middle of its numbers, or on the edge of the cloth's numbers. */
function lineSpot(numbers: readonly number[]): Spot {
  const others = numbers.filter((number) => number > 0);
  const across = mean(others.map(columnOf)) + 0.5;
  const isWholeRow = others.length % WIDTH === 0;
  if (numbers.includes(0)) return { across: isWholeRow ? 0 : across, down: 0 };
  const down = mean(others.map(rowOf)) + 0.5;
  return { across: isWholeRow ? 0 : across, down };
}

/** Lays every place of the server on the cloth. */
export function layPlaces(
  places: Readonly<Record<string, readonly number[]>>,
  margins: Margins,
): LaidPlace[] {
  return Object.entries(places).map(([place, numbers]) => {
    const [number = 0] = numbers;
    const outside = outsideArea(place, margins);
    if (outside !== undefined) return { place, numbers, area: outside, spot: middleOf(outside) };
    if (numbers.length > 1) return { place, numbers, spot: lineSpot(numbers) };
    const area =
      number === 0
        ? areaOf(0, -margins.zero, WIDTH, margins.zero)
        : areaOf(columnOf(number), rowOf(number), 1, 1);
    return { place, numbers, area, spot: middleOf(area) };
  });
}

const isInside = ({ from, to }: Area, { across, down }: Spot) =>
  across >= from.across && across < to.across && down >= from.down && down < to.down;

/** The line that a press is on, or the middle of its field. */
function snap(value: number, near: number, last: number): number {
  const line = Math.round(value);
  if (Math.abs(value - line) <= near && line >= 0 && line < last) return line;
  return Math.min(last, Math.max(1, Math.ceil(value))) - 0.5;
}

/** The place that a press at a point means; undefined beside the cloth. */
export function placeAt(laid: readonly LaidPlace[], point: Spot): LaidPlace | undefined {
  const isAmongNumbers =
    point.across >= -NEAR.across &&
    point.across < WIDTH &&
    point.down >= -NEAR.down &&
    point.down < ROWS;
  if (isAmongNumbers) {
    const across = snap(point.across, NEAR.across, WIDTH);
    const down = snap(point.down, NEAR.down, ROWS);
    const found = laid.find(({ spot }) => spot.across === across && spot.down === down);
    if (found !== undefined) return found;
  }
  return laid.find(({ area }) => area !== undefined && isInside(area, point));
}

/** The next place from one in a direction of the cloth, a step of one field; itself where there is none. */
export function nextPlace(laid: readonly LaidPlace[], from: LaidPlace, step: Spot): LaidPlace {
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const other of laid) {
    const across = other.spot.across - from.spot.across;
    const down = other.spot.down - from.spot.down;
    const ahead = across * step.across + down * step.down;
    const aside = Math.abs(across * step.down) + Math.abs(down * step.across);
    if (ahead < 0.01 || aside > 3 * ahead) continue;
    const far = ahead + 4 * aside;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}
