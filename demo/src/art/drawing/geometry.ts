// Numbers and closed outlines for SVG path data. Angles are radians unless a name says degrees.
/** A point on the drawing. */
export type Point = readonly [x: number, y: number];

/** A full turn in radians. */
export const TAU = Math.PI * 2;

/** A number with at most one decimal, which is precise enough for a cover and short in the file. */
export const num = (value: number): string => (Math.round(value * 10) / 10).toString();

/** A number with at most two decimals, for scales and matrices. */
export const fine = (value: number): number => Math.round(value * 100) / 100;

/** Degrees in radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point at a distance and an angle from the origin. */
export const polar = (radius: number, angle: number): Point => [
  radius * Math.cos(angle),
  radius * Math.sin(angle),
];

/** Path data of a closed polygon. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;

/** A leaf or petal that points up from the origin; `belly` (0 to .8) is where it is widest. */
export function petal(length: number, halfWidth: number, belly = 0.45): string {
  const low = num(-length * 0.18);
  const high = num(-length * (belly + 0.2));
  return `M0 0C${num(halfWidth)} ${low} ${num(halfWidth * 1.05)} ${high} 0 ${num(-length)}C${num(-halfWidth * 1.05)} ${high} ${num(-halfWidth)} ${low} 0 0Z`;
}

/** A star with `tips` points; `inner` is the inner radius as a share of the outer one. */
export function star(radius: number, inner = 0.42, tips = 5): string {
  return polygon(
    Array.from({ length: tips * 2 }, (_, index) =>
      polar(index % 2 ? radius * inner : radius, (index * Math.PI) / tips - Math.PI / 2),
    ),
  );
}

/** A four-pointed glint with hollow sides. */
export function sparkle(radius: number): string {
  const near = num(radius * 0.1);
  const far = num(-radius * 0.1);
  return `M0 ${-radius}C${near} ${far} ${near} ${far} ${radius} 0C${near} ${near} ${near} ${near} 0 ${radius}C${far} ${near} ${far} ${near} ${-radius} 0C${far} ${far} ${far} ${far} 0 ${-radius}Z`;
}

/** A polygon with equal sides, its first corner at the top. */
export const regular = (radius: number, sides: number, turn = 0): string =>
  polygon(
    Array.from({ length: sides }, (_, index) =>
      polar(radius, (index * TAU) / sides - Math.PI / 2 + turn),
    ),
  );

/** Playing-card suits in a box of about 100 by 100 around the origin. */
export const spadePath =
  'M0-50C10-30 46-12 46 16C46 34 30 44 16 40C10 38 6 34 4 30C6 44 12 52 20 56H-20C-12 52-6 44-4 30C-6 34-10 38-16 40C-30 44-46 34-46 16C-46-12-10-30 0-50Z';
export const heartPath =
  'M0 50C-16 30-48 12-48-16C-48-36-34-48-20-48C-10-48-3-42 0-34C3-42 10-48 20-48C34-48 48-36 48-16C48 12 16 30 0 50Z';
export const diamondPath =
  'M0-54C10-34 24-14 40 0C24 14 10 34 0 54C-10 34-24 14-40 0C-24-14-10-34 0-54Z';
export const clubPath =
  'M0-50C14-50 24-40 24-27C24-20 21-14 16-10C22-12 46-14 46 8C46 22 34 30 22 30C14 30 8 26 4 20C6 38 12 48 20 54H-20C-12 48-6 38-4 20C-8 26-14 30-22 30C-34 30-46 22-46 8C-46-14-22-12-16-10C-21-14-24-20-24-27C-24-40-14-50 0-50Z';
