import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { painted } from '#platform/page/after-paint.ts';
import { ApiFailure } from '#platform/api/failure.ts';
import { logFault } from '#platform/page/log.ts';
import { readSessionCache, writeSessionCache } from '#platform/session/cache.ts';
import { keepHeight } from './page-heights.ts';

/** Name under which the browser session remembers where its reader stood in a long list. */
const PLACE = 'games.place.1';
/** A list that was followed further than this begins at its start again: too much would have to be fetched at once. */
const PAGES_MOST = 40;
/** Paints in which the pages may come to stand before the former place is given up. */
const PAINTS_MOST = 40;

/** Where a reader stood in a list. */
export interface ListPlace {
  readonly listKey: string;
  /** Height of each page that was loaded, in px. */
  readonly heights: readonly number[];
  readonly scrollY: number;
}

let isFirstList = true;

/** What the list of a reloaded document was like before; undefined for every other list, and where nothing is to be done. */
function placeBeforeReload(listKey: string): ListPlace | undefined {
  if (typeof document === 'undefined' || !isFirstList) return undefined;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'reload') return undefined;
  const place = readSessionCache(PLACE, isPlace);
  const count = place?.heights.length ?? 0;
  return place?.listKey === listKey && count > 1 && count <= PAGES_MOST ? place : undefined;
}

/**
 * Brings the reader of a long list back to the former place after a reload: the pages up to there are asked for side by
 * side, and stand as empty boxes of their former height until they are near.
 *
 * @param load fetches so many pages and shows them
 * @returns whether that is still under way
 */
export function useRestoredPosition(
  listKey: string,
  boxes: RefObject<HTMLDivElement | null>,
  load: (pages: number) => Promise<void>,
): boolean {
  const [place] = useState(() => placeBeforeReload(listKey));
  const [isComing, setIsComing] = useState(place !== undefined);
  useEffect(() => {
    isFirstList = false;
    if (!place || !isComing) return;
    // The first page came with the document; its height is its own.
    for (const [page, height] of place.heights.entries())
      if (page > 0) keepHeight(`${listKey}#${page}`, height);
    load(place.heights.length)
      .then(() => scrollBack(place.scrollY))
      .catch(reportUnread)
      .finally(() => setIsComing(false));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the list that the document came with
  }, []);
  useEffect(() => {
    const note = () => {
      const heights = Array.from(boxes.current?.children ?? [], (page) =>
        Math.round(page.getBoundingClientRect().height),
      );
      writeSessionCache(PLACE, { listKey, heights, scrollY: Math.round(window.scrollY) });
    };
    window.addEventListener('pagehide', note);
    return () => window.removeEventListener('pagehide', note);
  }, [listKey, boxes]);
  return isComing;
}

/** The pages come by and by: the place is there once the document is long enough. */
async function scrollBack(scrollY: number): Promise<void> {
  for (let paint = 0; paint < PAINTS_MOST; paint += 1) {
    await painted();
    if (document.documentElement.scrollHeight < scrollY + window.innerHeight) continue;
    window.scrollTo(0, scrollY);
    return;
  }
}

/** The list begins at its start, as a new one does. */
function reportUnread(error: unknown): void {
  logFault(
    'The former place of a list could not be loaded',
    error instanceof ApiFailure ? error.code : error,
  );
}

function isPlace(value: unknown): value is ListPlace {
  const { listKey, heights, scrollY } = (value ?? {}) as Partial<ListPlace>;
  return typeof listKey === 'string' && Array.isArray(heights) && typeof scrollY === 'number';
}
