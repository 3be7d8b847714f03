import { QueryObserver } from '@tanstack/react-query';
import { browserApi, read } from '#platform/api/browser.ts';
import { queryClient, STALE_MS } from '#platform/api/query.ts';
import { publishStarred } from './starred-games.ts';

/** Reads of the favourites; each key begins with the noun. */
export const favouritesQueries = {
  ids: () => ({
    queryKey: ['favourites', 'ids'],
    queryFn: async () => (await read(browserApi.GET('/favourites/ids'))).value,
    staleTime: STALE_MS.catalogue,
  }),
};

let isFollowing = false;

/** Makes the stars of all tiles follow the query cache; a second call does nothing. */
export function followFavourites(): void {
  if (isFollowing) return;
  isFollowing = true;
  new QueryObserver(queryClient(), favouritesQueries.ids()).subscribe(({ data }) => {
    if (data) publishStarred(data);
  });
}

/** A game as the calls name it. */
export interface FavouriteTarget {
  readonly vendor: string;
  readonly nodeId: number;
}

/**
 * Adds or removes a favourite. The list changes at once, and changes back when the call fails (FAV-03, FAV-04, FAV-08).
 * Adding a game that is there already sends nothing (FAV-05). @throws ApiFailure after the old list is back
 */
export async function setFavourite(
  { vendor, nodeId }: FavouriteTarget,
  isOn: boolean,
): Promise<void> {
  const client = queryClient();
  const { queryKey, queryFn } = favouritesQueries.ids();
  const former = await client.ensureQueryData({ queryKey, queryFn });
  const id = String(nodeId);
  if (former.includes(id) === isOn) return;
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, isOn ? [id, ...former] : former.filter((other) => other !== id));
  const body = { nodeId, vendor };
  try {
    const answer = isOn
      ? browserApi.POST('/favourites', { body })
      : browserApi.DELETE('/favourites', { body });
    client.setQueryData(queryKey, (await read(answer)).value);
    await client.invalidateQueries({ queryKey: ['games', 'favourites'] });
  } catch (error) {
    client.setQueryData(queryKey, former);
    throw error;
  }
}
