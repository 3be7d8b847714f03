import { svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { click, hum } from '../../senses/voices.ts';
import { createCourt } from '../parts/fixture/courts/court.ts';
import type { Stand } from '../parts/fixture/courts/plan.ts';
import { startDuelRoom } from '../parts/fixture/duel-room.ts';
import { gradient, varied } from '../parts/fixture/courts/figures.ts';
import { lookOfMap, type MapLook } from './maps.ts';
import { ESPORTS_TEXTS } from './words.ts';

const HOME: readonly Stand[] = [
  [90, 344, 0],
  [136, 356, 0],
  [183, 340, 0],
  [230, 356, 0],
  [276, 344, 0],
];
const AWAY: readonly Stand[] = HOME.map(([x, y]) => [x, 464 - y, 180] as const);
const BEACON = { x: 183, y: 232 };

/** A unit of a squad: a hull with its direction, so that it is told from people. */
function unit(kit: string): SVGElement {
  return svg(
    'g',
    {},
    svg('ellipse', { cx: 2, cy: 4, rx: 11, ry: 9, fill: '#000', opacity: 0.35 }),
    svg('path', {
      d: 'M0-12L9 8H-9Z',
      fill: kit,
      stroke: '#fff',
      'stroke-opacity': 0.7,
      'stroke-width': 1.4,
      'stroke-linejoin': 'round',
    }),
    svg('circle', { cy: 1, r: 3.2, fill: '#fff', opacity: 0.85 }),
  );
}

/** The walls of a map, in the colour of its lines. */
function wallsOf(walls: MapLook['walls'], line: string): SVGElement[] {
  return walls.map(([x, y, width, height]) =>
    svg('rect', {
      x,
      y,
      width,
      height,
      rx: 5,
      fill: line,
      'fill-opacity': 0.26,
      stroke: line,
      'stroke-opacity': 0.65,
    }),
  );
}

function map(palette: string | undefined, motif: string | undefined): SVGElement[] {
  const { floor, line, walls } = lookOfMap(palette, motif);
  const ground = gradient('linear', floor);
  const grid = Array.from({ length: 17 }, (_unused, index) => `M${18 + index * 20.6} 70V394`);
  const rows = Array.from({ length: 16 }, (_unused, index) => `M18 ${72 + index * 21.4}H348`);
  return [
    ground.element,
    svg('rect', { x: -200, y: -200, width: 766, height: 820, fill: ground.paint }),
    svg('path', { d: [...grid, ...rows].join(''), stroke: line, 'stroke-opacity': 0.16 }),
    svg('rect', {
      x: 18,
      y: 70,
      width: 330,
      height: 324,
      rx: 14,
      fill: 'none',
      stroke: line,
      'stroke-opacity': 0.6,
      'stroke-width': 2,
    }),
    ...wallsOf(walls, line),
    svg('circle', {
      cx: BEACON.x,
      cy: BEACON.y,
      r: 26,
      fill: line,
      'fill-opacity': 0.12,
      stroke: line,
      'stroke-dasharray': '5 5',
    }),
    svg('path', { d: 'M183 214L190 240H176Z', fill: line }),
  ];
}

/** What the game sounds like. */
export const tones: RoomTones = {
  start: hum(260, 520, 240),
  wood: click(700),
  stop: hum(520, 260, 300),
};

/** Rounds of two squads on a map: one map for everybody, a round a beat. */
export function startRoom(frame: Frame): GameRules {
  const { state, format } = frame;
  const ring = svg('circle', {
    r: 20,
    fill: '#fff',
    'fill-opacity': 0.2,
    stroke: '#fff',
    'stroke-width': 2.4,
  });
  return startDuelRoom(frame, ESPORTS_TEXTS, ({ words }) => ({
    pitch: createCourt({
      label: words('label'),
      ground: () => map(state.palette, state.motif),
      home: HOME,
      away: AWAY,
      scale: 1,
      stray: 96,
      figure: (kit) => unit(kit),
      ball: svg('g', {}, ring),
      rest: () => BEACON,
      target(view) {
        const { last = '' } = view;
        if (!last.endsWith('E')) return BEACON;
        const x = 183 + (varied(view.fixtureNo, view.beat) - 0.5) * 180;
        return { x, y: last.startsWith('H') ? 140 : 326 };
      },
      tag: ({ last = '' }) => (last === '' ? '' : words(`tag${last.slice(1)}`)),
    }),
    middle: (view) => words('to', { target: format.digits(Number(view.state['target'])) }),
    foot: (view) => words('foot', { number: format.digits(view.beat + 1) }),
    bars: (view) =>
      ((view.state['past'] ?? []) as string[]).map((outcome) => (outcome.startsWith('H') ? 9 : -9)),
  }));
}
