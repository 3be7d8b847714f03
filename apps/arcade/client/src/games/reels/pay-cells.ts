import { html } from '../../dom.ts';
import type { Symbols } from './symbols.ts';

/** A cell of a pay table: the pictures of symbols that pay the same, with their names. */
export function payCell(symbols: Symbols, ...shown: readonly number[]): HTMLElement {
  const names = shown.map((symbol) => symbols.name(symbol)).join(', ');
  return html('span', { class: 'pays' }, ...shown.map((symbol) => symbols.picture(symbol)), names);
}
