import { html, svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { roomWords } from '../room-words.ts';
import { neededOf, payBy, type BingoRules } from './bingo-rules.ts';
import { BINGO_TEXTS } from './words.ts';

/** The letters of the columns, which are the name of the game. */
export const LETTERS = 'BINGO';
const SIDE = 5;
const COLUMN_SIZE = 15;
const FREE = 12;
/** The places of the row that the free field is in. */
const MIDDLE_ROW = [2, 7, 16, 21];
const STAR = 'M128 20l31 68 74 9-55 51 15 73-65-37-65 37 15-73-55-51 74-9Z';

/** A card: 24 numbers, column by column and from the top down, without the free middle. */
export type Card = readonly number[];

/** Some cards at random. Which numbers they have does not change the chances, so ordinary randomness is enough. */
export function anyCards(count: number): Card[] {
  return Array.from({ length: count }, () =>
    Array.from({ length: SIDE }, (_unused, column) => {
      const left = Array.from({ length: COLUMN_SIZE }, (_one, at) => column * COLUMN_SIZE + at + 1);
      const rows = column === 2 ? SIDE - 1 : SIDE;
      return Array.from({ length: rows }, () =>
        left.splice(Math.floor(Math.random() * left.length), 1),
      ).flat();
    }).flat(),
  );
}

/** The column of a number, from 0. */
export const columnOf = (number: number): number => Math.ceil(number / COLUMN_SIZE) - 1;

/** The places of a card's list, row by row as they are seen; the free one is undefined. */
const SEEN = Array.from({ length: SIDE * SIDE }, (_unused, at) => {
  const field = (at % SIDE) * SIDE + Math.floor(at / SIDE);
  if (field === FREE) return undefined;
  return field < FREE ? field : field - 1;
});

function star(): SVGElement {
  const path = svg('path', { d: STAR });
  return svg('svg', { viewBox: '0 0 256 256', 'aria-hidden': 'true' }, path);
}

/** A card as a screen reader tells it. */
function heardCard(
  { format, state }: Frame,
  card: Card,
  at: number,
  drawn: ReadonlySet<number>,
): string {
  const words = roomWords(state.language, BINGO_TEXTS);
  const columns = [...LETTERS].map((letter, column) => {
    const numbers = card.filter((number) => columnOf(number) === column);
    return `${letter} ${numbers.map((number) => format.digits(number)).join(' ')}`;
  });
  const count = card.filter((number) => drawn.has(number)).length;
  return words('cardText', {
    number: format.digits(at + 1),
    columns: columns.join('; '),
    count: format.digits(count),
  });
}

/** The cards of a ticket side by side. */
export interface CardsView {
  element: HTMLElement;
  /** Shows cards with the marks of the balls so far. */
  show: (cards: readonly Card[], drawn: readonly number[]) => void;
}

/** Makes the view of the cards. */
export function createCards(frame: Frame, rules: BingoRules): CardsView {
  const { format, state } = frame;
  const words = roomWords(state.language, BINGO_TEXTS);
  const element = html('div', { class: 'bingo__cards' });

  function fieldOf(
    card: Card,
    place: number | undefined,
    drawn: ReadonlySet<number>,
    isWon: boolean,
  ) {
    const number = place === undefined ? undefined : (card[place] ?? 0);
    const column = number === undefined ? 2 : columnOf(number);
    const isMarked = number === undefined || drawn.has(number);
    const look = isMarked ? ` is-marked tone--${column}` : '';
    return html(
      'span',
      { class: `bingo__field${isWon ? ' is-won' : ''}` },
      html(
        'i',
        { class: `bingo__spot${look}` },
        number === undefined ? star() : format.digits(number),
      ),
    );
  }
  function cardOf(card: Card, at: number, drawn: readonly number[]): HTMLElement {
    const called = new Set(drawn);
    const done = rules.patterns.flatMap((pattern) => {
      const ball = neededOf(card, pattern, drawn);
      return ball === 0 ? [] : [{ pattern, pay: payBy(rules, pattern, ball) }];
    });
    const won = new Set(
      done.flatMap(({ pattern }) =>
        pattern.groups
          .filter((places) => places.every((place) => called.has(card[place] ?? 0)))
          .flat(),
      ),
    );
    const isFreeWon =
      done.some(({ pattern }) => pattern.name === 'cross' || pattern.name === 'full') ||
      MIDDLE_ROW.every((place) => called.has(card[place] ?? 0));
    const count = card.filter((number) => called.has(number)).length;
    const gain = done.map(({ pattern, pay }) => `${words(pattern.name)} ${format.timesShort(pay)}`);
    const fields = SEEN.map((place) =>
      fieldOf(card, place, called, place === undefined ? isFreeWon : won.has(place)),
    );
    return html(
      'section',
      { class: 'bingo__card' },
      html('p', { class: 'off' }, heardCard(frame, card, at, called)),
      html(
        'div',
        { class: 'bingo__letters', 'aria-hidden': 'true' },
        ...[...LETTERS].map((letter) => html('b', {}, letter)),
      ),
      html('div', { class: 'bingo__grid num', 'aria-hidden': 'true' }, ...fields),
      html(
        'p',
        { class: 'bingo__foot num' },
        html('span', {}, words('card', { number: format.digits(at + 1) })),
        html(
          'b',
          {},
          gain.length > 0 ? gain.join(', ') : words('marked', { count: format.digits(count) }),
        ),
      ),
    );
  }
  return {
    element,
    show(cards, drawn) {
      element.className = `bingo__cards bingo__cards--${cards.length}`;
      element.replaceChildren(...cards.map((card, at) => cardOf(card, at, drawn)));
    },
  };
}
