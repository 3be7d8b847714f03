import { html, readAs, type Child } from '../../../dom.ts';
import type { Frame } from '../../../frame.ts';
import { roomWords } from '../../room-words.ts';
import { createChip } from '../table/chip.ts';
import type { Amounts } from '../table/wagers.ts';
import { DICE_TABLE_TEXTS } from './words.ts';
import '../table/table.css';
import './board.css';

/** A field of the board as it is printed. */
export interface PrintedField {
  name: string;
  /** The name of the bet. */
  label: string;
  /** What a screen reader is told in place of the name, where more than it is printed. */
  heard?: string;
  /** What it pays, such as 30:1. */
  pay: string;
  element: HTMLButtonElement;
}

/** Prints a field: its content, with a place for its chips. */
export function printField(
  name: string,
  label: string,
  pay: string,
  ...content: Child[]
): PrintedField {
  const element = html('button', { type: 'button', class: 'spot' }, ...content);
  return { name, label, pay, element };
}

/** The fields of a table, with the player's chips on them. */
export interface Board {
  /** Shows the chips that lie on the fields. */
  show: (amounts: Amounts) => void;
  /** Lights the fields that a throw pays, and those of them with chips on them more. */
  light: (isHit: (name: string) => boolean, bets: Amounts) => void;
  /** Ends the light of the last throw. */
  dim: () => void;
  setLocked: (isLocked: boolean) => void;
}

const STEPS: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2] as const;
};

/** The next field in a direction of the screen: the nearest one ahead, as little aside as can be. */
function nextField(
  fields: readonly PrintedField[],
  from: HTMLElement,
  [x, y]: readonly [number, number],
): PrintedField | undefined {
  const [fromX, fromY] = middle(from);
  let best: PrintedField | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const field of fields) {
    const [toX, toY] = middle(field.element);
    const ahead = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    if (ahead < 1 || ahead + 2 * aside >= least) continue;
    [best, least] = [field, ahead + 2 * aside];
  }
  return best;
}

/** One stop of the keyboard for all fields: arrows walk, Enter places a chip, Shift and Enter take the field's chips. */
function listenToKeys(
  container: HTMLElement,
  fields: readonly PrintedField[],
  take: (name: string) => void,
): void {
  const focus = (field: PrintedField | undefined) => {
    if (field === undefined) return;
    for (const { element } of fields) element.tabIndex = element === field.element ? 0 : -1;
    field.element.focus();
  };
  for (const [index, { element }] of fields.entries()) {
    element.tabIndex = index === 0 ? 0 : -1;
    element.addEventListener('pointerdown', () => {
      for (const other of fields) other.element.tabIndex = other.element === element ? 0 : -1;
    });
  }
  container.addEventListener('keydown', (event) => {
    const at = fields.find(({ element }) => element === document.activeElement);
    if (at === undefined) return;
    if (event.key === 'Enter' && event.shiftKey) {
      event.preventDefault();
      take(at.name);
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    focus(nextField(fields, at.element, step));
  });
}

/** Makes the printed fields of a table work: a press places a chip. */
export function createBoard(
  frame: Frame,
  container: HTMLElement,
  fields: readonly PrintedField[],
  { place, take }: { place: (name: string) => void; take: (name: string) => void },
): Board {
  const { format, state } = frame;
  const words = roomWords(state.language, DICE_TABLE_TEXTS);
  let isLocked = false;
  const name = ({ label: own, heard: label = own, pay }: PrintedField, minor: number) =>
    minor === 0
      ? words('field', { label, pay })
      : words('fieldOwn', { label, pay, amount: format.money(minor) });
  const shown = new Map<string, number>();
  for (const field of fields) {
    readAs(field.element, name(field, 0));
    field.element.addEventListener('click', (event) => {
      // Shift and Enter take chips back; the click that follows must not place one.
      if (!isLocked && !event.shiftKey) place(field.name);
    });
  }
  listenToKeys(container, fields, (taken) => void (!isLocked && take(taken)));
  return {
    show(amounts) {
      for (const field of fields) {
        const minor = amounts[field.name] ?? 0;
        if (minor === (shown.get(field.name) ?? 0)) continue;
        shown.set(field.name, minor);
        readAs(field.element, name(field, minor));
        field.element.querySelector('.chip')?.remove();
        if (minor > 0) field.element.append(createChip(format, state.language, minor));
      }
    },
    light(isHit, bets) {
      for (const { name: own, element } of fields) {
        element.classList.toggle('is-hit', isHit(own));
        element.classList.toggle('is-won', isHit(own) && (bets[own] ?? 0) > 0);
      }
    },
    dim() {
      for (const { element } of fields) element.classList.remove('is-hit', 'is-won');
    },
    setLocked(next) {
      isLocked = next;
      container.classList.toggle('is-locked', next);
      for (const { element } of fields) element.setAttribute('aria-disabled', String(next));
    },
  };
}
