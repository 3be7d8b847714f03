import { svg } from '../../dom.ts';
import { glowOnce } from '../parts/animate.ts';
import { createEmblem, createMark } from './emblems.ts';
import type { Box, Layout } from './layouts.ts';
import { createPawn, PAWNS } from './pawns.ts';

const HOP_MS = 140;
const HOP_HEIGHT = 6;
/** The fields that have a star. */
const MARKED = [4, 9];

/** A drawn board with its pawns. */
export interface Board {
  element: SVGSVGElement;
  /** Puts the pawn of a lane on a field. With `isHop` it goes there in a hop, otherwise at once. */
  stand: (lane: number, field: number, isHop: boolean) => void;
  /** Writes in which place the pawn of a lane came home; an empty text takes it away. */
  rank: (lane: number, text: string) => void;
  /** Lights the pawns of lanes once. */
  glow: (lanes: readonly number[]) => void;
}

/** What a board is drawn with. */
export interface BoardOptions {
  layout: Layout;
  fields: number;
  palette: string | undefined;
  /** Name of the pawn of a lane. */
  nameOf: (lane: number) => string;
}

const box = (name: string, { x, y, width, height }: Box, rx: number) =>
  svg('rect', { class: name, x, y, width, height, rx });
const at = (x: number, y: number) => `translate(${x}px, ${y}px)`;
const middle = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const;

function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** A lane with its home, its fields and the name of its pawn. */
function createLane(options: BoardOptions, lane: number) {
  const { layout, fields, palette, nameOf } = options;
  const [home, plate] = [layout.homeOf(lane), layout.plateOf(lane)];
  const [homeX, homeY] = middle(home);
  const [plateX, plateY] = middle(plate);
  const boxes = Array.from({ length: fields }, (_unused, index) => layout.fieldOf(lane, index + 1));
  const squares = boxes.map((one) => box('ludo__field', one, 5));
  const marks = MARKED.map((field) => createMark(...middle(boxes[field - 1] ?? home)));
  const name = svg('text', { class: 'ludo__name', x: plateX, y: plateY + 6 });
  name.textContent = nameOf(lane);
  const rank = svg('text', { class: 'ludo__rank', x: home.x + home.width - 11, y: home.y + 18 });
  const element = svg(
    'g',
    { class: `ludo__lane ludo__lane--${PAWNS[lane]}` },
    box('ludo__paint', home, 12),
    createEmblem(palette, homeX, homeY),
    ...squares,
    ...marks,
    box('ludo__paint', plate, 12),
    box('ludo__plate', inset(plate, 7), 8),
    name,
  );
  return {
    element,
    rank,
    /** Colours the fields that the pawn has passed. */
    pass(field: number) {
      for (const [index, square] of squares.entries())
        square.classList.toggle('is-past', index < field);
      for (const [index, mark] of marks.entries())
        mark.classList.toggle('is-past', (MARKED[index] ?? 0) <= field);
    },
  };
}

/** Draws the board of a layout, with every pawn before its first field. */
export function createBoard(options: BoardOptions): Board {
  const { layout } = options;
  const lanes = PAWNS.map((_pawn, lane) => createLane(options, lane));
  const pawns = PAWNS.map((pawn) => createPawn(pawn));
  const places = PAWNS.map((_pawn, lane) => layout.standOf(lane, 0));
  const frame = { x: 6, y: 4, width: layout.width - 12, height: layout.height - 8 };
  const element = svg(
    'svg',
    {
      class: `ludo__board ludo__board--${layout.name}`,
      viewBox: `0 0 ${layout.width} ${layout.height}`,
      'aria-hidden': 'true',
    },
    box('ludo__frame', frame, 20),
    box('ludo__cloth', inset(frame, 8), 14),
    ...lanes.map((lane) => lane.element),
    ...pawns,
    ...lanes.map((lane) => lane.rank),
  );
  for (const [lane, pawn] of pawns.entries()) {
    const [x, y] = places[lane] ?? [0, 0];
    pawn.style.transform = at(x, y);
  }

  return {
    element,
    stand(lane, field, isHop) {
      const [pawn, from, to] = [pawns[lane], places[lane], layout.standOf(lane, field)];
      if (pawn === undefined || from === undefined) return;
      places[lane] = to;
      lanes[lane]?.pass(field);
      pawn.style.transform = at(...to);
      if (!isHop) return;
      const top = Math.min(from[1], to[1]) - HOP_HEIGHT;
      const half = { transform: at((from[0] + to[0]) / 2, top) };
      pawn.animate([{ transform: at(...from) }, half, { transform: at(...to) }], {
        duration: HOP_MS,
        easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      });
    },
    rank(lane, text) {
      const mark = lanes[lane]?.rank;
      if (mark !== undefined) mark.textContent = text;
    },
    glow(glowing) {
      for (const pawn of glowing.map((lane) => pawns[lane])) {
        if (pawn !== undefined) glowOnce(pawn, 1.4);
      }
    },
  };
}
