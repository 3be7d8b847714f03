import { svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { thud, whistle } from '../../senses/voices.ts';
import { createCourt } from '../parts/fixture/courts/court.ts';
import { lines, stripes, surface, surroundings } from '../parts/fixture/courts/fields.ts';
import { boxPath, laid, type Lie } from '../parts/fixture/courts/lie.ts';
import type { Stand } from '../parts/fixture/courts/plan.ts';
import { startDuelRoom } from '../parts/fixture/duel-room.ts';
import {
  castDown,
  gradient,
  holdArms,
  kitOf,
  player,
  varied,
} from '../parts/fixture/courts/figures.ts';
import type { FixtureView } from '../parts/fixture/news.ts';
import { KABADDI_TEXTS } from './words.ts';

/** Home stands below, six of its seven; the seventh raids. */
const HOME: readonly Stand[] = [
  [64, 312, 40],
  [102, 342, 20],
  [154, 360, 5],
  [212, 360, -5],
  [264, 342, -20],
  [302, 312, -40],
];
const AWAY: readonly Stand[] = [
  [64, 148, 140],
  [102, 118, 160],
  [154, 100, 175],
  [212, 100, 185],
  [264, 118, 200],
  [302, 148, 220],
];
/** How deep a raider goes, in pixels beyond the middle line. */
const DEPTH: Readonly<Record<string, number>> = { R1: 96, R2: 116, E: 44, T: 84 };

const FIELD = { x: 24, y: 76, width: 318, height: 308 };
const MAT = { x: -30, y: 62, width: 426, height: 338 };
/** The lines that are dashed: from there on a raid counts one more. */
const BONUS = 'M24 136H342M24 324H342';

function court(lie: Lie): SVGElement[] {
  const half = (y: number, colours: readonly string[]) => {
    const { element, paint } = gradient('linear', colours);
    return [element, surface(lie, { ...FIELD, y, height: FIELD.height / 2 }, paint)];
  };
  return [
    ...surroundings(lie, ['#0d2234', '#081523']),
    surface(lie, MAT, '#123a5e'),
    ...half(76, ['#c9683a', '#b4552b']),
    ...half(230, ['#2f6fa8', '#245a8c']),
    stripes(lie, FIELD, 16),
    lines(lie, 'M24 166H342M24 294H342M58 76V384M308 76V384', 2.4),
    svg('path', {
      d: laid(lie, BONUS),
      stroke: '#fff',
      'stroke-opacity': 0.7,
      'stroke-width': 2.4,
      'stroke-dasharray': '6 6',
    }),
    lines(lie, boxPath(FIELD), 2.6),
    lines(lie, 'M24 230H342', 4),
  ];
}

/** The side that raids in the beat that is played or comes next. */
const isHome = (view: FixtureView) => {
  const isTold = view.phase === 'shown' || view.phase === 'over';
  return (view.beat - (isTold ? 1 : 0)) % 2 === 0;
};

/** What the game sounds like. */
export const tones: RoomTones = { start: whistle(2_000), wood: thud(75), stop: whistle(2_000, 2) };

/** The players of both sides; those who defend hold the arms wide, to catch. */
function createSides() {
  const figures: Record<'home' | 'away', Element[]> = { home: [], away: [] };
  return {
    draw(kit: string, place: 'home' | 'away', index: number): SVGElement {
      const figure = player(kit, '#2a1a14');
      figures[place][index] = figure;
      return figure;
    },
    defend(defending: 'home' | 'away'): void {
      for (const place of ['home', 'away'] as const)
        for (const figure of figures[place])
          holdArms(figure, place === defending ? 'wide' : 'rest');
    },
  };
}

/** Kabaddi: one match for everybody, a raid a beat. */
export function startRoom(frame: Frame): GameRules {
  const { format } = frame;
  const raider = svg('g');
  const sides = createSides();
  let shown = '';
  function dress(view: FixtureView): void {
    const place = isHome(view) ? 'home' : 'away';
    const key = `${view.fixtureNo} ${place}`;
    if (key === shown) return;
    shown = key;
    sides.defend(place === 'home' ? 'away' : 'home');
    const kit = kitOf(place, view.sides[place === 'home' ? 0 : 1] ?? 0);
    const ring = svg('circle', {
      r: 19,
      fill: '#fff',
      'fill-opacity': 0.12,
      stroke: '#fff',
      'stroke-opacity': 0.8,
      'stroke-width': 1.6,
    });
    const turn = place === 'home' ? -18 : 162;
    const turned = svg('g', { transform: `rotate(${turn}) scale(1.1)` });
    const figure = player(kit, '#2a1a14');
    holdArms(figure, 'forward');
    castDown(figure, turn);
    turned.append(figure);
    raider.replaceChildren(svg('g', { transform: 'scale(1.4)' }, ring, turned));
  }
  return startDuelRoom(frame, KABADDI_TEXTS, ({ words, names }) => ({
    pitch: createCourt({
      label: words('label'),
      ground: court,
      field: FIELD,
      sight: { widest: 2.2, margin: 14 },
      home: HOME,
      away: AWAY,
      scale: 1.36,
      figure: sides.draw,
      tagLift: 46,
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
