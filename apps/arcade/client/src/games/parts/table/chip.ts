import { html } from '../../../dom.ts';
import type { Format } from '../../../format.ts';
import { roomWords } from '../../room-words.ts';
import { TABLE_TEXTS } from './words.ts';

/** The chips in whole units of money, from the largest: a sum has the colour of the largest chip in it. */
const VALUES = [5_000, 1_000, 500, 100, 50, 10] as const;
const MINOR = 100;
const THOUSAND = 1_000;

/** What stands on a chip: whole units, thousands with their sign, and up to two decimals. */
function chipText(format: Format, language: string, minor: number): string {
  const units = minor / MINOR;
  if (units < THOUSAND) return format.digits(units);
  const sign = roomWords(language, TABLE_TEXTS)('thousand');
  return `${format.digits(Math.floor(units / MINOR) / (THOUSAND / MINOR))}${sign}`;
}

/** Draws a chip of an amount; its size is `--chip` of its surroundings. It says nothing to a screen reader. */
export function createChip(format: Format, language: string, minor: number): HTMLElement {
  const value = VALUES.find((least) => minor / MINOR >= least) ?? 10;
  const text = chipText(format, language, minor);
  const size = [...text].length > 3 ? ' chip--long' : '';
  const label = html('span', { class: 'num' }, text);
  return html('i', { class: `chip chip--${value}${size}`, 'aria-hidden': 'true' }, label);
}
