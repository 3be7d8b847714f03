import { button, html, isMotionReduced } from '../../dom.ts';
import { glowOnce } from '../parts/animate.ts';
import { createRoof, createSky, createWindowArt, type WindowLook } from './signs.ts';

const OPEN_MS = 220;
/** On a low stage, how many floors are seen, and how many of them lie below the next one. */
const LOW = { seen: 6, below: 2 } as const;

/** How the tower stands: the look of every window, floor by floor from the lowest, and the floor that is next. */
export interface TowerView {
  looks: readonly (readonly WindowLook[])[];
  /** The floors that are done. */
  held: number;
  /** Whether the round is over, or none began. */
  isOver: boolean;
}

/** The tower with its windows and the multipliers beside them. */
export interface House {
  element: HTMLElement;
  /** Builds the floors anew, with so many windows each and these multipliers. */
  build: (windows: number, times: readonly string[]) => void;
  /** Shows how the tower stands; `fresh` is a window of the newest floor that opens. */
  show: (view: TowerView, fresh?: readonly [floor: number, window: number]) => Promise<void>;
  setOpen: (isOpen: boolean) => void;
  /** Lights the tower once, for a win of ten stakes and more. */
  glow: () => void;
}

/** What a tower needs of its game. */
export interface HouseOptions {
  palette: string | undefined;
  motif: string | undefined;
  label: string;
  /** The name of a window for readers. */
  nameOf: (floor: number, window: number, look: WindowLook) => string;
  onPress: (window: number) => void;
}

interface Floor {
  element: HTMLElement;
  windows: HTMLButtonElement[];
}

/** Only the next floor can be reached by the keyboard; between rounds the lowest one. */
function stopAt(floors: readonly Floor[], { isOver, held }: TowerView, window: number): void {
  for (const [floor, { windows }] of floors.entries())
    for (const [index, one] of windows.entries())
      one.tabIndex = floor === (isOver ? 0 : held) && index === window ? 0 : -1;
}

/** Gives every floor and window its look. */
function showLooks(floors: readonly Floor[], { looks, held, isOver }: TowerView): void {
  const first = Math.max(0, Math.min(held - LOW.below, floors.length - LOW.seen));
  for (const [floor, { element, windows }] of floors.entries()) {
    const no = floor + 1;
    element.classList.toggle('is-was', no < held || (isOver && no === held));
    element.classList.toggle('is-now', !isOver && no === held);
    element.classList.toggle('is-next', !isOver && no === held + 1);
    element.classList.toggle('is-beyond', floor < first || floor >= first + LOW.seen);
    for (const [window, one] of windows.entries())
      one.className = `tower__window is-${looks[floor]?.[window] ?? 'far'}`;
  }
}

/** A floor with its windows and its multiplier. */
function createFloor(windows: HTMLButtonElement[], times: string): Floor {
  const wall = html('div', { class: 'tower__wall' });
  wall.append(...windows);
  const rung = html('span', { class: 'tower__times num', 'aria-hidden': 'true' }, times);
  return { element: html('div', { class: 'tower__floor' }, wall, rung), windows };
}

/** The window beside the one that has the focus, when an arrow leads there. */
function besideFocus(floors: readonly Floor[], key: string): [number, HTMLElement] | undefined {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step === undefined) return undefined;
  for (const { windows } of floors) {
    const at = windows.findIndex((one) => one === document.activeElement);
    const next = at === -1 ? undefined : windows[at + step];
    if (next !== undefined) return [at + step, next];
  }
  return undefined;
}

async function open(window: HTMLElement | undefined): Promise<void> {
  if (window === undefined || isMotionReduced()) return;
  await window.animate(
    [
      { transform: 'scaleX(0.3)', opacity: 0.5 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: OPEN_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  ).finished;
}

/** Makes the tower: the windows of the next floor are one stop of the keyboard, with the arrows inside. */
export function createHouse({ palette, motif, label, nameOf, onPress }: HouseOptions): House {
  const board = html('div', { class: 'tower__floors', role: 'group', 'aria-label': label });
  const scene = html('div', { class: 'tower__scene' }, createRoof(), board);
  const element = html('div', { class: `tower tower--${palette}` }, createSky(), scene);
  let floors: Floor[] = [];
  let view: TowerView = { looks: [], held: 0, isOver: true };
  let isOpen = false;
  new ResizeObserver(() => {
    element.classList.toggle('tower--low', element.clientHeight < 330);
  }).observe(element);

  const isNext = (floor: number) => isOpen && !view.isOver && floor === view.held;
  function createWindow(floor: number, window: number): HTMLButtonElement {
    const press = () => {
      if (isNext(floor)) onPress(window);
    };
    return button({ class: 'tower__window' }, press, createWindowArt(motif, palette));
  }
  function name(): void {
    for (const [floor, { windows }] of floors.entries())
      for (const [window, one] of windows.entries()) {
        one.setAttribute('aria-label', nameOf(floor, window, view.looks[floor]?.[window] ?? 'far'));
        one.setAttribute('aria-disabled', String(!isNext(floor)));
      }
  }
  board.addEventListener('keydown', (event) => {
    const [window, next] = besideFocus(floors, event.key) ?? [];
    if (window === undefined || next === undefined) return;
    event.preventDefault();
    stopAt(floors, view, window);
    next.focus();
  });

  return {
    element,
    build(count, times) {
      const windows = Array.from({ length: count }, (_unused, window) => window);
      floors = times.map((text, floor) =>
        createFloor(
          windows.map((window) => createWindow(floor, window)),
          text,
        ),
      );
      board.replaceChildren();
      for (const floor of floors) board.prepend(floor.element);
    },
    async show(next, [floor, window] = [-1, -1]) {
      const hadFocus = board.contains(document.activeElement);
      view = next;
      showLooks(floors, view);
      name();
      stopAt(floors, view, 0);
      if (hadFocus && !view.isOver) floors[view.held]?.windows[0]?.focus();
      await open(floors[floor]?.windows[window]);
    },
    setOpen(next) {
      isOpen = next;
      element.classList.toggle('is-open', next);
      name();
    },
    glow: () => glowOnce(board, 1.35),
  };
}
