const channel = (value: number): string =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0');

/** Red, green and blue (0 to 255) of `#rgb` or `#rrggbb`; an alpha part is ignored. */
function toRgb(colour: string): [red: number, green: number, blue: number] {
  const digits = colour.replace('#', '');
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const part = (start: number): number => parseInt(full.slice(start, start + 2), 16);
  return [part(0), part(2), part(4)];
}

/**
 * The colour `share` (0 to 1) of the way from one colour to another, as `#rrggbb`. A colour may also be a name in braces,
 * such as `{a}`: the mixture is then written down, as `{{a}|#ffffff|0.3}`, for whoever fills in the name later.
 */
export function mix(from: string, to: string, share: number): string {
  if (from.includes('{') || to.includes('{'))
    return `{${from}|${to}|${Math.round(share * 100) / 100}}`;
  const [r1, g1, b1] = toRgb(from);
  const [r2, g2, b2] = toRgb(to);
  const step = (a: number, b: number): string => channel(a + (b - a) * share);
  return `#${step(r1, r2)}${step(g1, g2)}${step(b1, b2)}`;
}

/** A colour moved towards white by a share from 0 to 1. */
export const lighten = (colour: string, share: number): string => mix(colour, '#ffffff', share);

/** A colour moved towards near-black ink by a share from 0 to 1. */
export const darken = (colour: string, share: number): string => mix(colour, '#04060c', share);

/** Perceived brightness of a colour, 0 to about 252. */
export function brightness(colour: string): number {
  const [red, green, blue] = toRgb(colour);
  return red * 0.3 + green * 0.59 + blue * 0.11;
}
