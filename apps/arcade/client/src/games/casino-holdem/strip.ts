import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { roomWords } from '../room-words.ts';
import type { HoldemRules, PayKind } from './hands.ts';
import { HOLDEM_TEXTS } from './words.ts';

const PAY_KINDS = ['royal', 'straightFlush', 'four', 'fullHouse', 'flush', 'less'] as const;

/** What the ante pays, in a row below the fields. */
export interface PayStrip {
  element: HTMLElement;
  /** Lights the group by which the ante was paid; without one none. */
  show: (kind: PayKind | undefined) => void;
}

/** Makes the row. The rules have it for readers, so it is hidden from them here. */
export function createPayStrip({ format, state }: Frame, { pays }: HoldemRules): PayStrip {
  const words = roomWords(state.language, HOLDEM_TEXTS);
  const cells = PAY_KINDS.map((kind) => ({
    kind,
    element: html(
      'span',
      { class: 'holdem__pay' },
      words(`${kind}Short`),
      html('b', {}, format.digits(`${pays[kind]}:1`)),
    ),
  }));
  const head = html(
    'div',
    { class: 'holdem__strip-head' },
    html('span', {}, words('antePays')),
    html('small', {}, words('antePaysWhen')),
  );
  const row = html('div', { class: 'holdem__pays' }, ...cells.map((cell) => cell.element));
  return {
    element: html('div', { class: 'holdem__strip num', 'aria-hidden': 'true' }, head, row),
    show(kind) {
      for (const cell of cells) cell.element.classList.toggle('is-on', cell.kind === kind);
    },
  };
}
