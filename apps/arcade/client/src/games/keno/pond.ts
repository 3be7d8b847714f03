import { html, pause } from '../../dom.ts';
import type { Format } from '../../format.ts';
import { createRipples } from './art.ts';
import { createLeaves } from './leaves.ts';

const NEXT_MS = 150;

/** The pond with a leaf for each number. */
export interface Pond {
  element: HTMLElement;
  /** Picks numbers in place of those that were picked. */
  pick: (numbers: Iterable<number>) => void;
  picks: () => number[];
  /** Draws numbers one after another; `onNumber` is called at each. */
  draw: (numbers: readonly number[], onNumber: (isHit: boolean) => void) => Promise<void>;
  /** Shows a draw at once. */
  lay: (numbers: readonly number[]) => void;
  /** Lights the flowers once. */
  glow: () => void;
  setLocked: (isLocked: boolean) => void;
}

/** What a pond needs of its game. */
export interface PondOptions {
  format: Format;
  label: string;
  size: number;
  mostPicks: number;
  onPick: () => void;
}

/** Makes the pond. */
export function createPond(options: PondOptions): Pond {
  const { format, label, size, mostPicks, onPick } = options;
  const picked = new Set<number>();
  let isLocked = false;
  const leaves = createLeaves(format, size, toggle);
  const board = html('div', { class: 'pond__leaves', role: 'group', 'aria-label': label });
  board.append(...leaves.elements);
  const element = html('div', { class: 'pond' }, createRipples(), board);
  new ResizeObserver(() => {
    const { clientWidth, clientHeight } = element;
    element.classList.toggle('pond--low', clientWidth > clientHeight);
  }).observe(element);

  function show(): void {
    leaves.clear();
    leaves.showPicked(picked);
    onPick();
  }
  function toggle(number: number): void {
    if (isLocked) return;
    if (picked.has(number)) picked.delete(number);
    else if (picked.size < mostPicks) picked.add(number);
    show();
  }

  return {
    element,
    picks: () => [...picked],
    pick(numbers) {
      picked.clear();
      for (const number of numbers) picked.add(number);
      show();
    },
    async draw(numbers, onNumber) {
      leaves.clear();
      for (const number of numbers) {
        leaves.mark(number, picked.has(number));
        onNumber(picked.has(number));
        await pause(NEXT_MS);
      }
    },
    lay(numbers) {
      for (const number of numbers) leaves.mark(number, picked.has(number));
    },
    glow: leaves.glow,
    setLocked(next) {
      isLocked = next;
      leaves.setLocked(next);
    },
  };
}
