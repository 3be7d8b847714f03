import { button, html, isMotionReduced, pause } from '../../../dom.ts';
import type { Format } from '../../../format.ts';
import { moveByArrows } from '../keys.ts';

const BALL_MS = 600;
const TONES = 5;

/** The balls of a draw and the numbers below them. */
export interface Board {
  element: HTMLElement;
  picks: () => number[];
  pick: (numbers: readonly number[]) => void;
  /** Draws balls one after another; `own` are the numbers of the tickets, which are marked. */
  draw: (balls: readonly number[], own: ReadonlySet<number>, onBall: () => void) => Promise<void>;
}

/** What the board needs of its game. */
export interface BoardOptions {
  format: Format;
  label: string;
  ball: (place: number) => string;
  size: number;
  count: number;
  most: number;
  onPick: () => void;
}

function createBalls({ format, count, ball }: BoardOptions) {
  const balls = Array.from({ length: count }, () => html('li', { class: 'sphere num' }));
  const element = html('ol', { class: 'spheres' });
  element.append(...balls);
  return {
    element,
    clear() {
      for (const [place, one] of balls.entries()) {
        one.className = 'sphere num';
        one.setAttribute('aria-label', ball(place));
        one.replaceChildren();
      }
    },
    lay(place: number, number: number) {
      const one = balls[place];
      if (one === undefined) return;
      one.className = `sphere num is-drawn sphere--${Math.floor((number - 1) / 9) % TONES}`;
      one.removeAttribute('aria-label');
      one.replaceChildren(html('b', {}, format.digits(number)));
      if (isMotionReduced()) return;
      one.animate([{ transform: 'translateX(60px) rotate(200deg)', opacity: 0 }, {}], {
        duration: 320,
        easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      });
    },
  };
}

/** Makes the board. */
export function createBoard(options: BoardOptions): Board {
  const { format, label, size, most, onPick } = options;
  const picked = new Set<number>();
  const balls = createBalls(options);
  const keys = Array.from({ length: size }, (_unused, index) =>
    button(
      { class: 'key', 'aria-pressed': 'false' },
      () => toggle(index + 1),
      format.digits(index + 1),
    ),
  );
  moveByArrows(keys);
  const pad = html('div', { class: 'keys keys--45 num', role: 'group', 'aria-label': label });
  pad.append(...keys);
  balls.clear();

  function clearMarks(): void {
    balls.clear();
    for (const key of keys) key.classList.remove('is-drawn', 'is-hit');
  }
  function show(): void {
    clearMarks();
    for (const [index, key] of keys.entries())
      key.setAttribute('aria-pressed', String(picked.has(index + 1)));
    onPick();
  }
  function toggle(number: number): void {
    if (!picked.delete(number) && picked.size < most) picked.add(number);
    show();
  }
  return {
    element: html('div', { class: 'board45' }, balls.element, pad),
    picks: () => [...picked].sort((one, two) => one - two),
    pick(numbers) {
      picked.clear();
      for (const number of numbers) picked.add(number);
      show();
    },
    async draw(numbers, own, onBall) {
      clearMarks();
      for (const [place, number] of numbers.entries()) {
        balls.lay(place, number);
        keys[number - 1]?.classList.add('is-drawn');
        keys[number - 1]?.classList.toggle('is-hit', own.has(number));
        onBall();
        await pause(BALL_MS);
      }
    },
  };
}
