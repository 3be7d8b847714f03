import { html, svg } from '../../../dom.ts';

/** Draws what stands on a face of a die, in a box of 100 by 100. */
export type DrawFace = (face: number) => SVGElement;

const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/**
 * Draws the pips of a face; the single pip of a one is larger, as on the dice of the east. They are one shape, since a table
 * of dice has a hundred faces.
 */
export function drawPips(face: number): SVGElement {
  const r = face === 1 ? 14 : 10.5;
  const pips = PIPS[face] ?? [];
  return svg('path', {
    class: face === 1 ? 'pips pips--one' : 'pips',
    d: pips
      .map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`)
      .join(''),
  });
}

/** A face as a picture that fills its box. */
export function createFace(face: number, draw: DrawFace = drawPips): SVGSVGElement {
  return svg('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, draw(face));
}

/** A small die seen from above, for fields and results; `--flat` is its size. */
export function createFlatDie(face: number, draw: DrawFace = drawPips): HTMLElement {
  return html('span', { class: 'flat-die', 'aria-hidden': 'true' }, createFace(face, draw));
}
