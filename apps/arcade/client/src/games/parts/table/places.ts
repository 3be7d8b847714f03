import { button, html, unseen } from '../../../dom.ts';
import type { Frame } from '../../../frame.ts';
import { roomWords } from '../../room-words.ts';
import { createChip } from './chip.ts';
import type { Amounts } from './wagers.ts';
import { PLACE_TEXTS } from './place-words.ts';
import './places.css';

/** A place for chips that is a field with its name and its pay. */
export interface PlaceSpec {
  place: string;
  name: string;
  /** What stands on the field in place of its name. */
  print?: string;
  /** What it pays, such as 1:1. */
  pay: string;
}

/** What the fields do when they are pressed. */
export interface PlacesOptions {
  specs: readonly PlaceSpec[];
  label: string;
  onPut: (place: string) => void;
  onTake: (place: string) => void;
}

/** Fields for chips: one stop of the keyboard, with the arrows inside it. */
export interface Places {
  /** The field of a place, to be put where the table has it. */
  field: (place: string) => HTMLElement;
  /** Shows the chips that lie on the fields. */
  show: (amounts: Amounts) => void;
  /** Marks the fields of the last round that paid more than lay on them; without any, takes the marks away. */
  mark: (won: readonly string[], lost?: readonly string[]) => void;
  setLocked: (isLocked: boolean) => void;
}

const BACK = ['ArrowLeft', 'ArrowUp'];
const FORWARD = ['ArrowRight', 'ArrowDown'];

/** Writes what a pay of hundredths is to one: 195 is 0.95:1. */
export const toOne = (frame: Pick<Frame, 'format'>, hundredths: number): string =>
  frame.format.digits(`${(hundredths - 100) / 100}:1`);

/** Makes the fields. Enter or a press puts the chosen chip; Shift and Enter, Delete or a long press takes all back. */
export function createPlaces(frame: Frame, options: PlacesOptions): Places {
  const { format, state } = frame;
  const { specs, onPut, onTake } = options;
  const words = roomWords(state.language, PLACE_TEXTS);
  const fields = specs.map(({ place, name, print, pay }) => {
    const chip = html('span', { class: 'place__chip' });
    const own = unseen();
    const element = button(
      { class: `place place--${place}` },
      () => onPut(place),
      print === undefined ? undefined : unseen(name),
      html('b', { 'aria-hidden': print === undefined ? undefined : 'true' }, print ?? name),
      html('small', { class: 'num' }, pay),
      own,
      chip,
    );
    return { place, own, chip, element };
  });
  const elementAt = (index: number) => fields[(index + fields.length) % fields.length]?.element;

  function stop(at: number): void {
    for (const [index, { element }] of fields.entries()) element.tabIndex = index === at ? 0 : -1;
  }
  for (const [index, { place, element }] of fields.entries()) {
    element.addEventListener('focus', () => stop(index));
    element.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      if (!element.disabled) onTake(place);
    });
    element.addEventListener('keydown', (event) => {
      const step = FORWARD.includes(event.key) ? 1 : BACK.includes(event.key) ? -1 : 0;
      const takes = event.key === 'Delete' || (event.key === 'Enter' && event.shiftKey);
      if (step === 0 && !takes) return;
      event.preventDefault();
      if (takes) onTake(place);
      else elementAt(index + step)?.focus();
    });
  }
  function show(amounts: Amounts): void {
    for (const { place, own, chip, element } of fields) {
      const minor = amounts[place] ?? 0;
      chip.replaceChildren(minor > 0 ? createChip(format, state.language, minor) : '');
      element.classList.toggle('has-chip', minor > 0);
      own.textContent = minor > 0 ? words('own', { amount: format.money(minor) }) : '';
    }
  }
  stop(0);
  show({});
  return {
    field: (place) => {
      const found = fields.find((field) => field.place === place);
      if (found === undefined) throw new Error(`no field for ${place}`);
      return found.element;
    },
    show,
    mark(won, lost = []) {
      for (const { place, element } of fields) {
        element.classList.toggle('is-won', won.includes(place));
        element.classList.toggle('is-lost', lost.includes(place));
      }
    },
    setLocked(isLocked) {
      for (const { element } of fields) {
        element.disabled = isLocked;
        // Without a field that takes the keyboard, the row itself must, or its end is out of reach.
        const row = element.closest<HTMLElement>('.places--long');
        if (row !== null) row.tabIndex = isLocked ? 0 : -1;
      }
    },
  };
}
