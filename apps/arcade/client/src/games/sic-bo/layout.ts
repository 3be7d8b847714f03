import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { printField, type PrintedField } from '../parts/dice/board.ts';
import { createFlatDie } from '../parts/dice/faces.ts';
import { payText } from '../parts/dice/table.ts';
import { roomWords } from '../room-words.ts';
import { SIC_BO_TEXTS } from './words.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const TOTALS = Array.from({ length: 14 }, (_unused, index) => index + 4);
const PAIRS = FACES.flatMap((low) =>
  FACES.filter((high) => high > low).map((high) => [low, high] as const),
);

const diceOf = (...faces: readonly number[]) =>
  html('span', { class: 'sic-bo__dice' }, ...faces.map((face) => createFlatDie(face)));

const row = (name: string, ...children: HTMLElement[]) =>
  html('div', { class: `spots sic-bo__${name}` }, ...children);
const head = (text: string, pay = '') =>
  html('p', { class: 'spots__head' }, text, html('span', { class: 'num' }, pay));
const small = (text: string) => html('small', { class: 'num' }, text);

/** The name of every bet of sic bo. */
export function betName(frame: Frame, name: string): string {
  const { format, state } = frame;
  const words = roomWords(state.language, SIC_BO_TEXTS);
  const [kind = '', first = '', second = ''] = name.split('-');
  const [low, high] = [format.digits(first), format.digits(second)];
  if (kind === 'total') return words('total', { sum: low });
  if (kind === 'pair') return words('pair', { low, high });
  if (kind === 'double') return words('double', { face: low });
  if (kind === 'face') return words('face', { face: low });
  if (kind === 'triple' && first !== '') return words('eachTriple', { face: low });
  return words(kind as 'small' | 'big' | 'odd' | 'even' | 'triple');
}

/** Prints single fields, and keeps them in the order of the layout. */
function createPrinter(frame: Frame) {
  const { format } = frame;
  const words = roomWords(frame.state.language, SIC_BO_TEXTS);
  const fields: PrintedField[] = [];
  const payOf = (name: string) => payText(frame, name);
  function print(name: string, ...content: Node[]): HTMLElement {
    const field = printField(name, betName(frame, name), payOf(name), ...content);
    fields.push(field);
    return field.element;
  }
  return {
    fields,
    payOf,
    size(name: 'small' | 'big', from: number, to: number) {
      const sums = words('sums', { from: format.digits(from), to: format.digits(to) });
      const told = small(`${sums} · ${payOf(name)}`);
      const field = printField(name, words(name), payOf(name), html('b', {}, words(name)), told);
      fields.push({ ...field, heard: `${words(name)}, ${sums}` });
      return field.element;
    },
    any: () =>
      print('triple', diceOf(6, 6, 6), html('span', {}, words('triple')), small(payOf('triple'))),
    parity: (name: 'odd' | 'even') =>
      print(name, html('span', {}, `${words(name)} `, small(payOf(name)))),
    total: (sum: number) =>
      print(
        `total-${sum}`,
        html('b', { class: 'num' }, format.digits(sum)),
        small(payOf(`total-${sum}`)),
      ),
    pair: (low: number, high: number) => print(`pair-${low}-${high}`, diceOf(low, high)),
    each: (kind: 'double' | 'triple' | 'face', times: number) =>
      FACES.map((face) =>
        print(`${kind}-${face}`, diceOf(...Array.from({ length: times }, () => face))),
      ),
  };
}

/** Prints the whole layout: rows of fields with their pays, none hidden. */
export function createLayout(frame: Frame): { element: HTMLElement; fields: PrintedField[] } {
  const words = roomWords(frame.state.language, SIC_BO_TEXTS);
  const { fields, payOf, size, any, parity, total, pair, each } = createPrinter(frame);
  const element = html(
    'div',
    {},
    row('sizes', size('small', 4, 10), any(), size('big', 11, 17)),
    row('parities', parity('odd'), parity('even')),
    head(words('totals')),
    row('totals', ...TOTALS.map((sum) => total(sum))),
    head(words('pairs'), payOf('pair-1-2')),
    row('pairs', ...PAIRS.map(([low, high]) => pair(low, high))),
    head(words('doubles'), payOf('double-1')),
    row('doubles', ...each('double', 2)),
    head(words('triples'), payOf('triple-1')),
    row('triples', ...each('triple', 3)),
    head(words('faces'), payOf('face-1')),
    row('faces', ...each('face', 1)),
  );
  return { element, fields };
}
