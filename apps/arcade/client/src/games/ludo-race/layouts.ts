/** A rectangle of the drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the parts of the board lie. Lanes and fields count from 0; field 0 is before the first of the twelve. */
export interface Layout {
  name: 'tall' | 'wide';
  width: number;
  height: number;
  fieldOf: (lane: number, field: number) => Box;
  plateOf: (lane: number) => Box;
  homeOf: (lane: number) => Box;
  /** The middle of a pawn that stands on a field. */
  standOf: (lane: number, field: number) => readonly [x: number, y: number];
}

/** Lanes side by side, homes above: for a stage that is higher than wide. */
export function tallLayout(fields: number): Layout {
  const [lane, pitch, field, start] = [74, 82, 25, 361];
  const left = (at: number) => 27 + at * pitch;
  return {
    name: 'tall',
    width: 374,
    height: 456,
    fieldOf: (at, number) => ({
      x: left(at),
      y: start - number * field + 1.2,
      width: lane,
      height: field - 2.4,
    }),
    plateOf: (at) => ({ x: left(at), y: 380, width: lane, height: 42 }),
    homeOf: (at) => ({ x: left(at), y: 26, width: lane, height: 44 }),
    standOf: (at, number) => [
      left(at) + lane / 2,
      number === fields ? 45 : start + field / 2 - 13 - number * field,
    ],
  };
}

/** Lanes below each other, homes at the end: for a low stage. */
export function wideLayout(fields: number): Layout {
  // Between the plates and the first fields the pawns wait, so that none stands on a name.
  const [lane, pitch, field, start] = [50, 55, 20, 108];
  const top = (at: number) => 20 + at * pitch;
  return {
    name: 'wide',
    width: 418,
    height: 256,
    fieldOf: (at, number) => ({
      x: start + (number - 1) * field + 1,
      y: top(at),
      width: field - 2,
      height: lane,
    }),
    plateOf: (at) => ({ x: 18, y: top(at), width: 66, height: lane }),
    homeOf: (at) => ({ x: start + fields * field + 2, y: top(at), width: 50, height: lane }),
    standOf: (at, number) => [
      number === fields ? start + fields * field + 27 : start + (number - 0.5) * field,
      top(at) + 27,
    ],
  };
}
