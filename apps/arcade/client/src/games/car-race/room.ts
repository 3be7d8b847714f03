import { svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { hum, rattle } from '../../senses/voices.ts';
import { animate } from '../parts/animate.ts';
import { groundBox } from '../parts/fixture/courts/fields.ts';
import { KITS } from '../parts/fixture/courts/figures.ts';
import type { FixtureView } from '../parts/fixture/news.ts';
import { startFixtureRoom, type Pitch } from '../parts/fixture/room.ts';
import { roomWords } from '../room-words.ts';
import { CAR_RACE_TEXTS } from './words.ts';

const CARS = 5;
const TARGET = 5;
const WIDTH = 366;
const HEIGHT = 420;
const LANE = 58;
const LEFT = 38;
const START = 350;
const FINISH = 96;
const RUN_MS = 850;
const GAIN_MS = 900;
const HANG_MS = 400;

const laneX = (lane: number) => LEFT + LANE * (lane + 0.5);
const heightOf = (field: number) => START - ((START - FINISH) * field) / TARGET;
const fieldsOf = ({ state }: FixtureView) => (state['fields'] ?? []) as number[];
const laneOf = (outcome = '') => Number(outcome.slice(4)) - 1;

/** A car from above, with its number on the roof. */
function createCar(colour: string, number: string): SVGGElement {
  return svg(
    'g',
    {},
    svg('rect', { x: -15, y: -24, width: 34, height: 56, rx: 10, fill: '#000', opacity: 0.3 }),
    svg('path', {
      d: 'M-17-16H-13V-4H-17ZM13-16H17V-4H13ZM-17 10H-13V22H-17ZM13 10H17V22H13Z',
      fill: '#14161c',
    }),
    svg('path', {
      d: 'M-14-18C-12-28 12-28 14-18L15 20C14 29-14 29-15 20Z',
      fill: colour,
      stroke: '#000',
      'stroke-opacity': 0.35,
    }),
    svg('path', { d: 'M-10-10C-6-15 6-15 10-10L8-2H-8Z', fill: '#10202e', opacity: 0.85 }),
    svg('path', { d: 'M-8 18H8L10 24H-10Z', fill: '#10202e', opacity: 0.7 }),
    svg('circle', { cy: 8, r: 8, fill: '#fff' }),
    svg(
      'text',
      { y: 12.5, 'text-anchor': 'middle', 'font-size': 13, 'font-weight': 780, fill: '#14202c' },
      number,
    ),
  );
}

function road(palette: string | undefined): SVGElement[] {
  const lanes = Array.from(
    { length: CARS - 1 },
    (_unused, lane) => `M${LEFT + LANE * (lane + 1)} 60V400`,
  );
  const squares = Array.from({ length: 58 }, (_unused, index) => {
    const [column, row] = [index % 29, Math.floor(index / 29)];
    return (column + row) % 2 === 0
      ? `M${LEFT + column * 10} ${FINISH - 44 + row * 10}h10v10h-10Z`
      : '';
  });
  const edge = `M${LEFT - 6} -200V620M${LEFT + LANE * CARS + 6} -200V620`;
  return [
    ...groundBox(palette, { x: LEFT - 10, y: -200, width: LANE * CARS + 20, height: 820 }),
    svg('path', { d: edge, stroke: '#fff', 'stroke-width': 5 }),
    svg('path', { d: edge, stroke: '#d8303f', 'stroke-width': 5, 'stroke-dasharray': '16 16' }),
    svg('path', {
      d: lanes.join(''),
      stroke: '#fff',
      'stroke-opacity': 0.5,
      'stroke-width': 2,
      'stroke-dasharray': '14 12',
    }),
    svg('rect', { x: LEFT, y: FINISH - 44, width: LANE * CARS, height: 20, fill: '#111' }),
    svg('path', { d: squares.join(''), fill: '#fff' }),
  ];
}

/** The road from above: cars go up to the line, a field for each gain. */
function createRoad(
  label: string,
  palette: string | undefined,
  digits: (n: number) => string,
): Pitch {
  const cars = Array.from({ length: CARS }, (_unused, lane) =>
    createCar(KITS.home[lane] ?? '#fff', digits(lane + 1)),
  );
  const marks = svg('path', {
    stroke: '#fff',
    'stroke-opacity': 0.45,
    'stroke-width': 3,
    'stroke-linecap': 'round',
  });
  const element = svg(
    'svg',
    {
      viewBox: `0 -9 ${WIDTH} ${HEIGHT + 38}`,
      preserveAspectRatio: 'xMidYMid meet',
      role: 'img',
      'aria-label': label,
    },
    ...road(palette),
    marks,
    ...cars,
  );
  function place(fields: readonly number[]): void {
    for (const [lane, car] of cars.entries())
      car.setAttribute('transform', `translate(${laneX(lane)} ${heightOf(fields[lane] ?? 0)})`);
  }
  /** Wind behind the cars while they drive. */
  function drive(fields: readonly number[], share: number): void {
    const d = fields.map((field, lane) => {
      const y = heightOf(field) + 34;
      const long = 18 * Math.sin(share * Math.PI);
      return `M${laneX(lane) - 8} ${y}v${long}M${laneX(lane) + 8} ${y}v${long}`;
    });
    marks.setAttribute('d', share === 1 ? '' : d.join(''));
  }
  return {
    element,
    show(view) {
      place(fieldsOf(view));
      marks.setAttribute('d', '');
    },
    run(view) {
      const fields = fieldsOf(view);
      place(fields);
      void animate(RUN_MS, (share) => drive(fields, share));
    },
    async play(view) {
      const lane = laneOf(view.last);
      const after = fieldsOf(view);
      await animate(GAIN_MS, (share) => {
        const eased = 1 - (1 - share) ** 2;
        place(after.map((field, index) => (index === lane ? field - 1 + eased : field)));
      });
      await animate(HANG_MS, () => undefined);
    },
  };
}

/** What the game sounds like. */
export const tones: RoomTones = {
  start: hum(90, 260, 800),
  wood: hum(180, 120, 260),
  stop: rattle(1_800, 6),
};

/** A race of five cars: one race for everybody, a bend a beat. */
export function startRoom(frame: Frame): GameRules {
  const { state, format } = frame;
  const words = roomWords(state.language, CAR_RACE_TEXTS);
  return startFixtureRoom(frame, ({ names }) => ({
    pitch: createRoad(words('label'), state.palette, format.digits),
    standing: (view) => ({
      sides: [],
      middle:
        view.state['isOver'] === true
          ? words('ended')
          : words('left', { target: format.digits(TARGET) }),
    }),
    told(view) {
      if (view.last === undefined) return '';
      const car = names.pick(view.last, view.sides);
      return words(view.state['isOver'] === true ? 'wins' : 'gains', { car });
    },
    foot: (view) => words('foot', { number: format.digits(view.beat + 1) }),
    closed: words('closed'),
    steps: [words('step1'), words('step2')],
  }));
}
