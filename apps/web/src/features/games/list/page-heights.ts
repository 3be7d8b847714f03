// Heights of pages that left the document. They outlive the screen, so that a list someone comes back to is as high as
// it was and the former place can be found again.
const heights = new Map<string, number>();

/** Height in px under which a page was last put aside. */
export function keptHeight(name: string): number | undefined {
  return heights.get(name);
}

/** Notes the height of a page that is put aside. */
export function keepHeight(name: string, height: number): void {
  heights.set(name, height);
}

/** Most heights that are kept: some lists of thousands of games. */
const MOST = 2000;

/** Makes room once too many lists have been scrolled through; those of the list that is shown stay. */
export function forgetOtherLists(listKey: string): void {
  if (heights.size <= MOST) return;
  for (const name of heights.keys()) {
    if (!name.startsWith(`${listKey}#`)) heights.delete(name);
  }
}
