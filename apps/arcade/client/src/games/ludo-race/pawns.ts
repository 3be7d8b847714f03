import { svg } from '../../dom.ts';

/** The four pawns, in the order of their lanes; see `apps/arcade/src/games/ludo-race/rules.ts`. */
export const PAWNS = ['red', 'green', 'yellow', 'blue'] as const;
/** A pawn, by its colour. */
export type Pawn = (typeof PAWNS)[number];

/** The light, the middle and the shade of each pawn. */
const PAINTS: Record<Pawn, readonly [string, string, string]> = {
  red: ['#f39aa2', '#e0394a', '#7f1b29'],
  green: ['#86d5ac', '#23a566', '#0f5535'],
  yellow: ['#fbdd9b', '#f0b02a', '#8d6312'],
  blue: ['#8ab5f2', '#2f78e0', '#153f80'],
};
const FOOT = 'M-17 18C-17 8-8 6-6-6H6C8 6 17 8 17 18C17 24-17 24-17 18Z';
const BODY = 'M-17 16C-17 8-8 6-6-6H6C8 6 17 8 17 16C12 21-12 21-17 16Z';

function stops(colours: readonly string[]) {
  return colours.map((colour, index) =>
    svg('stop', { offset: index / (colours.length - 1), 'stop-color': colour }),
  );
}

/** The paints of all pawns; they must be on the page once, in a drawing that is shown. */
export function createPaints(): SVGDefsElement {
  const paints = PAWNS.flatMap((pawn) => {
    const [light, middle, shade] = PAINTS[pawn];
    return [
      svg('linearGradient', { id: `ludo-${pawn}` }, ...stops([light, middle, shade])),
      svg(
        'radialGradient',
        { id: `ludo-${pawn}-head`, cx: 0.38, cy: 0.32, r: 0.78 },
        ...stops(['#ffffff', light, middle, shade]),
      ),
    ];
  });
  return svg('defs', {}, ...paints);
}

/** A turned pawn that stands on 0, 20 and is 50 high. */
export function createPawn(pawn: Pawn): SVGGElement {
  const paint = `url(#ludo-${pawn})`;
  return svg(
    'g',
    { class: 'ludo__pawn' },
    svg('ellipse', { class: 'ludo__shade', cy: 20, rx: 20, ry: 7 }),
    svg('path', { d: FOOT, fill: paint }),
    svg('path', { class: 'ludo__dim', d: FOOT }),
    svg('path', { d: BODY, fill: paint }),
    svg('ellipse', { cy: -6, rx: 10, ry: 3.6, fill: paint }),
    svg('circle', { cy: -17, r: 11.5, fill: `url(#ludo-${pawn}-head)` }),
    svg('path', { class: 'ludo__shine', d: 'M-10 12C-8 7-4 5-4-2' }),
  );
}

/** A pawn as the sign of a button. */
export function createPawnSign(pawn: Pawn): SVGSVGElement {
  return svg('svg', { viewBox: '-20 -30 40 56', 'aria-hidden': 'true' }, createPawn(pawn));
}
