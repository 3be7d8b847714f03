import { svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { hum, thud, whistle } from '../../senses/voices.ts';
import { createCourt, plainBall, type Stand } from '../parts/fixture/courts/court.ts';
import { startDuelRoom } from '../parts/fixture/duel-room.ts';
import { groundBox, lines } from '../parts/fixture/courts/fields.ts';
import { varied } from '../parts/fixture/courts/figures.ts';
import type { FixtureView } from '../parts/fixture/news.ts';
import { BASKETBALL_TEXTS } from './words.ts';

const HOME: readonly Stand[] = [
  [183, 268, 0],
  [86, 220, 0],
  [280, 220, 0],
  [120, 160, 0],
  [246, 160, 0],
];
const AWAY: readonly Stand[] = [
  [183, 196, 180],
  [110, 246, 180],
  [256, 246, 180],
  [140, 300, 180],
  [226, 300, 180],
];
const HOOPS = { up: { x: 183, y: 96 }, down: { x: 183, y: 362 } };

const drawHoop = ({ x, y }: { x: number; y: number }) =>
  svg('circle', { cx: x, cy: y, r: 8, fill: 'none', stroke: '#ff7a3c', 'stroke-width': 3 });

function court(palette: string | undefined): SVGElement[] {
  const planks = Array.from({ length: 15 }, (_unused, index) => `M${38 + index * 20} 76V384`);
  return [
    ...groundBox(palette, { x: 28, y: 72, width: 310, height: 316, rx: 8 }),
    svg('path', { d: planks.join(''), stroke: '#000', 'stroke-opacity': 0.08, 'stroke-width': 1 }),
    svg('path', { d: 'M143 76H223V150H143ZM143 384H223V310H143Z', fill: '#000', opacity: 0.14 }),
    lines('M34 76H332V384H34ZM34 230H332M143 76V150H223V76M143 384V310H223V384'),
    lines('M64 76V104A120 112 0 0 0 302 104V76M64 384V356A120 112 0 0 1 302 356V384'),
    svg('circle', {
      cx: 183,
      cy: 230,
      r: 36,
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.85,
      'stroke-width': 2,
    }),
    lines('M163 84H203M163 376H203', 3),
    drawHoop(HOOPS.up),
    drawHoop(HOOPS.down),
  ];
}

const isHome = (view: FixtureView) => {
  const isTold = view.phase === 'shown' || view.phase === 'over';
  return (view.beat - (isTold ? 1 : 0)) % 2 === 0;
};

/** What the game sounds like. */
export const tones: RoomTones = {
  start: whistle(2_300),
  wood: thud(110),
  stop: hum(311, 311, 600),
};

/** Basketball: one match for everybody, an attack a beat. */
export function startRoom(frame: Frame): GameRules {
  const { state, format } = frame;
  return startDuelRoom(frame, BASKETBALL_TEXTS, ({ words, names }) => ({
    pitch: createCourt({
      label: words('label'),
      ground: court(state.palette),
      home: HOME,
      away: AWAY,
      scale: 1.05,
      stray: 46,
      ball: plainBall('#e8792c', 7),
      rest: (view) => ({ x: 183 + (varied(view.fixtureNo, view.beat) - 0.5) * 120, y: 230 }),
      target(view) {
        const hoop = isHome(view) ? HOOPS.up : HOOPS.down;
        const isIn = view.last !== '0';
        const aside = (varied(view.fixtureNo, view.beat) - 0.5) * 90;
        const lift = view.last === '3' ? 60 : 34;
        return isIn ? { ...hoop, lift } : { x: hoop.x + aside + 14, y: hoop.y, lift };
      },
      tag: ({ last }) => (last === '2' || last === '3' ? format.digits(`+${last}`) : ''),
    }),
    middle: (view) =>
      words('quarter', { number: format.digits(Number(view.state['quarter'] ?? 1)) }),
    foot: (view) =>
      words('foot', {
        number: format.digits(Math.min(32, view.beat + 1)),
        side: names.side(view.sides[view.state['isHomeBall'] === true ? 0 : 1]),
      }),
  }));
}
