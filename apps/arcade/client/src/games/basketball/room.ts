import { svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { hum, thud, whistle } from '../../senses/voices.ts';
import { createCourt, plainBall } from '../parts/fixture/courts/court.ts';
import { startDuelRoom } from '../parts/fixture/duel-room.ts';
import { fieldGround, lines } from '../parts/fixture/courts/fields.ts';
import { varied } from '../parts/fixture/courts/figures.ts';
import { arc, boxPath, laid, type Lie } from '../parts/fixture/courts/lie.ts';
import type { Stand } from '../parts/fixture/courts/plan.ts';
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

const FIELD = { x: 34, y: 76, width: 298, height: 308 };
const FLOOR = { x: 14, y: 58, width: 338, height: 440 };
/** The keys, the lines from which a throw counts three, the middle with its circle. */
const LINES = [
  'M34 230H332M143 76V150H223V76M143 384V310H223V384',
  `M64 76V104${arc({ x: 183, y: 104 }, [119, 92], 180, 0).replace('M', 'L')}V76`,
  `M64 384V356${arc({ x: 183, y: 356 }, [119, 92], 180, 360).replace('M', 'L')}V384`,
  arc({ x: 183, y: 230 }, [36, 36]),
].join('');

const drawHoop = ({ seen, unit }: Lie, place: { x: number; y: number }) => {
  const { x, y, scale } = seen(place.x, place.y);
  const [rx, ry] = [11 * unit * scale, 8 * unit * scale];
  return svg('ellipse', {
    cx: x,
    cy: y,
    rx,
    ry,
    fill: 'none',
    stroke: '#ff7a3c',
    'stroke-width': 3,
  });
};

function court(lie: Lie, palette: string | undefined): SVGElement[] {
  const planks = Array.from({ length: 17 }, (_unused, index) => `M${14 + index * 20} 58V498`);
  const dark = { stroke: '#000', 'stroke-opacity': 0.08, fill: 'none' };
  return [
    ...fieldGround(lie, palette, FLOOR),
    svg('path', { d: laid(lie, planks.join('')), ...dark }),
    svg('path', {
      d: laid(lie, 'M143 76H223V150H143ZM143 384H223V310H143Z'),
      fill: '#000',
      opacity: 0.14,
    }),
    lines(lie, boxPath(FIELD) + LINES, 2.4),
    lines(lie, 'M163 84H203M163 376H203', 3.4),
    drawHoop(lie, HOOPS.up),
    drawHoop(lie, HOOPS.down),
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
      ground: (lie) => court(lie, state.palette),
      field: FIELD,
      sight: { far: 0.82, widest: 2.1, margin: 12 },
      home: HOME,
      away: AWAY,
      scale: 1.3,
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
