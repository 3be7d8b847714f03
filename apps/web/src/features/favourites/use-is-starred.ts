import { useEffect, useSyncExternalStore } from 'react';
import { isStarred, watchStarred } from './starred-games.ts';

/**
 * Whether a game is a favourite; false until the ids are loaded. `isActive` loads them. A tile is drawn again only when
 * its own answer changes.
 */
export function useIsStarred(id: string, isActive: boolean): boolean {
  useEffect(() => {
    if (isActive) {
      void import('./favourites.queries.ts').then(({ followFavourites }) => followFavourites());
    }
  }, [isActive]);
  return useSyncExternalStore(watchStarred, () => isStarred(id), isNeverStarred);
}

/** The value on the server, and until React has hydrated the page. */
function isNeverStarred(): boolean {
  return false;
}
