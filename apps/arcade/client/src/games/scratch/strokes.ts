/** Width of a finger's stroke, in CSS pixels. */
export const FINGER = 34;
/** A cell of which so much is scratched opens by itself. */
const OPENS_AT = 0.6;
/** Points of a cell, in each direction, that are looked at to find how much of it is scratched. */
const POINTS = 10;

/** A point of the board as a share of its width and height. */
export interface Point {
  x: number;
  y: number;
}

/** Width and height of the board in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The distance of a point from a line between two others. */
function distance(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - share * dx, point.y - from.y - share * dy);
}

/** Says how much of each cell of a board is scratched; `side` is the number of cells in a row and in a column. */
export function createCoverage(side: number) {
  const row = side * POINTS;
  const places = Array.from({ length: row * row }, (_unused, index): Point => {
    const [column, line] = [index % row, Math.floor(index / row)];
    return { x: (column + 0.5) / row, y: (line + 0.5) / row };
  });
  let bare = places.map(() => false);
  const cellOf = ({ x, y }: Point) => Math.floor(y * side) * side + Math.floor(x * side);
  return {
    clear() {
      bare = places.map(() => false);
    },
    /** Scratches from one point to another; answers the cells that are open by it. */
    scratch(from: Point, to: Point, { width, height }: Size): number[] {
      const scaled = ({ x, y }: Point): Point => ({ x: x * width, y: y * height });
      const counts = Array.from({ length: side * side }, () => 0);
      for (const [index, place] of places.entries()) {
        const isBare =
          bare[index] === true || distance(scaled(place), scaled(from), scaled(to)) <= FINGER / 2;
        bare[index] = isBare;
        const cell = cellOf(place);
        if (isBare) counts[cell] = (counts[cell] ?? 0) + 1;
      }
      return counts.flatMap((count, cell) => (count >= OPENS_AT * POINTS * POINTS ? [cell] : []));
    },
  };
}
