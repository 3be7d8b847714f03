import { html } from '../../../dom.ts';

/** One pay: its hand, the hand's short name, and what it pays to one. */
export interface StripPay<Kind extends string> {
  kind: Kind;
  name: string;
  pay: string;
}

/** What certain hands pay, in a row below the fields. */
export interface PayStrip<Kind extends string> {
  element: HTMLElement;
  /** Lights the hand that was paid; without one none. */
  show: (kind: Kind | undefined) => void;
}

/** Makes the row; `noteOf` answers what stands beside its name while a hand is lit, and while none is. */
export function createPayStrip<Kind extends string>(
  label: string,
  pays: readonly StripPay<Kind>[],
  noteOf: (lit: StripPay<Kind> | undefined) => string,
): PayStrip<Kind> {
  const cells = pays.map((pay) => ({
    pay,
    element: html('span', { class: 'ante__pay' }, pay.name, html('b', {}, pay.pay)),
  }));
  const note = html('small', {}, noteOf(undefined));
  const head = html('div', { class: 'ante__strip-head' }, html('span', {}, label), note);
  const row = html('div', { class: 'ante__pays' }, ...cells.map((cell) => cell.element));
  return {
    element: html('div', { class: 'ante__strip num' }, head, row),
    show(kind) {
      const lit = cells.find((cell) => cell.pay.kind === kind);
      for (const cell of cells) cell.element.classList.toggle('is-on', cell === lit);
      note.textContent = noteOf(lit?.pay);
    },
  };
}
