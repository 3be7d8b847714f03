/** A cell of a table: a text, or a number that is written as it is. */
export type Cell = string | { readonly number: string };

/** Marks the text as UTF-8 for programs that would take it for something else. */
export const CSV_START = '\uFEFF';

/** How a formula may begin in one program or another, after spaces that the program drops. */
const FORMULA = /^\s*[=+\-@|%\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * Rows as CSV (RFC 4180) with a break after each. A text that a spreadsheet would take for a formula gets an apostrophe
 * in front, so that it is shown and never calculated.
 */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('');
}

/** An amount of minor units as spreadsheets read it: a point, no grouping, Latin digits. */
export function csvAmount(amountMinor: number, exponent: number): Cell {
  const digits = String(Math.abs(amountMinor)).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const fraction = exponent === 0 ? '' : `.${digits.slice(-exponent)}`;
  return { number: `${amountMinor < 0 ? '-' : ''}${whole}${fraction}` };
}

/** Writes moments as `2026-11-21 13:34:05` by the clocks of a time zone. */
export function csvMoments(timeZone: string): (at: Date) => string {
  // Sweden writes dates and times in this way.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (at) => format.format(at);
}

function written(cell: Cell): string {
  if (typeof cell !== 'string') return cell.number;
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
