import { svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { thud, whistle } from '../../senses/voices.ts';
import { createCourt, footballBall, type Stand } from '../parts/fixture/court.ts';
import { startDuelRoom } from '../parts/fixture/duel-room.ts';
import { groundBox, lines, stripes } from '../parts/fixture/fields.ts';
import { varied } from '../parts/fixture/figures.ts';
import type { FixtureView } from '../parts/fixture/news.ts';
import { FOOTBALL_TEXTS } from './words.ts';

const FIELD = { x: 28, y: 78, width: 310, height: 300 };
const HOME: readonly Stand[] = [
  [183, 362, 0],
  [80, 306, 0],
  [145, 318, 0],
  [221, 318, 0],
  [286, 306, 0],
  [96, 246, 0],
  [160, 258, 0],
  [246, 250, 0],
  [110, 176, 0],
  [196, 190, 0],
  [262, 168, 0],
];
const AWAY: readonly Stand[] = HOME.map(([x, y]) => [366 - x + 6, 456 - y, 180] as const);
/** Where the ball goes: goals are at the ends, home attacks upwards. */
const ENDS: Readonly<Record<string, readonly [number, number]>> = {
  H: [183, 74],
  h: [183, 118],
  m: [183, 228],
  a: [183, 338],
  A: [183, 382],
};
/** How strong the pressure of an outcome was, for the bars: above zero for home. */
const PRESSURE: Readonly<Record<string, number>> = { H: 13, h: 8, m: 1, a: -8, A: -13 };

function spotOf(view: FixtureView, beat: number, outcome = 'm') {
  const [x, y] = ENDS[outcome] ?? [183, 228];
  const isGoal = outcome === 'H' || outcome === 'A';
  return { x: x + (varied(view.fixtureNo, beat) - 0.5) * (isGoal ? 24 : 190), y };
}

const goal = (top: number) =>
  svg('rect', {
    x: 156,
    y: top,
    width: 54,
    height: 12,
    fill: '#fff',
    'fill-opacity': 0.22,
    stroke: '#fff',
    'stroke-width': 2,
  });

function field(palette: string | undefined): SVGElement[] {
  const { x, y, width, height } = FIELD;
  return [
    ...groundBox(palette, { x: 14, y: 64, width: 338, height: 328, rx: 10 }),
    stripes(FIELD, 10),
    lines(
      `M${x} ${y}H${x + width}V${y + height}H${x}ZM${x} 228H${x + width}` +
        'M98 78V126H268V78M140 78V98H226V78M98 378V330H268V378M140 378V358H226V378',
    ),
    svg('circle', {
      cx: 183,
      cy: 228,
      r: 40,
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.85,
      'stroke-width': 2,
    }),
    svg('circle', { cx: 183, cy: 228, r: 2.6, fill: '#fff' }),
    goal(66),
    goal(378),
  ];
}

/** What the game sounds like. */
export const tones: RoomTones = { start: whistle(2_200), wood: thud(135), stop: whistle(2_200, 3) };

/** Football: one match for everybody, five minutes a beat. */
export function startRoom(frame: Frame): GameRules {
  const { state, format } = frame;
  return startDuelRoom(frame, FOOTBALL_TEXTS, ({ words }) => ({
    pitch: createCourt({
      label: words('label'),
      ground: field(state.palette),
      home: HOME,
      away: AWAY,
      scale: 0.82,
      stray: 44,
      ball: footballBall(),
      rest: (view) => {
        const past = (view.state['past'] ?? []) as string[];
        const isTold = view.phase === 'shown' || view.phase === 'over';
        const before = past[past.length - (isTold ? 2 : 1)];
        const beat = view.beat - (isTold ? 1 : 0);
        // After a goal the ball is in the middle again.
        const isGoal = before === 'H' || before === 'A';
        return spotOf(view, isGoal ? 0 : beat, before === undefined || isGoal ? 'm' : before);
      },
      target: (view) => ({ ...spotOf(view, view.beat, view.last), lift: 26 }),
      tag: ({ last }) => (last === 'H' || last === 'A' ? words('goal') : ''),
    }),
    middle: (view) =>
      view.state['isHalf'] === true
        ? words('half')
        : words('minute', { minute: format.digits(Number(view.state['minute'] ?? 0)) }),
    foot: () => words('foot'),
    bars: (view) =>
      ((view.state['past'] ?? []) as string[]).map((outcome) => PRESSURE[outcome] ?? 0),
  }));
}
