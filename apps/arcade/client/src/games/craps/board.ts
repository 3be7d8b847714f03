import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { createChip } from '../parts/table/chip.ts';
import { createPlaces, type PlaceSpec } from '../parts/table/places.ts';
import type { Amounts } from '../parts/table/wagers.ts';
import { roomWords } from '../room-words.ts';
import { createPayTexts } from './pays.ts';
import {
  isOpenFor,
  NUMBERS,
  PLACES,
  type CrapsRules,
  type Place,
  type TableState,
} from './state.ts';
import { CRAPS_TEXTS } from './words.ts';

/** What the board does when a field is pressed. */
export interface BoardOptions {
  onPut: (place: string) => void;
  onTake: (place: string) => void;
}

/** The printed fields with their chips and the puck. */
export interface CrapsBoard {
  element: HTMLElement;
  nameOf: (place: string) => string;
  /** Shows a table with the chips that are about to be bet. */
  show: (table: TableState, pending: Amounts) => void;
  mark: (table: TableState) => void;
  setLocked: (isLocked: boolean) => void;
}

const isNumber = (place: string) => place.startsWith('place-');

/** Names of bets, also of come bets that stand on a number. */
function createNames(frame: Frame) {
  const words = roomWords(frame.state.language, CRAPS_TEXTS);
  return (name: string): string => {
    const [kind = '', number] = name.split('-');
    const own = words((kind === 'place' ? 'placeBet' : kind) as 'placeBet' | 'pass');
    return number === undefined ? own : `${own} ${frame.format.digits(number)}`;
  };
}

function specsOf(frame: Frame, rules: CrapsRules, nameOf: (place: string) => string) {
  const words = roomWords(frame.state.language, CRAPS_TEXTS);
  const pays = createPayTexts(frame, rules);
  const hints: Readonly<Partial<Record<Place, string>>> = {
    come: words('comeHint'),
    field: pays.field,
    dontPass: words('dontHint'),
    dontCome: words('dontHint'),
    pass: words('even'),
    odds: pays.of('odds'),
  };
  return PLACES.map((place): PlaceSpec => ({
    place,
    name: nameOf(place),
    pay: hints[place] ?? pays.of(place),
    ...(isNumber(place) && { print: frame.format.digits(place.replace('place-', '')) }),
  }));
}

/** The marks of a number: the puck, and the chips of come bets that stand on it. */
function createNumberMarks(frame: Frame) {
  const marks = new Map(
    NUMBERS.map((number) => [
      number,
      html('span', { class: 'craps__marks', 'aria-hidden': 'true' }),
    ]),
  );
  const chip = (name: string, chips: Amounts) => {
    const minor = chips[name];
    if (minor === undefined) return undefined;
    const kind = name.startsWith('dont') ? 'dont' : 'come';
    return html(
      'span',
      { class: `craps__moved craps__moved--${kind}` },
      createChip(frame.format, frame.state.language, minor),
    );
  };
  return {
    of: (number: (typeof NUMBERS)[number]) => marks.get(number),
    show({ point, chips }: TableState) {
      for (const [number, mark] of marks) {
        const puck = point === number ? html('i', { class: 'craps__puck' }, 'ON') : undefined;
        const moved = [chip(`come-${number}`, chips), chip(`dontCome-${number}`, chips)];
        mark.replaceChildren(...[puck, ...moved].filter((one) => one !== undefined));
      }
    },
  };
}

/** Makes the board. */
export function createCrapsBoard(
  frame: Frame,
  rules: CrapsRules,
  options: BoardOptions,
): CrapsBoard {
  const { format, state } = frame;
  const words = roomWords(state.language, CRAPS_TEXTS);
  const nameOf = createNames(frame);
  const specs = specsOf(frame, rules, nameOf);
  const places = createPlaces(frame, { specs, label: words('fields'), ...options });
  const marks = createNumberMarks(frame);
  const standing = html('ul', { class: 'off' });
  for (const number of NUMBERS) {
    const field = places.field(`place-${number}`);
    const own = marks.of(number);
    if (own !== undefined) field.append(own);
  }
  const sums = Object.entries(rules.fieldPays).map(([sum, pay]) =>
    html('i', pay > 1 ? { class: 'is-more' } : {}, format.digits(sum)),
  );
  const row = html('span', { class: 'craps__field-sums num', 'aria-hidden': 'true' }, ...sums);
  places.field('field').insertBefore(row, places.field('field').querySelector('small'));
  const rowOf = (name: string, ...own: Place[]) =>
    html(
      'div',
      { class: `craps__row craps__row--${name}` },
      ...own.map((place) => places.field(place)),
    );
  const element = html(
    'div',
    { class: 'craps__board', role: 'group', 'aria-label': words('fields') },
    rowOf('numbers', ...PLACES.filter((place) => isNumber(place))),
    rowOf('come', 'come'),
    rowOf('field', 'field'),
    rowOf('dont', 'dontPass', 'dontCome'),
    rowOf('line', 'pass', 'odds'),
    standing,
  );
  return {
    element,
    nameOf,
    show(table, pending) {
      const all: Record<string, number> = { ...table.chips };
      for (const [place, minor] of Object.entries(pending)) all[place] = (all[place] ?? 0) + minor;
      places.show(all);
      marks.show(table);
      for (const place of PLACES) {
        const isOpen = isOpenFor(place, table, rules.mostThrows);
        places.field(place).classList.toggle('is-closed', !isOpen);
        places.field(place).setAttribute('aria-disabled', String(!isOpen));
      }
      const moved = Object.entries(table.chips).filter(([name]) => /ome-/.test(name));
      standing.replaceChildren(
        ...moved.map(([name, minor]) => html('li', {}, `${nameOf(name)}: ${format.money(minor)}`)),
      );
    },
    mark({ settled }) {
      const of = (end: string) =>
        settled.filter((one) => one.end === end).map(({ place }) => place);
      places.mark(of('won'), of('lost'));
    },
    setLocked: places.setLocked,
  };
}
