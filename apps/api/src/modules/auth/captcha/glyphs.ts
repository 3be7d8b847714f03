/** A point in the box of a glyph, which is 1 wide and 1.6 high. */
export type Point = readonly [x: number, y: number];
/** A line through points. */
export type Stroke = readonly Point[];

/**
 * The characters of a captcha as strokes. Letters that look like a digit or like another letter are left out, and so
 * are those that are too wide for their cell.
 */
export const GLYPHS: Readonly<Record<string, readonly Stroke[]>> = {
  '0': [ring(0.5, 0.8, 0.42, 0.72)],
  // The foot of the 1 and the bar of the 7 keep them apart at every slant.
  '1': [points('.25,.36 .55,.08 .55,1.52'), points('.2,1.52 .9,1.52')],
  '2': [[...arc(0.5, 0.5, 0.4, 0.42, -200, 40), ...points('.12,1.5 .9,1.5')]],
  '3': [arc(0.45, 0.46, 0.38, 0.38, -150, 90), arc(0.45, 1.14, 0.42, 0.4, -90, 150)],
  '4': [points('.68,1.52 .68,.1 .1,1.06 .95,1.06')],
  '5': [[...points('.85,.1 .25,.1 .2,.72'), ...arc(0.48, 1.06, 0.42, 0.44, -120, 140)]],
  '6': [points('.75,.08 .3,.6 .12,1.02'), ring(0.5, 1.1, 0.38, 0.4)],
  '7': [points('.1,.1 .9,.1 .4,1.52'), points('.3,.82 .8,.82')],
  '8': [ring(0.5, 0.44, 0.34, 0.34), ring(0.5, 1.15, 0.4, 0.38)],
  '9': [ring(0.5, 0.5, 0.38, 0.4), points('.88,.55 .72,1.1 .3,1.52')],
  A: [points('.05,1.52 .5,.08 .95,1.52'), points('.22,1.0 .78,1.0')],
  C: [arc(0.55, 0.8, 0.45, 0.72, 50, 310)],
  E: [points('.9,.08 .15,.08 .15,1.52 .9,1.52'), points('.15,.78 .75,.78')],
  F: [points('.9,.08 .15,.08 .15,1.52'), points('.15,.78 .75,.78')],
  H: [points('.12,.08 .12,1.52'), points('.88,.08 .88,1.52'), points('.12,.8 .88,.8')],
  J: [[...points('.75,.08 .75,1.1'), ...arc(0.43, 1.12, 0.32, 0.4, 0, 170)]],
  K: [points('.15,.08 .15,1.52'), points('.88,.08 .15,.85 .92,1.52')],
  L: [points('.18,.08 .18,1.52 .9,1.52')],
  N: [points('.12,1.52 .12,.08 .88,1.52 .88,.08')],
  P: [[...points('.15,1.52 .15,.08 .5,.08'), ...arc(0.5, 0.48, 0.4, 0.4, -90, 90), [0.15, 0.88]]],
  R: [
    [...points('.15,1.52 .15,.08 .5,.08'), ...arc(0.5, 0.46, 0.38, 0.38, -90, 90), [0.15, 0.84]],
    points('.45,.84 .92,1.52'),
  ],
  T: [points('.05,.08 .95,.08'), points('.5,.08 .5,1.52')],
  U: [[...points('.12,.08 .12,1.05'), ...arc(0.5, 1.08, 0.38, 0.44, 180, 0), [0.88, 0.08]]],
  V: [points('.05,.08 .5,1.52 .95,.08')],
  X: [points('.08,.08 .92,1.52'), points('.92,.08 .08,1.52')],
  Y: [points('.05,.08 .5,.8 .95,.08'), points('.5,.8 .5,1.52')],
};

function points(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return [x ?? 0, y ?? 0] as const;
  });
}

function arc(
  x: number,
  y: number,
  width: number,
  height: number,
  from: number,
  to: number,
): Point[] {
  const steps = 16;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + width * Math.cos(angle), y + height * Math.sin(angle)] as const;
  });
}

function ring(x: number, y: number, width: number, height: number): Point[] {
  return arc(x, y, width, height, 0, 360);
}
