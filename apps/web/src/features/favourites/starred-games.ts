import { createWatchers } from '#platform/page/watchers.ts';

/**
 * The ids of the favourites as tiles read them. The list itself lives in the query cache, whose code a visitor's page
 * does not carry: it is fetched with the first star of a member.
 */
let starred: ReadonlySet<string> = new Set();
const readers = createWatchers();

/** Replaces the ids; called by the query cache on every change. Ids are text (FAV-06). */
export function publishStarred(ids: readonly string[]): void {
  starred = new Set(ids);
  readers.tell();
}

/** Calls back on every change; the returned function ends it. */
export const watchStarred = readers.watch;

/** Whether the id is among the favourites that have come. */
export function isStarred(id: string): boolean {
  return starred.has(id);
}
