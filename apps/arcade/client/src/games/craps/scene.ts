import { button, html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { createDice } from '../parts/dice/die.ts';
import { roomWords } from '../room-words.ts';
import { lastSum, removable, sumOf, type TableState } from './state.ts';
import { CRAPS_TEXTS } from './words.ts';

const FIRST = [4, 3] as const;

/** The tray of the dice: the dice, their sum, the point, and what was won so far. */
export interface CrapsScene {
  element: HTMLElement;
  /** Writes how the table stands beside the dice, which lie as they came. */
  lay: (state: TableState, isOpen: boolean) => void;
  /** Throws the dice of the last throw; answers when they lie. */
  fall: (state: TableState) => Promise<void>;
  setBusy: (isBusy: boolean) => void;
}

/** Makes the tray; `onDown` takes down what may be taken down. */
export function createCrapsScene(frame: Frame, onDown: () => void): CrapsScene {
  const { format, state } = frame;
  const words = roomWords(state.language, CRAPS_TEXTS);
  const { dice, show, fall } = createDice(2);
  const sum = html('b', { class: 'craps__sum num' });
  const parts = html('span', { class: 'craps__parts num' });
  const point = html('span', { class: 'craps__point' });
  const rack = html('span', { class: 'craps__rack num' });
  const amount = html('b', { class: 'num' });
  const down = button({ class: 'craps__down', hidden: true }, onDown, words('down'), ' ', amount);
  const element = html(
    'div',
    { class: 'craps__scene' },
    html('div', { class: 'craps__dice', 'aria-hidden': 'true' }, ...dice.map((die) => die.element)),
    html('div', { class: 'craps__said' }, html('p', {}, sum, parts), point, rack, down),
  );
  show(FIRST);
  function write(faces: readonly number[], total: number): void {
    sum.textContent = total > 0 ? format.digits(total) : '';
    parts.textContent = faces.map((face) => format.digits(face)).join(' + ');
  }
  return {
    element,
    lay(table, isOpen) {
      const faces = table.throws[table.throws.length - 1];
      if (faces !== undefined) show(faces);
      write(faces ?? [], lastSum(table));
      point.textContent =
        table.point === undefined
          ? words('comeOut')
          : words('pointOn', { point: format.digits(table.point) });
      rack.textContent =
        isOpen && table.rackMinor > 0
          ? words('rack', { amount: format.money(table.rackMinor) })
          : '';
      const lying = removable(table.chips);
      down.hidden = !isOpen || lying.length === 0;
      amount.textContent = format.money(
        sumOf(Object.fromEntries(lying.map((place) => [place, table.chips[place] ?? 0]))),
      );
    },
    async fall(table) {
      write([], 0);
      await fall(table.throws[table.throws.length - 1] ?? FIRST, (place) => ({
        x: 3.4 - place * 0.7,
        y: -0.4,
      }));
    },
    setBusy(isBusy) {
      down.disabled = isBusy;
    },
  };
}
