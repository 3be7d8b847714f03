import { html, svg } from '../../dom.ts';
import type { Format } from '../../format.ts';

/** The side that a hand went to. */
export type Side = 'player' | 'banker' | 'tie';

/** A ring of the big road: its place, its side, and the ties that followed. */
export interface Ring {
  column: number;
  row: number;
  side: Side;
  ties: number;
}

const ROWS = 6;
const BEADS = 36;
const RINGS = 12;
const CELL = 19;
const WIDTH = 18 * CELL;
const HEIGHT = ROWS * CELL;
const BEAD_WIDTH = 6 * CELL;

/**
 * The big road of hands, oldest first: a streak of a side goes down a column, and to the right where no place is left
 * below. Ties lie on the ring before them; those before the first ring on no ring.
 */
export function bigRoadOf(sides: readonly Side[]): Ring[] {
  const rings: Ring[] = [];
  const isTaken = (column: number, row: number) =>
    rings.some((ring) => ring.column === column && ring.row === row);
  let head = -1;
  for (const side of sides) {
    const last = rings[rings.length - 1];
    if (side === 'tie') {
      if (last !== undefined) last.ties += 1;
    } else if (last === undefined || last.side !== side) {
      head += 1;
      rings.push({ column: head, row: 0, side, ties: 0 });
    } else {
      const goesDown = last.row + 1 < ROWS && !isTaken(last.column, last.row + 1);
      const column = goesDown ? last.column : last.column + 1;
      rings.push({ column, row: goesDown ? last.row + 1 : last.row, side, ties: 0 });
    }
  }
  return rings;
}

function drawGrid(): SVGElement {
  const lines = [
    ...Array.from({ length: 17 }, (_unused, index) => `M${(index + 1) * CELL} 0V${HEIGHT}`),
    ...Array.from({ length: ROWS - 1 }, (_unused, index) => `M0 ${(index + 1) * CELL}H${WIDTH}`),
  ];
  return svg('path', { class: 'road__grid', d: lines.join('') });
}

function drawBeads(sides: readonly Side[], letterOf: (side: Side) => string): SVGElement[] {
  // A whole column leaves at once, so that the others stay where they are.
  const gone = Math.ceil(Math.max(0, sides.length - BEADS) / ROWS) * ROWS;
  return sides.slice(gone).map((side, index) => {
    const [x, y] = [(Math.floor(index / ROWS) + 0.5) * CELL, ((index % ROWS) + 0.5) * CELL];
    return svg(
      'g',
      { transform: `translate(${x} ${y})` },
      svg('circle', { class: `road__bead road__bead--${side}`, r: 8 }),
      svg('text', { class: 'road__letter', y: 4 }, letterOf(side)),
    );
  });
}

function drawRings(sides: readonly Side[]): SVGElement[] {
  const rings = bigRoadOf(sides);
  const gone = Math.max(0, Math.max(0, ...rings.map(({ column }) => column + 1)) - RINGS);
  return rings
    .filter(({ column }) => column >= gone)
    .map(({ column, row, side, ties }) =>
      svg(
        'g',
        {
          transform: `translate(${BEAD_WIDTH + (column - gone + 0.5) * CELL} ${(row + 0.5) * CELL})`,
        },
        svg('circle', { class: `road__ring road__ring--${side}`, r: 6.8 }),
        ...(ties > 0 ? [svg('path', { class: 'road__tie', d: 'M-6.5 6.5L6.5-6.5' })] : []),
      ),
    );
}

/** Makes the roads: counts, bead road by columns of six, big road by streaks. */
export function createRoads(
  format: Format,
  texts: {
    nameOf: (side: Side) => string;
    letterOf: (side: Side) => string;
    title: (count: string) => string;
    label: (counts: Record<Side, string>) => string;
  },
) {
  const picture = svg('svg', {
    class: 'road__picture',
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    role: 'img',
  });
  const head = html('div', { class: 'road__head num' });
  const sides: Side[] = [];
  function show(): void {
    const countOf = (side: Side) => format.digits(sides.filter((one) => one === side).length);
    const counts = { player: countOf('player'), banker: countOf('banker'), tie: countOf('tie') };
    const keys = (['player', 'banker', 'tie'] as const).map((side) =>
      html(
        'span',
        { class: `road__key road__key--${side}` },
        `${texts.nameOf(side)} ${counts[side]}`,
      ),
    );
    head.replaceChildren(html('span', {}, texts.title(format.digits(sides.length))), ...keys);
    picture.setAttribute('aria-label', texts.label(counts));
    picture.replaceChildren(
      svg('rect', { class: 'road__paper', width: WIDTH, height: HEIGHT }),
      drawGrid(),
      svg('path', { class: 'road__middle', d: `M${BEAD_WIDTH} 0V${HEIGHT}` }),
      ...drawBeads(sides, texts.letterOf),
      ...drawRings(sides),
    );
  }
  show();
  return {
    element: html('div', { class: 'road' }, head, picture),
    add(...more: readonly Side[]) {
      sides.push(...more);
      show();
    },
  };
}
