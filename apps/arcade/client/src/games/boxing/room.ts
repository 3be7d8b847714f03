import { svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { bell, thud } from '../../senses/voices.ts';
import { createCourt } from '../parts/fixture/courts/court.ts';
import { startDuelRoom } from '../parts/fixture/duel-room.ts';
import { fieldGround, surface } from '../parts/fixture/courts/fields.ts';
import { player } from '../parts/fixture/courts/figures.ts';
import { laid, boxPath, type Lie } from '../parts/fixture/courts/lie.ts';
import { BOXING_TEXTS } from './words.ts';

const RING = { x: 48, y: 96, width: 270, height: 270 };
/** With room for the posts above and below. */
const FIELD = { ...RING, y: 86, height: 294 };
const APRON = { x: 32, y: 80, width: 302, height: 302 };

function ring(lie: Lie, palette: string | undefined): SVGElement[] {
  const ropes = [0, 9, 18].map((inset, index) => {
    const { x, y, width, height } = RING;
    const box = {
      x: x + inset,
      y: y + inset,
      width: width - inset * 2,
      height: height - inset * 2,
    };
    const stroke = ['#e84a52', '#ffffff', '#4a8ae8'][index];
    return svg('path', { d: laid(lie, boxPath(box)), fill: 'none', stroke, 'stroke-width': 3.4 });
  });
  const posts = [
    [48, 96, '#e84a52'],
    [318, 366, '#4a8ae8'],
    [318, 96, '#ffffff'],
    [48, 366, '#ffffff'],
  ] as const;
  const middle = lie.seen(183, 231);
  return [
    ...fieldGround(lie, palette, APRON),
    surface(lie, RING, '#e9e2d2'),
    svg('circle', {
      cx: middle.x,
      cy: middle.y,
      r: 62 * lie.unit,
      fill: 'none',
      stroke: '#b9ad92',
      'stroke-width': 3,
    }),
    ...ropes,
    ...posts.map(([atX, atY, fill]) => {
      const { x, y } = lie.seen(atX, atY);
      return svg('rect', {
        x: x - 10,
        y: y - 10,
        width: 20,
        height: 20,
        rx: 4,
        fill,
        stroke: '#222',
      });
    }),
  ];
}

/** A boxer from above, with gloves held before the head. */
function boxer(kit: string): SVGElement {
  const gloves = svg(
    'g',
    {},
    svg('circle', { cx: -6, cy: -12, r: 4.6, fill: kit, stroke: '#000', 'stroke-opacity': 0.3 }),
    svg('circle', { cx: 6, cy: -12, r: 4.6, fill: kit, stroke: '#000', 'stroke-opacity': 0.3 }),
  );
  return player(kit, '#2a1a14', gloves);
}

const spotOf = (last = '') => (last.startsWith('H') ? { x: 140, y: 270 } : { x: 226, y: 192 });

/** What the game sounds like. */
export const tones: RoomTones = {
  start: bell(820, 500),
  wood: thud(90),
  stop: bell(810, 900),
};

/** Boxing on points: one bout for everybody, a round a beat. */
export function startRoom(frame: Frame): GameRules {
  const { state, format } = frame;
  const light = svg('circle', { r: 30, fill: 'none', stroke: '#ffb020', 'stroke-width': 4 });
  return startDuelRoom(frame, BOXING_TEXTS, ({ words }) => ({
    pitch: createCourt({
      label: words('label'),
      ground: (lie) => ring(lie, state.palette),
      field: FIELD,
      sight: { widest: 1.5, margin: 18 },
      home: [[140, 270, 48]],
      away: [[226, 192, 228]],
      scale: 2.3,
      tagLift: 50,
      stray: 34,
      figure: boxer,
      ball: svg('g', {}, light),
      rest: () => ({ x: 183, y: 231 }),
      target: ({ last }) =>
        last === 'E' || last === undefined ? { x: 183, y: 231 } : spotOf(last),
      tag({ last }) {
        const points: Record<string, string> = { H: '10–9', A: '9–10', HC: '10–8', AC: '8–10' };
        return last === 'E' ? words('even') : format.digits(points[last ?? ''] ?? '');
      },
    }),
    middle: (view) =>
      words('round', {
        number: format.digits(Math.min(8, view.beat + 1)),
        all: format.digits(Number(view.state['rounds'])),
      }),
    foot: () => words('foot'),
  }));
}
