import { useEffect, useSyncExternalStore } from 'react';
import { isStarred, watchStarred } from './starred-games.ts';

/**
 * Whether a game is a favourite; false until the ids have come. With `isActive` they are fetched. A tile draws anew
 * only when its own answer changes.
 */
export function useIsStarred(id: string, isActive: boolean): boolean {
  useEffect(() => {
    if (isActive) {
      void import('./favourites.queries.ts').then(({ followFavourites }) => followFavourites());
    }
  }, [isActive]);
  return useSyncExternalStore(watchStarred, () => isStarred(id), isNeverStarred);
}

/** On the server, and until React has taken over. */
function isNeverStarred(): boolean {
  return false;
}
