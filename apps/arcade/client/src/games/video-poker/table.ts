import { html } from '../../dom.ts';
import type { Format } from '../../format.ts';
import { HANDS, type Hand, type PayingHand, type PokerRules } from './pays.ts';

/** The table of what hands pay, for a stake. */
export interface PayTable {
  element: HTMLElement;
  /** Shows the money for a stake. */
  price: (stakeMinor: number) => void;
  /** Marks the row of a hand; `none` marks no row. */
  mark: (hand: Hand) => void;
}

/** Makes the table; the rules have it for readers, so it is hidden from them here. */
export function createPayTable(
  format: Format,
  rules: PokerRules,
  nameOf: (hand: PayingHand) => string,
): PayTable {
  const rows = HANDS.map((hand) => {
    const money = html('b', { class: 'num' });
    const times = html('i', { class: 'num' }, format.timesShort(rules.pays[hand] * 100));
    return { hand, money, element: html('div', {}, html('span', {}, nameOf(hand)), times, money) };
  });
  const element = html('div', { class: 'poker__table', 'aria-hidden': 'true' });
  element.append(...rows.map((row) => row.element));
  return {
    element,
    price(stakeMinor) {
      for (const { hand, money } of rows)
        money.textContent = format.money(stakeMinor * rules.pays[hand]);
    },
    mark(marked) {
      for (const { hand, element: row } of rows) row.classList.toggle('is-now', hand === marked);
    },
  };
}
