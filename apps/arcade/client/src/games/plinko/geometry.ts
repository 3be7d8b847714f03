/** A point of the board in pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A moment of a fall: milliseconds from its start, and where the ball is. */
export interface Moment extends Point {
  readonly ms: number;
}

/** Where everything of a board lies that fills a stage of one size. */
export interface BoardGeometry {
  readonly rows: number;
  /** From one peg to the next, and from one field to the next. */
  readonly step: number;
  readonly rowHeight: number;
  readonly pegRadius: number;
  readonly ballRadius: number;
  readonly fieldTop: number;
  readonly fieldHeight: number;
  /** Where the mouth ends from which the ball comes. */
  readonly mouth: number;
  readonly peg: (row: number, index: number) => Point;
  /** Middle of a field, at the upper edge. */
  readonly field: (index: number) => Point;
}

const SIDE = 11;
/** Below this height the fields are lower and nearer to the edge. */
const LOW_HEIGHT = 330;
/** From the mouth to the first peg, from peg to peg, and from the last peg into the field. */
const FALL_MS = { first: 220, hop: 130, last: 250 } as const;
const SAMPLES = 6;

/** Lays a board of some rows into a stage. */
export function layBoard(width: number, height: number, rows: number): BoardGeometry {
  const isLow = height <= LOW_HEIGHT;
  const step = (width - 2 * SIDE) / (rows + 1);
  const top = Math.max(18, height * 0.075);
  const fieldHeight = isLow ? 32 : 36;
  const bottom = height - fieldHeight - (isLow ? 20 : 34);
  const rowHeight = (bottom - top) / (rows - 0.4);
  const fieldTop = bottom + (isLow ? 6 : 10);
  const pegRadius = Math.max(1.5, Math.min(5.2, rowHeight * 0.17, step * 0.19));
  return {
    rows,
    step,
    rowHeight,
    pegRadius,
    ballRadius: Math.max(3, Math.min(10.5, step * 0.4, rowHeight * 0.52)),
    fieldTop,
    fieldHeight,
    mouth: top - pegRadius * 3.4,
    peg: (row, index) => ({
      x: width / 2 + (index - (row + 2) / 2) * step,
      y: top + row * rowHeight,
    }),
    field: (index) => ({ x: SIDE + (index + 0.5) * step, y: fieldTop }),
  };
}

/** The peg that a ball meets in each row of a path: it falls on the middle one of the first. */
export function pegsOf(path: readonly number[]): number[] {
  let right = 0;
  return path.map((step) => {
    const met = right + 1;
    right += step;
    return met;
  });
}

/** Where the ball rests in a field. */
export function restIn(board: BoardGeometry, field: number): Point {
  const { x, y } = board.field(field);
  return { x, y: y - board.ballRadius * 0.7 };
}

/** When the ball meets the peg of each row. */
export function meetingMs(row: number): number {
  return FALL_MS.first + row * FALL_MS.hop;
}

/** Length of a fall through some rows. */
export function fallMs(rows: number): number {
  return meetingMs(rows - 1) + FALL_MS.last;
}

/**
 * The fall along a path that the server drew: even to the side, ever faster down, with a small hop from each peg. It
 * ends in the field of the path and nowhere else on the way.
 */
export function fallAlong(board: BoardGeometry, path: readonly number[]): Moment[] {
  const lift = board.pegRadius + board.ballRadius;
  const stops = pegsOf(path).map((index, row) => board.peg(row, index));
  const onPegs = stops.map(({ x, y }) => ({ x, y: y - lift }));
  const field = path.reduce((sum, step) => sum + step, 0);
  const start = { x: onPegs[0]?.x ?? 0, y: -2 * board.ballRadius };
  const points = [start, ...onPegs, restIn(board, field)];
  const moments: Moment[] = [{ ...start, ms: 0 }];
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index] ?? start;
    const begin = index === 0 ? 0 : meetingMs(index - 1);
    const end = index === path.length ? fallMs(path.length) : meetingMs(index);
    const hop = index === 0 ? 0 : board.rowHeight * 0.18;
    for (let sample = 1; sample <= SAMPLES; sample += 1) {
      const part = sample / SAMPLES;
      moments.push({
        ms: begin + (end - begin) * part,
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part ** 2 - Math.sin(part * Math.PI) * hop,
      });
    }
  }
  return moments;
}
