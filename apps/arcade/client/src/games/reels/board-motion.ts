import { pause } from '../../dom.ts';

const SPIN_MS = 900;
/** From one picture of the screen to the next. */
const PICTURE_MS = 17;
const NEXT_REEL_MS = 120;
const FILLERS = 9;
const FALL_MS = 300;

/** A reel that is about to move. */
export interface Reel {
  strip: HTMLElement;
  column: number;
  rows: number;
  cellOf: (symbol: number) => HTMLElement;
  anySymbol: () => number;
}

/** Turns reels to the symbols of a grid, each begun one picture of the screen after the one before; answers when all stand. */
export async function turnReels(
  reels: readonly Reel[],
  grid: readonly (readonly number[])[],
  onStop: () => void,
): Promise<void> {
  const turns: Promise<void>[] = [];
  for (const reel of reels) {
    // All reels filled at once would take a slow phone several pictures.
    if (turns.length > 0) await pause(PICTURE_MS);
    turns.push(turnReel(reel, grid[reel.column] ?? [], onStop));
  }
  await Promise.all(turns);
}

/** Turns a reel to its symbols. Each reel takes its own time, always the same, whatever comes. */
async function turnReel(
  { strip, column, rows, cellOf, anySymbol }: Reel,
  final: readonly number[],
  onStop: () => void,
): Promise<void> {
  const held = [...strip.children];
  const fillers = Array.from({ length: FILLERS }, () => cellOf(anySymbol()));
  strip.replaceChildren(...final.map(cellOf), ...fillers, ...held);
  const way = (fillers.length + held.length) * (100 / rows);
  await strip.animate([{ transform: `translateY(-${way}%)` }, { transform: 'none' }], {
    duration: SPIN_MS + column * NEXT_REEL_MS,
    easing: 'cubic-bezier(0.3, 0.1, 0.25, 1)',
  }).finished;
  for (const cell of [...strip.children].slice(rows)) cell.remove();
  onStop();
}

/** Lets a column fall: kept symbols from where they were, new ones from above the board. */
export function fallReel(
  { strip, cellOf }: Pick<Reel, 'strip' | 'cellOf'>,
  gone: ReadonlySet<number>,
  final: readonly number[],
): Promise<unknown>[] {
  if (gone.size === 0) return [];
  const kept = [...strip.children].flatMap((cell, row) => (gone.has(row) ? [] : [{ cell, row }]));
  const fresh = final.slice(0, gone.size).map((symbol, row) => ({
    cell: cellOf(symbol),
    row: row - gone.size,
  }));
  const all = [...fresh, ...kept];
  strip.replaceChildren(...all.map(({ cell }) => cell));
  return all.map(
    ({ cell, row }, now) =>
      cell.animate([{ transform: `translateY(${(row - now) * 100}%)` }, { transform: 'none' }], {
        duration: FALL_MS,
        easing: 'cubic-bezier(0.5, 0, 0.7, 1)',
      }).finished,
  );
}
