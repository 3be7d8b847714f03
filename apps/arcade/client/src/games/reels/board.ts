import { html, isMotionReduced, svg } from '../../dom.ts';
import { fallReel, turnReels } from './board-motion.ts';
import { lineThrough, type Place } from './stage/line-path.ts';
import type { Symbols } from './symbols.ts';

const GONE_MS = 225;

/** The board of a slot: columns of places, each with a symbol. */
export interface Board {
  element: HTMLElement;
  /** Puts symbols on the board at once, by column from the top down. */
  set: (grid: readonly (readonly number[])[]) => void;
  /** Spins all reels and stops them from left to right, always at the same times, whatever comes. */
  spin: (grid: readonly (readonly number[])[], onStop: () => void) => Promise<void>;
  /** Takes symbols away; what lies above falls, and the new symbols come from above. */
  fall: (gone: readonly Place[], grid: readonly (readonly number[])[]) => Promise<void>;
  /** Marks places; `isWin` dims the others. Nothing marks none. */
  light: (places: readonly Place[], isWin: boolean) => void;
  /** Draws lines from edge to edge through the middle of places, behind the symbols of those that are marked. */
  drawLines: (lines: readonly (readonly Place[])[]) => void;
  cell: (place: Place) => HTMLElement | undefined;
}

/** The parts of a board without symbols. */
function createSkeleton(columns: number, rows: number) {
  const strips = Array.from({ length: columns }, () => html('div', { class: 'board__strip' }));
  const reels = strips.map((strip) => html('div', { class: 'board__reel' }, strip));
  const lines = svg('svg', {
    class: 'board__lines',
    viewBox: `0 0 ${columns * 10} ${rows * 10}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const element = html('div', { class: 'board', 'aria-hidden': 'true' }, ...reels, lines);
  element.style.setProperty('--columns', String(columns));
  element.style.setProperty('--rows', String(rows));
  return { element, strips, lines };
}

/** Makes a board. `bandOf` answers the sign that a symbol carries, such as WILD. */
export function createBoard(
  symbols: Symbols,
  {
    columns,
    rows,
    bandOf = () => '',
  }: { columns: number; rows: number; bandOf?: (symbol: number) => string },
): Board {
  const { element, strips, lines } = createSkeleton(columns, rows);

  function cellOf(symbol: number): HTMLElement {
    const band = bandOf(symbol);
    const sign = band === '' ? undefined : html('span', { class: 'board__band' }, band);
    return html('div', { class: 'board__cell' }, symbols.picture(symbol), sign);
  }
  // What turns by is decoration; the outcome comes from the server.
  const anySymbol = () => Math.floor(Math.random() * symbols.count);

  function clear(): void {
    lines.replaceChildren();
    element.classList.remove('board--won');
    for (const marked of element.querySelectorAll('.is-lit')) marked.classList.remove('is-lit');
  }
  function set(grid: readonly (readonly number[])[]): void {
    clear();
    for (const [column, strip] of strips.entries())
      strip.replaceChildren(...(grid[column] ?? []).map(cellOf));
  }

  const cell: Board['cell'] = ([column, row]) =>
    strips[column]?.children[row] as HTMLElement | undefined;
  return {
    element,
    set,
    cell,
    async spin(grid, onStop) {
      clear();
      if (isMotionReduced()) return set(grid);
      const reels = strips.map((strip, column) => ({ strip, column, rows, cellOf, anySymbol }));
      await turnReels(reels, grid, onStop);
    },
    async fall(gone, grid) {
      if (isMotionReduced()) return set(grid);
      const shrink = gone.map(
        (place) =>
          cell(place)?.animate([{ transform: 'none' }, { transform: 'scale(0)' }], {
            duration: GONE_MS,
            fill: 'forwards',
          }).finished,
      );
      await Promise.all(shrink);
      clear();
      const falls = strips.flatMap((strip, column) => {
        const rowsGone = new Set(gone.filter(([own]) => own === column).map(([, row]) => row));
        return fallReel({ strip, cellOf }, rowsGone, grid[column] ?? []);
      });
      await Promise.all(falls);
    },
    light(places, isWin) {
      clear();
      for (const place of places) cell(place)?.classList.add('is-lit');
      element.classList.toggle('board--won', isWin && places.length > 0);
    },
    drawLines(paths) {
      for (const path of paths) {
        const d = lineThrough(path, (place) => cell(place)?.classList.contains('is-lit') === true);
        lines.append(
          svg('path', { class: 'board__shade', d }),
          svg('path', { class: 'board__line', d }),
        );
      }
    },
  };
}
