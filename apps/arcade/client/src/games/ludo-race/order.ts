import { button, html } from '../../dom.ts';
import type { Format } from '../../format.ts';
import { createPawnSign, PAWNS, type Pawn } from './pawns.ts';

/** Buttons of the pawns, pressed in the order in which the bet says that they come home. */
export interface OrderField {
  element: HTMLElement;
  order: () => Pawn[];
  /** Sets how many pawns the bet names, and keeps those that were named first. */
  setCount: (count: number) => void;
  setLocked: (isLocked: boolean) => void;
}

/**
 * Makes the buttons. With one pawn, a press replaces it; of four, the last follows from the other three. A press on a
 * named pawn takes it back with those after it.
 */
export function createOrderField(options: {
  format: Format;
  label: string;
  count: number;
  first: readonly Pawn[];
  /** Name of a pawn, with the place that the bet gives it, from 1, or without one. */
  nameOf: (pawn: Pawn, place: number | undefined) => string;
  onChange: () => void;
}): OrderField {
  const { format, nameOf, onChange } = options;
  let count = options.count;
  let order = options.first.slice(0, count);
  const items = PAWNS.map((pawn) => {
    const place = html('span', { class: 'num', 'aria-hidden': 'true' });
    const element = button(
      { class: 'order__pawn' },
      () => press(pawn),
      createPawnSign(pawn),
      place,
    );
    return { pawn, place, element };
  });
  const element = html('div', { class: 'order', role: 'group', 'aria-label': options.label });
  element.append(...items.map((item) => item.element));

  function press(pawn: Pawn): void {
    const at = order.indexOf(pawn);
    if (at !== -1) order = order.slice(0, at);
    else {
      order = count === 1 ? [pawn] : [...order, pawn].slice(0, count);
      complete();
    }
    show();
    onChange();
  }
  function complete(): void {
    const left = PAWNS.filter((pawn) => !order.includes(pawn));
    if (count === PAWNS.length && left.length === 1) order = [...order, ...left];
  }
  function show(): void {
    for (const { pawn, place, element: item } of items) {
      const at = order.indexOf(pawn);
      item.setAttribute('aria-pressed', String(at !== -1));
      item.setAttribute('aria-label', nameOf(pawn, at === -1 ? undefined : at + 1));
      place.textContent = at === -1 || count === 1 ? '' : format.digits(at + 1);
    }
  }
  show();
  return {
    element,
    order: () => [...order],
    setCount(next) {
      count = next;
      order = order.slice(0, count);
      complete();
      show();
    },
    setLocked(isLocked) {
      for (const item of items) item.element.disabled = isLocked;
    },
  };
}
