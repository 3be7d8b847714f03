import { svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { twang, whistle } from '../../senses/voices.ts';
import { createCourt } from '../parts/fixture/courts/court.ts';
import { startDuelRoom } from '../parts/fixture/duel-room.ts';
import { groundBox } from '../parts/fixture/courts/fields.ts';
import { varied } from '../parts/fixture/courts/figures.ts';
import type { FixtureView } from '../parts/fixture/news.ts';
import { ARCHERY_TEXTS } from './words.ts';

const TARGETS = { home: { x: 98, y: 176 }, away: { x: 268, y: 176 } };
/** How far from the middle an arrow of so many points is, in pixels: never at the edge of its ring. */
const OFF: Readonly<Record<string, number>> = { '10': 5, '9': 23, '8': 38, '7': 53 };
const RINGS = [
  [68, '#f4f4ee'],
  [61, '#2b2f38'],
  [46, '#3f8fe0'],
  [31, '#e5484d'],
  [15, '#ffd34d'],
] as const;

function face({ x, y }: { x: number; y: number }): SVGElement[] {
  return [
    svg('path', {
      d: `M${x - 44} ${y + 108}L${x} ${y}L${x + 44} ${y + 108}`,
      fill: 'none',
      stroke: '#7a5a36',
      'stroke-width': 7,
    }),
    svg('ellipse', { cx: x, cy: y + 112, rx: 60, ry: 9, fill: '#000', opacity: 0.2 }),
    ...RINGS.map(([r, fill]) =>
      svg('circle', { cx: x, cy: y, r, fill, stroke: '#000', 'stroke-opacity': 0.28 }),
    ),
    svg('circle', { cx: x, cy: y, r: 1.6, fill: '#5a3a10' }),
  ];
}

function range(palette: string | undefined): SVGElement[] {
  const lanes = 'M183 120V400M98 300V396M268 300V396';
  return [
    ...groundBox(palette, { x: -200, y: 236, width: 766, height: 390 }),
    svg('path', {
      d: lanes,
      stroke: '#fff',
      'stroke-opacity': 0.4,
      'stroke-width': 2,
      'stroke-dasharray': '6 7',
    }),
    ...face(TARGETS.home),
    ...face(TARGETS.away),
  ];
}

/** An archer from behind and above: bow across, arrow ahead. */
function archer(kit: string): SVGElement {
  return svg(
    'g',
    {},
    svg('ellipse', { cx: 2, cy: 7, rx: 13, ry: 8, fill: '#000', opacity: 0.28 }),
    svg('path', {
      d: 'M-11 3C-11-5-5-7 0-7C5-7 11-5 11 3C11 9 5 10 0 10C-5 10-11 9-11 3Z',
      fill: kit,
    }),
    svg('circle', { r: 5, fill: '#2a1a14' }),
    svg('path', {
      d: 'M-16-9Q0-21 16-9',
      fill: 'none',
      stroke: '#8a5a2a',
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
    svg('path', {
      d: 'M-16-9L0-3L16-9',
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.7,
      'stroke-width': 1,
    }),
  );
}

const sideOf = (view: FixtureView) => {
  const isTold = view.phase === 'shown' || view.phase === 'over';
  return (view.beat - (isTold ? 1 : 0)) % 2 === 0 ? 'home' : 'away';
};

/** What the game sounds like. */
export const tones: RoomTones = {
  start: whistle(2_100),
  wood: twang(147),
  stop: whistle(2_100, 2),
};

/** Archery: one contest for everybody, an arrow a beat. */
export function startRoom(frame: Frame): GameRules {
  const { state, format } = frame;
  const arrow = svg(
    'g',
    {},
    svg('path', { d: 'M0 0V17', stroke: '#1d1d1d', 'stroke-width': 2.4 }),
    svg('path', { d: 'M-4 18L0 11L4 18', fill: '#fff', stroke: '#1d1d1d', 'stroke-width': 0.8 }),
    svg('circle', { r: 2.4, fill: '#1d1d1d' }),
  );
  return startDuelRoom(frame, ARCHERY_TEXTS, ({ words, names }) => ({
    pitch: createCourt({
      label: words('label'),
      ground: () => range(state.palette),
      home: [[98, 348, 0]],
      away: [[268, 348, 0]],
      scale: 1.5,
      stray: 0,
      figure: archer,
      ball: arrow,
      rest: (view) => ({ x: TARGETS[sideOf(view)].x, y: 322 }),
      target(view) {
        const { x, y } = TARGETS[sideOf(view)];
        const turn = varied(view.fixtureNo, view.beat) * Math.PI * 2;
        const off = OFF[view.last ?? ''] ?? 23;
        return { x: x + Math.cos(turn) * off, y: y + Math.sin(turn) * off, lift: 14 };
      },
      tag: ({ last = '' }) => format.digits(last),
    }),
    middle: (view) =>
      words('arrow', {
        number: format.digits(Math.min(12, view.beat + 1)),
        all: format.digits(Number(view.state['arrows'])),
      }),
    foot: (view) => {
      const next = view.state['isHomeArrow'] === true ? 0 : 1;
      return words('foot', { side: names.side(view.sides[next]) });
    },
  }));
}
