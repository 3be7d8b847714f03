import { useEffect, useSyncExternalStore } from 'react';

/**
 * The ids of the favourites as tiles read them. The list itself lives in the query cache, whose code a visitor's page
 * does not carry: it is fetched with the first star of a member.
 */
let starred: ReadonlySet<string> = new Set();
const readers = new Set<() => void>();

/** Replaces the ids; called by the query cache on every change. Ids are text (FAV-06). */
export function publishStarred(ids: readonly string[]): void {
  starred = new Set(ids);
  for (const reader of readers) reader();
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/**
 * Whether a game is a favourite; false until the ids have come. With `isActive` they are fetched. A tile draws anew only
 * when its own answer changes.
 */
export function useIsStarred(id: string, isActive: boolean): boolean {
  useEffect(() => {
    if (isActive)
      void import('./favourites.queries.ts').then(({ followFavourites }) => followFavourites());
  }, [isActive]);
  return useSyncExternalStore(
    subscribe,
    () => starred.has(id),
    () => false,
  );
}
