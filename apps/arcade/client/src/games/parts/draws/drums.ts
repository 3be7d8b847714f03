import { button, html, readAs } from '../../../dom.ts';
import { animate } from '../animate.ts';
import './drums.css';

const ROLL_MS = 800;
const TURNS = 2;
const DIGITS = 10;

/** Drums that show one digit each, or nothing. */
export interface Drums {
  element: HTMLElement;
  /** Shows digits at once; undefined for an empty drum. `chosen` is the drum that takes the next digit. */
  show: (digits: readonly (number | undefined)[], chosen: number) => void;
  /** Rolls the drums to digits, one after another; `onStop` is called for each. */
  roll: (digits: readonly number[], onStop: () => void) => Promise<void>;
}

/** What drums need of their game. */
export interface DrumsOptions {
  count: number;
  digit: (digit: number) => string;
  label: (place: number, digit: number | undefined) => string;
  onChoose: (place: number) => void;
}

function createDrum(options: DrumsOptions, place: number) {
  const rows = [0, 1, 2, 3].map(() => html('span'));
  const strip = html('i', { class: 'drum3__strip', 'aria-hidden': 'true' }, ...rows);
  const element = button({ class: 'drum3 num' }, () => options.onChoose(place), strip);
  let shown: number | undefined;
  /** Draws the strip at a place between digits. */
  function paint(at: number): void {
    const first = Math.floor(at) - 1;
    for (const [index, row] of rows.entries())
      row.textContent = options.digit((((first + index) % DIGITS) + DIGITS) % DIGITS);
    strip.style.transform = `translateY(${-(at - Math.floor(at)) * 25}%)`;
  }
  function set(digit: number | undefined): void {
    shown = digit;
    element.classList.toggle('is-empty', digit === undefined);
    readAs(element, options.label(place, digit));
    paint(digit ?? 0);
  }
  return {
    element,
    set,
    async roll(digit: number): Promise<void> {
      const from = shown ?? 0;
      element.classList.remove('is-empty');
      const way = ((digit - from + DIGITS) % DIGITS) + TURNS * DIGITS;
      await animate(ROLL_MS, (share) => paint(from + way * (1 - (1 - share) ** 3)));
      set(digit);
    },
  };
}

/** Makes the drums. */
export function createDrums(options: DrumsOptions): Drums {
  const drums = Array.from({ length: options.count }, (_unused, place) =>
    createDrum(options, place),
  );
  const element = html('div', { class: `drums drums--${options.count}` });
  element.append(...drums.map((drum) => drum.element));
  return {
    element,
    show(digits, chosen) {
      for (const [place, drum] of drums.entries()) {
        drum.set(digits[place]);
        drum.element.classList.toggle('is-chosen', place === chosen);
      }
    },
    async roll(digits, onStop) {
      for (const [place, drum] of drums.entries()) {
        drum.element.classList.remove('is-chosen');
        await drum.roll(digits[place] ?? 0);
        onStop();
      }
    },
  };
}
