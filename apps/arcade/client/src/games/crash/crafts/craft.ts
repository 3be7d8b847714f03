/**
 * One shape of a craft: its outline and its colour. `a`, `b` and `c` are the palette's, with `+` lighter and `-` darker;
 * any other text is a colour. A shape with a width is a line.
 */
export type Shape = readonly [
  d: string,
  colour: string,
  width?: number | undefined,
  opacity?: number,
];

/** A craft, drawn around its middle in a box of about 240 by 240. */
export interface Craft {
  shapes: readonly Shape[];
  /** How far it is turned, in degrees. */
  turn?: number;
  /** Where flames come out while it flies: place, size and angle. */
  flames?: readonly (readonly [x: number, y: number, size: number, angle: number])[];
}
