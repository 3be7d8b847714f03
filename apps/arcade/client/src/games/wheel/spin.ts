/** The curve of a spin: quick at once, slow for long. */
const CURVE = { x1: 0.12, y1: 0.7, x2: 0.1, y2: 1 } as const;
const TURNS = 5;
const BEND_SHARE = 0.32;

const along = (one: number, two: number, t: number) =>
  3 * (1 - t) * (1 - t) * t * one + 3 * (1 - t) * t * t * two + t * t * t;

/** Which share of the way is done after a share of the time. */
export function spinShare(time: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (along(CURVE.x1, CURVE.x2, middle) < time) low = middle;
    else high = middle;
  }
  return time >= 1 ? 1 : along(CURVE.y1, CURVE.y2, (low + high) / 2);
}

/** The angle at which the middle of a field is under the pointer, some turns beyond the angle of now. */
export function restAngle(field: number, fields: number, fromAngle: number): number {
  const rest = (-field * 360) / fields;
  const ahead = (((rest - fromAngle) % 360) + 360) % 360;
  return fromAngle + ahead + TURNS * 360;
}

/** Which pin is the last that has passed the pointer; the pins stand between the fields. */
export function pinAt(angle: number, fields: number): number {
  return Math.floor((angle * fields) / 360 + 0.5);
}

/** How far a pin bends the pointer, from 0 to 1: most where it lets go, and not at all in the middle of a field. */
export function bendAt(angle: number, fields: number): number {
  const place = (angle * fields) / 360 + 0.5;
  const left = 1 - (place - Math.floor(place));
  return Math.max(0, 1 - left / BEND_SHARE);
}
