import { svg } from '../../dom.ts';
import { animate } from '../parts/animate.ts';
import { gradient, kitOf, placed, player, varied } from '../parts/fixture/courts/figures.ts';
import type { FixtureView } from '../parts/fixture/news.ts';
import type { Pitch } from '../parts/fixture/room.ts';

const WIDTH = 366;
const HEIGHT = 398;
const MIDDLE = { x: 183, y: 214 };
const STRIKER = { x: 183, y: 256 };
const BOWLER = { x: 176, y: 160 };
const RUN_UP = { x: 172, y: 88 };
const RUN_MS = 1_150;
const FLIGHT_MS = 900;
const HANG_MS = 700;
/** Where the fielders stand, and which way they look. */
const FIELD: readonly (readonly [number, number, number])[] = [
  [112, 96, 160],
  [262, 100, 200],
  [288, 142, 230],
  [330, 256, 280],
  [126, 214, 80],
  [48, 160, 110],
  [46, 266, 70],
  [118, 334, 30],
  [262, 330, 330],
];
/** How far a ball goes from the bat, in parts of the way to the boundary. */
const REACH: Readonly<Record<string, number>> = {
  '0': 0.24,
  '1': 0.55,
  '2': 0.74,
  '3': 0.86,
  '4': 1,
  '6': 1.14,
};

/** The grounds of the titles by the colours of their covers: grass from the middle out, what is around, and its stripes. */
const GROUNDS: Readonly<Record<string, { grass: string[]; around: string[]; mown: string }>> = {
  night: { grass: ['#3fa25a', '#2c8549', '#1c6236'], around: ['#10324a', '#071826'], mown: 'rows' },
  wine: { grass: ['#5f9a48', '#447c38', '#2c5a2a'], around: ['#4a1626', '#240a14'], mown: 'rings' },
  feltb: {
    grass: ['#4fae6e', '#348d58', '#1f6a44'],
    around: ['#163a86', '#0a1c48'],
    mown: 'cross',
  },
  cobalt: {
    grass: ['#359a78', '#22775f', '#135546'],
    around: ['#20309a', '#0e1650'],
    mown: 'plain',
  },
};

const oval = (rx: number, ry: number, look: Record<string, string | number>) =>
  svg('ellipse', { cx: MIDDLE.x, cy: MIDDLE.y, rx, ry, ...look });

/** The stripes of the mower, each title in its own way. */
function mownGrass(mown: string): SVGElement[] {
  const light = { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.05 };
  if (mown === 'plain') return [];
  if (mown === 'rings')
    return [150, 120, 90, 60].map((r) => oval(r * 1.14, r, { ...light, 'stroke-width': 13 }));
  const rows = Array.from({ length: 13 }, (_unused, index) => `M${index * 30 - 5} 0V${HEIGHT}`);
  const across = Array.from({ length: 14 }, (_unused, index) => `M0 ${index * 30}H${WIDTH}`);
  const d = [...rows, ...(mown === 'cross' ? across : [])].join('');
  return [svg('path', { d, ...light, 'stroke-width': 15 })];
}

function pitchStrip(): SVGElement[] {
  const strip = gradient('linear', ['#d9b98a', '#c7a06a', '#d9b98a']);
  const box = { x: 163, y: 148, width: 40, height: 124, rx: 3 };
  const stumps = [158, 264].flatMap((y) =>
    [-4, 0, 4].map((dx) =>
      svg('circle', { cx: 183 + dx, cy: y, r: 1.8, fill: '#fff3d0', stroke: '#7e5320' }),
    ),
  );
  return [
    strip.element,
    svg('rect', { ...box, fill: strip.paint }),
    svg('path', {
      d: 'M166 166H200M166 256H200M170 160V172M196 160V172M170 250V262M196 250V262',
      stroke: '#fff',
      'stroke-width': 1.6,
    }),
    ...stumps,
  ];
}

function ground(palette: string | undefined): SVGElement[] {
  const { grass, around, mown } = GROUNDS[palette ?? ''] ?? GROUNDS['night'] ?? FALLBACK;
  const stands = gradient('linear', around);
  const field = gradient('radial', grass);
  const rope = { fill: 'none', 'stroke-width': 2.5 };
  return [
    stands.element,
    field.element,
    svg('rect', { x: -200, y: -200, width: 766, height: 800, fill: stands.paint }),
    oval(190, 176, { fill: field.paint }),
    svg('clipPath', { id: 'cricket-field' }, oval(190, 176, {})),
    svg('g', { 'clip-path': 'url(#cricket-field)' }, ...mownGrass(mown)),
    oval(166, 152, { ...rope, stroke: '#fff', 'stroke-opacity': 0.9 }),
    oval(166, 152, { ...rope, stroke: '#c8202f', 'stroke-dasharray': '9 16' }),
    oval(98, 100, {
      fill: '#fff',
      'fill-opacity': 0.035,
      stroke: '#fff',
      'stroke-opacity': 0.5,
      'stroke-width': 1.3,
      'stroke-dasharray': '4 5',
    }),
    ...pitchStrip(),
  ];
}
const FALLBACK = { grass: ['#2c8549'], around: ['#10324a'], mown: 'rows' };

function bat(): SVGElement {
  return svg('path', {
    d: 'M9-8L20-17',
    stroke: '#f0cf92',
    'stroke-width': 4,
    'stroke-linecap': 'round',
  });
}

function people(view: FixtureView) {
  const innings = view.state['innings'] as unknown[];
  const isFirst = innings.length < 2 && view.state['isBreak'] !== true;
  const [home, away] = [kitOf('home', view.sides[0] ?? 0), kitOf('away', view.sides[1] ?? 0)];
  const [batting, fielding] = isFirst ? [home, away] : [away, home];
  const bowler = placed({ ...RUN_UP, turn: 180 }, player(fielding, '#f4f1e4'));
  return {
    batting,
    bowler,
    all: [
      ...FIELD.map(([x, y, turn]) =>
        placed({ x, y, turn, scale: 0.92 }, player(fielding, '#f4f1e4')),
      ),
      placed({ x: 183, y: 288, scale: 0.92 }, player(fielding, '#f4f1e4')),
      placed({ x: 172, y: 250, turn: 20 }, player(batting, '#2a2118', bat())),
      placed({ x: 203, y: 168, turn: 180 }, player(batting, '#2a2118', bat())),
      bowler,
    ],
  };
}

/** Where the ball of a beat goes; the same for everybody who watches. */
function pathOf({ fixtureNo, beat, last = '0' }: FixtureView) {
  if (last === 'W') return { end: { x: 183, y: 268 }, lift: 0 };
  const turn = varied(fixtureNo, beat) * Math.PI * 2;
  const reach = REACH[last] ?? 0.3;
  const rim = { x: MIDDLE.x + Math.cos(turn) * 163, y: MIDDLE.y + Math.sin(turn) * 149 };
  const end = {
    x: STRIKER.x + (rim.x - STRIKER.x) * reach,
    y: STRIKER.y + (rim.y - STRIKER.y) * reach,
  };
  return { end, lift: last === '6' ? 70 : last === '4' ? 14 : 6 };
}

/** The moving things of a ball: itself, its path, its shadow, and the tag at its end. */
function createBall(texts: (outcome: string) => string) {
  const trail = svg('path', {
    fill: 'none',
    stroke: '#fff',
    'stroke-width': 2.6,
    'stroke-dasharray': '1 6',
    'stroke-linecap': 'round',
  });
  const shadow = svg('ellipse', { rx: 5.5, ry: 3.5, fill: '#000', opacity: 0.35 });
  const ball = svg(
    'g',
    {},
    svg('circle', { r: 6, fill: '#d8243a' }),
    svg('path', { d: 'M-4-3.500Q0 0 4 3.500', stroke: '#fff', 'stroke-width': 1.2, fill: 'none' }),
    svg('ellipse', { cx: -2, cy: -2.6, rx: 1.8, ry: 1.2, fill: '#fff', opacity: 0.6 }),
  );
  const text = svg('text', { y: 6 });
  const plate = svg('rect', { x: -26, y: -14, width: 52, height: 28, rx: 9 });
  const tag = svg('g', { class: 'pitch-tag', visibility: 'hidden' }, plate, text);
  const moves = svg('g', { visibility: 'hidden' }, trail, shadow, ball);

  function place(view: FixtureView, share: number): void {
    const { end, lift } = pathOf(view);
    const x = STRIKER.x + (end.x - STRIKER.x) * share;
    const low = STRIKER.y + (end.y - STRIKER.y) * share;
    const y = low - Math.sin(share * Math.PI) * lift;
    ball.setAttribute('transform', `translate(${x} ${y})`);
    shadow.setAttribute('cx', String(x + 2));
    shadow.setAttribute('cy', String(low + 4));
    const bend = `${(STRIKER.x + x) / 2} ${(STRIKER.y + low) / 2 - lift * share}`;
    trail.setAttribute('d', `M${STRIKER.x} ${STRIKER.y}Q${bend} ${x} ${y}`);
    moves.setAttribute('visibility', 'visible');
  }
  return {
    elements: [moves, tag],
    place,
    bowled(share: number): void {
      trail.setAttribute('d', '');
      const y = BOWLER.y + (STRIKER.y - BOWLER.y) * share;
      ball.setAttribute('transform', `translate(${183 - 5 * (1 - share)} ${y})`);
      shadow.setAttribute('cx', '186');
      shadow.setAttribute('cy', String(y + 5));
      moves.setAttribute('visibility', 'visible');
    },
    hide(): void {
      moves.setAttribute('visibility', 'hidden');
      tag.setAttribute('visibility', 'hidden');
    },
    tag(view: FixtureView): void {
      const { end } = pathOf(view);
      text.textContent = texts(view.last ?? '');
      if (text.textContent === '') return;
      const x = Math.max(34, Math.min(WIDTH - 34, end.x));
      const y = Math.max(88, Math.min(HEIGHT - 66, end.y - 28));
      tag.setAttribute('transform', `translate(${x} ${y})`);
      tag.setAttribute('visibility', 'visible');
    },
  };
}

/** The ground from above, with fielders, batters, the run-up and the way of the last ball. */
export function createCricketPitch(options: {
  label: string;
  palette: string | undefined;
  texts: (outcome: string) => string;
}): Pitch {
  const ball = createBall(options.texts);
  const crowd = svg('g');
  const element = svg(
    'svg',
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: 'xMidYMid slice',
      role: 'img',
      'aria-label': options.label,
    },
    ...ground(options.palette),
    crowd,
    ...ball.elements,
  );
  let bowler: SVGElement | undefined;

  function stand(view: FixtureView): void {
    const now = people(view);
    bowler = now.bowler;
    crowd.replaceChildren(...now.all);
  }
  function runTo(share: number): void {
    const x = RUN_UP.x + (BOWLER.x - RUN_UP.x) * share;
    const y = RUN_UP.y + (BOWLER.y - RUN_UP.y) * share;
    bowler?.setAttribute('transform', `translate(${x} ${y}) rotate(180) scale(0.92)`);
  }
  return {
    element,
    show(view) {
      stand(view);
      runTo(view.phase === 'run' ? 1 : 0);
      const isOld = view.last === undefined || view.beat === 0;
      if (isOld || view.phase === 'run') return ball.hide();
      ball.place(view, 1);
      ball.tag(view);
    },
    run(view) {
      stand(view);
      ball.hide();
      // The ball leaves the hand at the end of the run-up and waits at the bat for what the server says.
      void animate(RUN_MS, (share) => {
        runTo(Math.min(1, share / 0.75));
        if (share > 0.75) ball.bowled((share - 0.75) / 0.25);
      });
    },
    async play(view) {
      runTo(1);
      await animate(FLIGHT_MS, (share) => ball.place(view, 1 - (1 - share) ** 2));
      ball.tag(view);
      await animate(HANG_MS, () => undefined);
    },
  };
}
