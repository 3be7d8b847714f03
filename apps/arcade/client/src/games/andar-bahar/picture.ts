import { html, isMotionReduced, pause } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { createHand } from '../parts/cards/hand.ts';
import { createCard } from '../parts/cards/card.ts';
import { cornerOf, type Card } from '../parts/cards/names.ts';
import { roomWords } from '../room-words.ts';
import { ANDAR_BAHAR_TEXTS } from './words.ts';

/** The joker, and the cards that fell until its rank came: the first to andar, then in turn. */
export interface FallenCards {
  joker: Card;
  cards: readonly Card[];
}

/** The longest round may fall for so long, and no card faster than the least. */
const LONGEST_MS = 6_000;
const CARD_MS = { most: 240, least: 120 } as const;

/** A row of one side: its name, how many cards it has, and the cards; more than fit lie over each other. */
function createRow(frame: Frame, side: 'andar' | 'bahar') {
  const { format, state } = frame;
  const words = roomWords(state.language, ANDAR_BAHAR_TEXTS);
  const hand = createHand(state.language, words(side));
  const count = html('small', { class: 'num' });
  const name = html('span', { class: 'fall__name' }, html('b', {}, words(side)), count);
  const element = html('div', { class: 'fall__row' }, name, hand.element);
  function fit(cards: number): void {
    count.textContent = cards > 0 ? words('cards', { count: format.digits(cards) }) : '';
    element.style.setProperty('--fallen', String(Math.max(2, cards)));
  }
  return {
    element,
    clear() {
      hand.clear();
      fit(0);
      element.classList.remove('is-won');
    },
    add(card: Card) {
      const view = createCard(state.language, card);
      hand.element.append(view.element);
      fit(hand.element.childElementCount);
      return view;
    },
  };
}

/** The joker and the two rows. */
export function createPicture(frame: Frame) {
  const { format, state, sound } = frame;
  const words = roomWords(state.language, ANDAR_BAHAR_TEXTS);
  const joker = createHand(state.language, words('joker'));
  const plate = html('b', { class: 'plate num' }, words('noJoker'));
  const rows = [createRow(frame, 'andar'), createRow(frame, 'bahar')];
  function clear(): void {
    joker.clear();
    plate.textContent = words('noJoker');
    for (const row of rows) row.clear();
  }
  function add(card: Card, index: number, isLast: boolean): HTMLElement | undefined {
    const row = rows[index % 2];
    const view = row?.add(card);
    if (isLast) {
      view?.mark('won');
      row?.element.classList.add('is-won');
    }
    return view?.element;
  }
  function tellEnd({ joker: first, cards }: FallenCards): void {
    const blanks = { rank: format.digits(cornerOf(first)), count: format.digits(cards.length) };
    plate.textContent = words('matched', blanks);
  }
  function lay(fallen: FallenCards): void {
    clear();
    joker.lay([fallen.joker]);
    for (const [index, card] of fallen.cards.entries())
      add(card, index, index === fallen.cards.length - 1);
    tellEnd(fallen);
  }
  return {
    element: html(
      'div',
      { class: 'fall' },
      html('div', { class: 'fall__joker' }, joker.element, plate),
      ...rows.map(({ element }) => element),
    ),
    clear,
    lay,
    async deal(fallen: FallenCards) {
      if (isMotionReduced()) return lay(fallen);
      clear();
      await joker.deal(fallen.joker);
      plate.textContent = words('jokerIs', { rank: format.digits(cornerOf(fallen.joker)) });
      const { cards } = fallen;
      const ms = Math.max(CARD_MS.least, Math.min(CARD_MS.most, LONGEST_MS / cards.length));
      for (const [index, card] of cards.entries()) {
        const element = add(card, index, index === cards.length - 1);
        element?.animate([{ opacity: 0, transform: 'translateY(-14px)' }, {}], ms);
        sound.play('tick', 0.4);
        await pause(ms);
      }
      tellEnd(fallen);
    },
  };
}
