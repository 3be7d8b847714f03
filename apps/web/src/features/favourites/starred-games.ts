import { createWatchers } from '#platform/page/watchers.ts';

/**
 * The ids of the favourites, for tiles to read. The list itself is in the query cache, whose code a visitor's page does
 * not have: it loads with the first star of a member.
 */
let starred: ReadonlySet<string> = new Set();
const readers = createWatchers();

/** Replaces the ids; the query cache calls this on every change. Ids are text (FAV-06). */
export function publishStarred(ids: readonly string[]): void {
  starred = new Set(ids);
  readers.tell();
}

/** Calls `reader` on every change; the returned function stops that. */
export const watchStarred = readers.watch;

/** Whether the id is among the favourites that have been loaded. */
export function isStarred(id: string): boolean {
  return starred.has(id);
}
