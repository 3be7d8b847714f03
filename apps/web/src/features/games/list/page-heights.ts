// Heights of pages that were taken out of the document. They outlive the screen, so that a list has the same height
// when the reader returns to it, and the earlier position can be found.
const heights = new Map<string, number>();

/** The height in px that a page had when it was last taken out. */
export function keptHeight(name: string): number | undefined {
  return heights.get(name);
}

/** Remembers the height in px of a page that is taken out. */
export function keepHeight(name: string, height: number): void {
  heights.set(name, height);
}

/** The most heights that are kept: enough for some lists of thousands of games. */
const MOST = 2000;

/** Makes room after too many lists were scrolled through; the heights of the list on the screen stay. */
export function forgetOtherLists(listKey: string): void {
  if (heights.size <= MOST) return;
  for (const name of heights.keys()) {
    if (!name.startsWith(`${listKey}#`)) heights.delete(name);
  }
}
