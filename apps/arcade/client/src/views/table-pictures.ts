import { html, isMotionReduced, pause, svg } from '../dom.ts';
import type { Frame } from '../frame.ts';

/** A table's picture, which shows the outcome of a round in its own way. */
export interface TablePicture {
  element: HTMLElement;
  clear: () => void;
  /** Animates the outcome and answers it in words. */
  show: (outcome: Record<string, unknown>) => Promise<string>;
}

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SUITS = [
  'M50 6C66 32 92 44 92 66C92 86 66 90 56 72C56 84 60 92 68 96H32C40 92 44 84 44 72C34 90 8 86 8 66C8 44 34 32 50 6Z',
  'M50 92C20 64 6 48 6 30C6 4 40 2 50 26C60 2 94 4 94 30C94 48 80 64 50 92Z',
  'M50 4L86 50L50 96L14 50Z',
  'M50 6A20 20 0 0 1 66 38A20 20 0 1 1 58 68C58 82 62 90 70 96H30C38 90 42 82 42 68A20 20 0 1 1 34 38A20 20 0 0 1 50 6Z',
];

function suit(index: number) {
  return svg(
    'svg',
    { viewBox: '0 0 100 100', 'aria-hidden': true },
    svg('path', { d: SUITS[index] ?? '' }),
  );
}

function createCard(label: string) {
  const face = html('div', { class: 'card__face num' });
  const name = html('span', { class: 'card__label' }, label);
  const element = html('div', { class: 'card-slot' }, html('div', { class: 'card' }, face), name);
  return {
    element,
    clear() {
      face.className = 'card__face card__face--back';
      face.replaceChildren();
    },
    async show(card: number) {
      const kind = Math.floor(card / 13);
      const rank = RANKS[card % 13] ?? '';
      face.className = `card__face num card__face--${kind === 1 || kind === 2 ? 'red' : 'black'}`;
      face.replaceChildren(html('b', {}, rank), suit(kind));
      if (isMotionReduced()) return;
      await face.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
        duration: 260,
        easing: 'ease-out',
      }).finished;
    },
  };
}

/** Two cards on felt. */
export function createCardsPicture(frame: Frame): TablePicture {
  const { words, sound } = frame;
  const left = createCard(words('table.left'));
  const right = createCard(words('table.right'));
  const element = html('div', { class: 'felt' }, left.element, right.element);
  const clear = () => {
    left.clear();
    right.clear();
  };
  clear();
  return {
    element,
    clear,
    async show(outcome) {
      const [own, other] = [Number(outcome['left']), Number(outcome['right'])];
      await left.show(own);
      sound.play('tick');
      await pause(350);
      await right.show(other);
      sound.play('tick');
      await pause(300);
      const difference = (own % 13) - (other % 13);
      return words(difference === 0 ? 'table.tie' : difference > 0 ? 'table.left' : 'table.right');
    },
  };
}
