import { html, isMotionReduced } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { roomWords } from '../room-words.ts';
import { neededOf, payBy, type BingoRules } from './bingo-rules.ts';
import { columnOf, LETTERS, type Card } from './cards.ts';
import { BINGO_TEXTS } from './words.ts';

const RECENT = 5;

const newestFirst = (drawn: readonly number[]): number[] =>
  drawn.map((_number, at) => drawn[drawn.length - 1 - at] ?? 0);

const SIDE = 5;

/** The balls that came, and all 75 numbers. */
export interface Caller {
  element: HTMLElement;
  show: (drawn: readonly number[]) => void;
}

/** Makes the big ball, those before it, and the board of all numbers. */
export function createCaller({ format, state }: Frame, { size, count }: BingoRules): Caller {
  const words = roomWords(state.language, BINGO_TEXTS);
  const big = html('div', { class: 'bingo__ball bingo__ball--big num' });
  const recent = html('div', { class: 'bingo__recent num' });
  const text = html('p', { class: 'bingo__no num' });
  const list = html('p', { class: 'off' });
  const numbers = Array.from({ length: size }, (_unused, at) =>
    html('span', {}, html('i', {}, format.digits(at + 1))),
  );
  const rows = [...LETTERS].map((letter, row) =>
    html(
      'div',
      {},
      html('b', {}, letter),
      ...numbers.slice((row * size) / LETTERS.length, ((row + 1) * size) / LETTERS.length),
    ),
  );
  const ballOf = (number: number) =>
    [
      `bingo__ball is-drawn tone--${columnOf(number)}`,
      html('b', {}, format.digits(number)),
    ] as const;
  let shownCount = -1;
  function showBig(number: number | undefined, isNew: boolean): void {
    if (number === undefined) {
      big.className = 'bingo__ball bingo__ball--big';
      return big.replaceChildren();
    }
    const [look, face] = ballOf(number);
    big.className = `${look} bingo__ball--big num`;
    big.replaceChildren(face);
    if (isNew && !isMotionReduced())
      big.animate([{ transform: 'translateY(-40px) rotate(-140deg)', opacity: 0 }, {}], {
        duration: 320,
        easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      });
  }
  return {
    element: html(
      'div',
      { class: 'bingo__caller' },
      html(
        'div',
        { class: 'bingo__balls' },
        list,
        big,
        html('div', { class: 'bingo__beside' }, recent, text),
      ),
      html('div', { class: 'bingo__board num', 'aria-hidden': 'true' }, ...rows),
    ),
    show(drawn) {
      const called = new Set(drawn);
      const last = drawn[drawn.length - 1];
      showBig(last, drawn.length === shownCount + 1);
      shownCount = drawn.length;
      const before = newestFirst(drawn).slice(1, RECENT + 1);
      recent.replaceChildren(
        ...before.map((number) => {
          const [look, face] = ballOf(number);
          return html('span', { class: look, 'aria-hidden': 'true' }, face);
        }),
      );
      const blanks = { no: format.digits(drawn.length), count: format.digits(count) };
      text.textContent = drawn.length === 0 ? words('noBall', blanks) : words('ball', blanks);
      const heard = drawn.map((number) => format.digits(number)).join(' ');
      list.textContent = drawn.length === 0 ? '' : `${words('called')}: ${heard}`;
      for (const [at, one] of numbers.entries()) {
        const isLast = at + 1 === last;
        const look = called.has(at + 1) ? `is-called tone--${columnOf(at + 1)}` : '';
        one.className = isLast ? 'is-called is-last' : look;
      }
    },
  };
}

/** Which fields of a card the picture of a pattern fills, row by row. */
const PICTURES: Readonly<Record<string, (column: number, row: number) => boolean>> = {
  row: (_column, row) => row === 2,
  corners: (column, row) => column % 4 === 0 && row % 4 === 0,
  cross: (column, row) => column === row || column + row === 4,
  full: () => true,
};

/** Makes the row of the patterns: what each pays now, and whether one of the cards has it. */
export function createPatterns({ format, state }: Frame, rules: BingoRules) {
  const words = roomWords(state.language, BINGO_TEXTS);
  const tiles = rules.patterns.map((pattern) => {
    const isOn = PICTURES[pattern.name] ?? PICTURES['full'];
    const dots = Array.from({ length: SIDE * SIDE }, (_unused, at) =>
      html('i', isOn?.(at % SIDE, Math.floor(at / SIDE)) ? { class: 'is-on' } : {}),
    );
    const pay = html('b', {});
    const within = html('small', {});
    const element = html(
      'li',
      {},
      html('span', { class: 'bingo__dots', 'aria-hidden': 'true' }, ...dots),
      html('span', {}, words(pattern.name), pay, within),
    );
    return { pattern, pay, within, element };
  });
  return {
    element: html('ul', { class: 'bingo__patterns num' }, ...tiles.map(({ element }) => element)),
    show(cards: readonly Card[], drawn: readonly number[]) {
      const next = Math.min(drawn.length + 1, rules.count);
      const most = rules.payBalls.find((balls) => next <= balls) ?? rules.count;
      for (const { pattern, pay, within, element } of tiles) {
        pay.textContent = format.timesShort(payBy(rules, pattern, next));
        within.textContent = `≤ ${format.digits(most)}`;
        element.className = cards.some((card) => neededOf(card, pattern, drawn) > 0)
          ? 'is-done'
          : '';
      }
    },
  };
}
