import { button, html, isMotionReduced, svg } from '../../dom.ts';
import { glowOnce } from '../parts/animate.ts';
import { createCave, createSprites, type CellLook } from './art.ts';

const COLUMNS = 5;
const RISE_MS = 180;

/** The field of slabs. */
export interface Field {
  element: HTMLElement;
  /** Shows a cell for every slab; with `fresh` that cell rises out of its slab. */
  show: (looks: readonly CellLook[], fresh?: number) => Promise<void>;
  /** Turns the slabs on or off. */
  setOpen: (isOpen: boolean) => void;
  /** Lights the field once, for a win of ten stakes and more. */
  glow: () => void;
}

/** What a field needs of its game. */
export interface FieldOptions {
  size: number;
  label: string;
  /** The name of a cell for readers, such as “row 3, column 4, closed”. */
  nameOf: (cell: number, look: CellLook) => string;
  onPress: (cell: number) => void;
}

/** Where an arrow leads from a cell; undefined for another key, and at the edge. */
function neighbour(cell: number, key: string, size: number): number | undefined {
  const column = cell % COLUMNS;
  if (key === 'ArrowLeft') return column === 0 ? undefined : cell - 1;
  if (key === 'ArrowRight') return column === COLUMNS - 1 ? undefined : cell + 1;
  if (key === 'ArrowUp') return cell < COLUMNS ? undefined : cell - COLUMNS;
  if (key === 'ArrowDown') return cell + COLUMNS < size ? cell + COLUMNS : undefined;
  return undefined;
}

/** Gives the board what it needs to fit in: the height of the stage, and whether the ladder stands above it or beside it. */
function fit(element: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = element;
  const isWide = width >= height && width >= 330 && height >= 200;
  element.style.setProperty('--high', `${height}px`);
  element.classList.toggle('mines--wide', isWide);
  element.classList.toggle('mines--low', height <= 300 && !isWide);
}

function createCell(press: () => void) {
  const use = svg('use', { href: '#mines-slab' });
  const picture = svg('svg', { 'aria-hidden': 'true' }, use);
  const element = button({ class: 'mines__cell', tabindex: -1 }, press, picture);
  return { element, use, picture };
}

/** Makes the field: one stop of the keyboard, with the arrows inside it. */
export function createField({ size, label, nameOf, onPress }: FieldOptions): Field {
  let looks: readonly CellLook[] = [];
  let isOpen = false;
  const cells = Array.from({ length: size }, (_unused, cell) =>
    createCell(() => {
      if (isOpen && looks[cell] === 'slab') onPress(cell);
    }),
  );
  const board = html('div', { class: 'mines__board', role: 'group', 'aria-label': label });
  board.append(...cells.map(({ element }) => element));
  const ground = html('div', { class: 'mines__ground' }, createCave(), createSprites());
  const element = html('div', { class: 'mines' }, ground, board);
  new ResizeObserver(() => fit(element)).observe(element);

  function stopAt(cell: number): void {
    for (const [index, one] of cells.entries())
      one.element.setAttribute('tabindex', index === cell ? '0' : '-1');
  }
  board.addEventListener('keydown', (event) => {
    const at = cells.findIndex((cell) => cell.element === document.activeElement);
    const next = neighbour(at, event.key, size);
    if (next === undefined) return;
    event.preventDefault();
    stopAt(next);
    cells[next]?.element.focus();
  });
  board.addEventListener('focusin', ({ target }) => {
    const at = cells.findIndex((cell) => cell.element === target);
    if (at >= 0) stopAt(at);
  });
  stopAt(0);

  function name(): void {
    for (const [cell, { element: one }] of cells.entries()) {
      const look = looks[cell] ?? 'slab';
      one.setAttribute('aria-label', nameOf(cell, look));
      one.setAttribute('aria-disabled', String(!isOpen || look !== 'slab'));
    }
  }

  return {
    element,
    async show(next, fresh) {
      const before = looks;
      looks = next;
      for (const [cell, one] of cells.entries()) {
        one.use.setAttribute('href', `#mines-${next[cell] ?? 'slab'}`);
        if (
          before.length > 0 &&
          next[cell] !== before[cell] &&
          cell !== fresh &&
          !isMotionReduced()
        )
          one.picture.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 250 });
      }
      name();
      const risen = fresh === undefined || isMotionReduced() ? undefined : cells[fresh]?.picture;
      await risen?.animate(
        [
          { transform: 'scale(0.8)', opacity: 0.4 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: RISE_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
      ).finished;
    },
    setOpen(next) {
      isOpen = next;
      element.classList.toggle('is-open', next);
      name();
    },
    glow: () => glowOnce(board, 1.35),
  };
}
