import { html } from '../../../dom.ts';
import type { Frame } from '../../../frame.ts';
import { roomWords } from '../../room-words.ts';
import type { HandKind, ThreeCardRules } from './kinds.ts';
import { THREE_CARD_TEXTS } from './words.ts';

/** What pair plus pays, in a row below the fields. */
export interface PayStrip {
  element: HTMLElement;
  /** Lights the kind that came; without one none. */
  show: (kind: HandKind | undefined) => void;
}

/** Makes the row; `nameOf` answers the short name of a kind. */
export function createPayStrip(
  frame: Frame,
  { pays }: ThreeCardRules,
  nameOf: (kind: HandKind) => string,
): PayStrip {
  const words = roomWords(frame.state.language, THREE_CARD_TEXTS);
  const toOne = (pay: number) => frame.format.digits(`${pay}:1`);
  const kinds = Object.entries(pays.pairPlus).sort(([, one], [, other]) => other - one);
  const cells = kinds.map(([kind, pay]) => ({
    kind,
    pay,
    element: html(
      'span',
      { class: 'trio__pay' },
      nameOf(kind as HandKind),
      html('b', {}, toOne(pay)),
    ),
  }));
  const note = html('small', {}, words('ownPays'));
  const element = html(
    'div',
    { class: 'trio__strip num' },
    html('div', { class: 'trio__strip-head' }, html('span', {}, words('pairPlus')), note),
    html('div', { class: 'trio__pays' }, ...cells.map((cell) => cell.element)),
  );
  return {
    element,
    show(kind) {
      const own = cells.find((cell) => cell.kind === kind);
      for (const cell of cells) cell.element.classList.toggle('is-on', cell === own);
      note.textContent =
        own === undefined
          ? words('ownPays')
          : words('hit', { hand: nameOf(own.kind as HandKind), pay: toOne(own.pay) });
    },
  };
}
