/** A place of a board. */
export type Place = readonly [column: number, row: number];

type Point = readonly [x: number, y: number];

/** How far a line stops from the middle of a symbol, as a share of the way: along a row, to another row, to the edge. */
const CLEAR = { row: 0.38, slope: 0.28, edge: 0.68 };

const between = ([x, y]: Point, [toX, toY]: Point, share: number) =>
  `${x + (toX - x) * share} ${y + (toY - y) * share}`;

/**
 * The path of a line from the left edge of a board to the right one, where a place measures 10. It goes behind the
 * symbols of places that are marked.
 */
export function lineThrough(path: readonly Place[], isLit: (place: Place) => boolean): string {
  const middles = path.map(([column, row]): Point => [column * 10 + 5, row * 10 + 5]);
  const [first = [0, 0]] = middles;
  const last = middles[middles.length - 1] ?? first;
  const points: Point[] = [[-1, first[1]], ...middles, [path.length * 10 + 1, last[1]]];
  const marks = [false, ...path.map(isLit), false];
  return points
    .slice(1)
    .map((point, index) => {
      const before = points[index] ?? point;
      const isEdge = index === 0 || index === path.length;
      const clear = isEdge ? CLEAR.edge : before[1] === point[1] ? CLEAR.row : CLEAR.slope;
      const from = between(before, point, marks[index] === true ? clear : 0);
      return `M${from}L${between(before, point, marks[index + 1] === true ? 1 - clear : 1)}`;
    })
    .join('');
}
