import { svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { thud, whistle } from '../../senses/voices.ts';
import { createCourt, type Stand } from '../parts/fixture/courts/court.ts';
import { startDuelRoom } from '../parts/fixture/duel-room.ts';
import { gradient, kitOf, player, varied } from '../parts/fixture/courts/figures.ts';
import type { FixtureView } from '../parts/fixture/news.ts';
import { KABADDI_TEXTS } from './words.ts';

/** Home stands below, six of its seven; the seventh raids. */
const HOME: readonly Stand[] = [
  [80, 322, 0],
  [126, 352, 0],
  [183, 362, 0],
  [240, 352, 0],
  [286, 322, 0],
  [183, 312, 0],
];
const AWAY: readonly Stand[] = [
  [80, 134, 180],
  [126, 106, 180],
  [183, 98, 180],
  [240, 106, 180],
  [286, 134, 180],
  [183, 146, 180],
];
/** How deep a raider goes, in pixels beyond the middle line. */
const DEPTH: Readonly<Record<string, number>> = { R1: 96, R2: 116, E: 44, T: 84 };

function court(): SVGElement[] {
  const around = gradient('linear', ['#0d2234', '#081523']);
  const [upper, lower] = [
    gradient('linear', ['#c9683a', '#b4552b']),
    gradient('linear', ['#2f6fa8', '#245a8c']),
  ];
  const line = { fill: 'none', stroke: '#fff' };
  return [
    around.element,
    upper.element,
    lower.element,
    svg('rect', { x: -200, y: -200, width: 766, height: 820, fill: around.paint }),
    svg('rect', { x: 12, y: 66, width: 342, height: 328, rx: 12, fill: '#123a5e' }),
    svg('rect', { x: 24, y: 76, width: 318, height: 154, fill: upper.paint }),
    svg('rect', { x: 24, y: 230, width: 318, height: 154, fill: lower.paint }),
    svg('path', { d: 'M24 76H342V384H24Z', ...line, 'stroke-width': 2.5 }),
    svg('path', { d: 'M24 230H342', ...line, 'stroke-width': 4 }),
    svg('path', {
      d: 'M24 166H342M24 294H342M58 76V384M308 76V384',
      ...line,
      'stroke-width': 2.2,
      'stroke-opacity': 0.85,
    }),
    svg('path', {
      d: 'M24 136H342M24 324H342',
      ...line,
      'stroke-width': 2.2,
      'stroke-opacity': 0.7,
      'stroke-dasharray': '6 6',
    }),
  ];
}

/** The side that raids in the beat that is played or comes next. */
const isHome = (view: FixtureView) => {
  const isTold = view.phase === 'shown' || view.phase === 'over';
  return (view.beat - (isTold ? 1 : 0)) % 2 === 0;
};

/** What the game sounds like. */
export const tones: RoomTones = { start: whistle(2_000), wood: thud(75), stop: whistle(2_000, 2) };

/** Kabaddi: one match for everybody, a raid a beat. */
export function startRoom(frame: Frame): GameRules {
  const { format } = frame;
  const raider = svg('g');
  let shown = '';
  function dress(view: FixtureView): void {
    const place = isHome(view) ? 'home' : 'away';
    const key = `${view.fixtureNo} ${place}`;
    if (key === shown) return;
    shown = key;
    const kit = kitOf(place, view.sides[place === 'home' ? 0 : 1] ?? 0);
    const ring = svg('circle', {
      r: 20,
      fill: '#fff',
      'fill-opacity': 0.12,
      stroke: '#fff',
      'stroke-opacity': 0.8,
      'stroke-width': 1.6,
    });
    const turned = svg('g', { transform: place === 'home' ? 'rotate(0)' : 'rotate(180)' });
    turned.append(player(kit, '#2a1a14'));
    raider.replaceChildren(ring, turned);
  }
  return startDuelRoom(frame, KABADDI_TEXTS, ({ words, names }) => ({
    pitch: createCourt({
      label: words('label'),
      ground: court(),
      home: HOME,
      away: AWAY,
      scale: 1.12,
      stray: 20,
      ball: raider,
      rest: (view) => ({ x: 183, y: isHome(view) ? 256 : 204 }),
      target(view) {
        const depth = DEPTH[view.last ?? ''] ?? 60;
        const x = 183 + (varied(view.fixtureNo, view.beat) - 0.5) * 150;
        return { x, y: isHome(view) ? 230 - depth : 230 + depth };
      },
      tag({ last = '' }) {
        if (last.startsWith('R')) return format.digits(`+${last.slice(1)}`);
        return last === '' ? '' : words(`tag${last}`);
      },
      move: (view) => dress(view),
    }),
    middle: (view) => words(view.state['half'] === 1 ? 'half1' : 'half2'),
    foot: (view) =>
      words('foot', {
        number: format.digits(Math.min(24, view.beat + 1)),
        side: names.side(view.sides[view.state['isHomeRaid'] === true ? 0 : 1]),
      }),
  }));
}
