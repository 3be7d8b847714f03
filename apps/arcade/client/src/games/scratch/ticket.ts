import { button, html, readAs, svg } from '../../dom.ts';
import type { Format } from '../../format.ts';
import { glowOnce } from '../parts/animate.ts';
import { moveByArrows } from '../parts/keys.ts';
import type { Symbols } from '../reels/symbols.ts';
import { createFoil } from './foil.ts';

const CELLS = 9;
const COLUMNS = 3;
/** From so many signs on an amount is written smaller. */
const LONG = 7;
const EVERY = Array.from({ length: CELLS }, (_unused, cell) => cell);

/** What stands below the silver of a cell. */
export interface CellFace {
  picture: number;
  amountMinor: number;
}

/** What a ticket says of its cells to those who do not see them. */
export interface TicketWords {
  covered: (cell: number) => string;
  open: (cell: number, name: string, amount: string) => string;
  board: string;
}

/** The ticket with its nine cells. */
export interface Ticket {
  /** The board of cells with the silver above it. */
  element: HTMLElement;
  /** Lays a ticket that is open already. */
  lay: (faces: readonly CellFace[]) => void;
  /** Covers the ticket, and answers when all of its cells were opened. */
  scratch: (faces: readonly CellFace[]) => Promise<void>;
  /** Opens all that is covered. */
  openAll: () => void;
  /** Rings the cells of a picture; `isWin` lights them. */
  mark: (picture: number, isWin: boolean, isBig: boolean) => void;
}

function createCoin(): HTMLElement {
  const coin = svg(
    'svg',
    { viewBox: '-28 -28 56 56' },
    svg('circle', { r: 24, class: 'coin__metal' }),
    svg('circle', { r: 18.5, class: 'coin__ring' }),
    svg('path', {
      class: 'coin__star',
      d: 'M0-11 2.8-3.4 10.5-3.4 4.3 1.3 6.5 8.9 0 4.3-6.5 8.9-4.3 1.3-10.5-3.4-2.8-3.4Z',
    }),
  );
  return html('i', { class: 'scratch__coin', hidden: true, 'aria-hidden': 'true' }, coin);
}

/** What a cell needs to be shown and told. */
interface CellLooks {
  symbols: Symbols;
  format: Format;
  words: TicketWords;
}

/** The cells below the silver: which are covered, what they hold, and what a reader is told of them. */
function createCells({ symbols, format, words }: CellLooks, onTap: (cell: number) => void) {
  const covered = new Set<number>(EVERY);
  let faces: readonly CellFace[] = [];
  const cells = EVERY.map((cell) => button({ class: 'scratch__cell' }, () => onTap(cell)));
  moveByArrows(cells, () => COLUMNS);
  const board = html('div', { class: 'scratch__cells', role: 'group', 'aria-label': words.board });
  board.append(...cells);

  /** Tells a reader what the cell is: its picture only once it is open. */
  function name(cell: number): void {
    const face = faces[cell];
    const text =
      face === undefined || covered.has(cell)
        ? words.covered(cell)
        : words.open(cell, symbols.name(face.picture), format.money(face.amountMinor));
    if (cells[cell] !== undefined) readAs(cells[cell], text);
  }
  function show(cell: number): void {
    const [place, face] = [cells[cell], faces[cell]];
    if (place === undefined) return;
    place.classList.remove('is-won', 'is-back');
    if (face === undefined) return;
    const amount = format.money(face.amountMinor);
    const look = amount.length > LONG ? 'num is-long' : 'num';
    place.replaceChildren(symbols.picture(face.picture), html('b', { class: look }, amount));
    name(cell);
  }
  for (const cell of EVERY) name(cell);

  return {
    board,
    cells,
    isAllOpen: () => covered.size === 0,
    coverAll: () => EVERY.forEach((cell) => covered.add(cell)),
    openAll: () => covered.clear(),
    /** Opens those of some cells that are covered, and answers them. */
    open(wanted: readonly number[]): readonly number[] {
      const fresh = wanted.filter((cell) => covered.delete(cell));
      for (const cell of fresh) name(cell);
      return fresh;
    },
    lay(next: readonly CellFace[]): void {
      faces = next;
      for (const cell of EVERY) show(cell);
    },
    holds: (cell: number, picture: number) => faces[cell]?.picture === picture,
  };
}

/** The ring of the focus. The silver lies above the cells, so it is drawn above both. */
function createRing(cells: readonly HTMLElement[]): HTMLElement {
  const ring = html('i', { class: 'scratch__ring', hidden: true });
  for (const [cell, place] of cells.entries()) {
    place.addEventListener('focus', () => {
      ring.hidden = false;
      ring.style.left = `${((cell % COLUMNS) * 100) / COLUMNS}%`;
      ring.style.top = `${(Math.floor(cell / COLUMNS) * 100) / COLUMNS}%`;
    });
    place.addEventListener('blur', () => (ring.hidden = true));
  }
  return html('div', { class: 'scratch__rings', 'aria-hidden': 'true' }, ring);
}

/** Makes the ticket; `onCell` is called for each cell that opens. */
export function createTicket(looks: CellLooks, onCell: () => void): Ticket {
  let onOpened: (() => void) | undefined;
  const coin = createCoin();
  const foil = createFoil({
    onOpen: (cells) => void open(cells),
    onFinger(at) {
      coin.hidden = at === undefined;
      if (at === undefined) return;
      coin.style.left = `${at.x * 100}%`;
      coin.style.top = `${at.y * 100}%`;
    },
  });
  const below = createCells(looks, (cell) => void open([cell]));
  const rings = createRing(below.cells);
  const element = html('div', { class: 'scratch__board' }, below.board, foil.element, rings, coin);

  async function open(wanted: readonly number[]): Promise<void> {
    if (onOpened === undefined) return;
    const fresh = below.open(wanted);
    if (fresh.length === 0) return;
    onCell();
    const isAll = below.isAllOpen();
    if (isAll) foil.setActive(false);
    await foil.bare(fresh);
    if (!isAll) return;
    onOpened?.();
    onOpened = undefined;
  }

  return {
    element,
    lay(next) {
      below.openAll();
      below.lay(next);
      void foil.bare(EVERY);
    },
    scratch(next) {
      below.coverAll();
      foil.cover();
      below.lay(next);
      foil.setActive(true);
      return new Promise((resolve) => (onOpened = resolve));
    },
    openAll: () => void open(EVERY),
    mark(picture, isWin, isBig) {
      for (const [index, cell] of below.cells.entries()) {
        if (!below.holds(index, picture)) continue;
        cell.classList.add(isWin ? 'is-won' : 'is-back');
        if (isBig) glowOnce(cell);
      }
    },
  };
}
