import { html, pause } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { createHand } from '../parts/cards/hand.ts';
import { rankOf, type Card } from '../parts/cards/names.ts';
import { roomWords } from '../room-words.ts';
import { BACCARAT_TEXTS } from './words.ts';

/** The cards of both sides, in the order in which each got them. */
export interface BaccaratCards {
  player: readonly Card[];
  banker: readonly Card[];
}

const THIRD_MS = 600;

function pointsOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === 14) return 1;
  return rank >= 10 ? 0 : rank;
}

/** Points of a hand: the last digit of the sum. */
export const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** One side: its name, its total, two cards, and the third that lies across. */
function createSide(frame: Frame, side: 'player' | 'banker') {
  const { format, state } = frame;
  const name = roomWords(state.language, BACCARAT_TEXTS)(side);
  const hand = createHand(state.language, name);
  const third = createHand(state.language, name);
  const total = html('b', { class: 'plate num' });
  third.element.classList.add('coup__third');
  const cards: Card[] = [];
  const showTotal = () =>
    (total.textContent = cards.length > 0 ? format.digits(totalOf(cards)) : '');
  return {
    element: html(
      'div',
      { class: 'coup__side' },
      html('div', { class: 'coup__name' }, html('b', {}, name), total),
      html('div', { class: 'coup__cards' }, hand.element, third.element),
    ),
    clear() {
      cards.length = 0;
      hand.clear();
      third.clear();
      showTotal();
      total.classList.remove('plate--on');
    },
    lay(all: readonly Card[]) {
      cards.push(...all);
      hand.lay(all.slice(0, 2));
      third.lay(all.slice(2));
      showTotal();
    },
    async deal(card: Card) {
      cards.push(card);
      await (cards.length > 2 ? third : hand).deal(card);
      showTotal();
    },
    setWon: (isWon: boolean) => total.classList.toggle('plate--on', isWon),
  };
}

/** The two hands on the cloth. */
export function createPicture(frame: Frame) {
  const player = createSide(frame, 'player');
  const banker = createSide(frame, 'banker');
  function clear(): void {
    player.clear();
    banker.clear();
  }
  function mark(cards: BaccaratCards): void {
    const difference = totalOf(cards.player) - totalOf(cards.banker);
    player.setWon(difference > 0);
    banker.setWon(difference < 0);
  }
  return {
    element: html('div', { class: 'coup' }, player.element, banker.element),
    clear,
    lay(cards: BaccaratCards) {
      clear();
      player.lay(cards.player);
      banker.lay(cards.banker);
      mark(cards);
    },
    async deal(cards: BaccaratCards, onCard: () => void) {
      clear();
      for (const at of [0, 1, 2])
        for (const [side, all] of [
          [player, cards.player],
          [banker, cards.banker],
        ] as const) {
          const card = all[at];
          if (card === undefined) continue;
          if (at === 2) await pause(THIRD_MS);
          onCard();
          await side.deal(card);
        }
      mark(cards);
    },
  };
}
