import { svg } from '../../dom.ts';

/** A length that a boat gains, in pixels. */
export const LENGTH = 82;
const SEATS = [24, 35, 46, 57, 68];
const OAR = 17;
const SWING = 26;
const DRUM_Y = 13;

/** A long boat from above. */
export interface Boat {
  readonly element: SVGGElement;
  /** Puts its bow at a place of the picture. */
  placeAt: (x: number, y: number) => void;
  /** Shows crew and drum at a part of a stroke, from 0 to 1. */
  row: (share: number) => void;
}

function hull(colour: string): SVGElement[] {
  return [
    svg('path', { d: 'M4 4C18 26 18 70 4 96C-8 70-8 26 4 4Z', fill: '#000', opacity: 0.28 }),
    svg('path', {
      d: 'M0-6C15 22 14 68 0 92C-14 68-15 22 0-6Z',
      fill: '#4a2a14',
      stroke: '#2a160a',
    }),
    svg('path', { d: 'M0-6C7 6 10 14 11 22H-11C-10 14-7 6 0-6ZM-10 72H10L0 92Z', fill: colour }),
    svg('path', { d: 'M-8 24C-9 40-9 56-7 71H7C9 56 9 40 8 24Z', fill: '#9a683a' }),
  ];
}

/** The rowers in two rows, in shirts of the boat's colour. */
function crew(colour: string): SVGElement[] {
  return SEATS.flatMap((y) =>
    [-4.6, 4.6].flatMap((x) => [
      svg('ellipse', { cx: x, cy: y + 2, rx: 4.2, ry: 3.4, fill: colour }),
      svg('circle', { cx: x, cy: y, r: 2.7, fill: '#2a1a12' }),
    ]),
  );
}

/** Oars on both sides, each from its seat outwards, turned by an angle in degrees. */
function oarsAt(turn: number): string {
  const angle = (turn * Math.PI) / 180;
  const [out, back] = [OAR * Math.cos(angle), OAR * Math.sin(angle)];
  const d = SEATS.flatMap((y) =>
    [-1, 1].map((way) => `M${way * 6} ${y}l${(way * out).toFixed(1)} ${back.toFixed(1)}`),
  );
  return d.join('');
}

function plate(number: string): SVGElement[] {
  return [
    svg('circle', { cy: 82, r: 9.5, class: 'river__sign' }),
    svg('text', { y: 86.5, 'text-anchor': 'middle', class: 'river__number' }, number),
  ];
}

/** Makes a boat of a colour, with its lane's number on the stern and a drummer at the bow. */
export function createBoat(colour: string, number: string): Boat {
  const oars = svg('path', {
    d: oarsAt(0),
    stroke: '#f0d9a8',
    'stroke-width': 2,
    'stroke-linecap': 'round',
  });
  const beat = svg('circle', {
    cy: DRUM_Y,
    r: 5,
    fill: 'none',
    stroke: '#fff',
    'stroke-width': 2,
    opacity: 0,
  });
  const drum = svg('circle', { cy: DRUM_Y, r: 4.6, fill: '#f7ecd2', stroke: '#8a2a20' });
  const element = svg(
    'g',
    {},
    oars,
    ...hull(colour),
    ...crew(colour),
    drum,
    beat,
    ...plate(number),
  );
  return {
    element,
    placeAt: (x, y) => element.setAttribute('transform', `translate(${x} ${y.toFixed(1)})`),
    row(share) {
      oars.setAttribute('d', oarsAt(SWING * Math.sin(share * 2 * Math.PI)));
      const isBeating = share > 0 && share < 1;
      beat.setAttribute('r', String(5 + 11 * share));
      beat.setAttribute('opacity', isBeating ? (1 - share).toFixed(2) : '0');
    },
  };
}
