import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { afterNextPaint } from '#platform/page/after-paint.ts';
import { ApiFailure } from '#platform/api/failure.ts';
import { logFault } from '#platform/page/log.ts';
import { readSessionCache, writeSessionCache } from '#platform/session/cache.ts';
import { keepHeight } from './page-heights.ts';

/** Name under which the browser session remembers the reader's position in a long list. */
const PLACE = 'games.place.1';
/** A list with more pages than this begins at its start again, because too much would have to be fetched at once. */
const PAGES_MOST = 40;
/** After this many paints without the pages in place, the earlier position is given up. */
const PAINTS_MOST = 40;

/** A reader's position in a list. */
export interface ListPlace {
  readonly listKey: string;
  /** Height of each page that was loaded, in px. */
  readonly heights: readonly number[];
  readonly scrollY: number;
}

let isFirstList = true;

/** The position in a list before a reload; undefined for any other list, and when there is nothing to restore. */
function placeBeforeReload(listKey: string): ListPlace | undefined {
  if (typeof document === 'undefined' || !isFirstList) return undefined;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'reload') return undefined;
  const place = readSessionCache(PLACE, isPlace);
  const count = place?.heights.length ?? 0;
  return place?.listKey === listKey && count > 1 && count <= PAGES_MOST ? place : undefined;
}

/**
 * After a reload, brings the reader of a long list back to the earlier position. The pages up to there are fetched at
 * the same time, and are empty boxes of their earlier height until they are near.
 *
 * @param load fetches this many pages and shows them
 * @returns whether this is still going on
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
    // The first page came with the document and has its own height.
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

/** Waits until enough pages are in place for the document to reach the position, then scrolls there. */
async function scrollBack(scrollY: number): Promise<void> {
  for (let paint = 0; paint < PAINTS_MOST; paint += 1) {
    await afterNextPaint();
    if (document.documentElement.scrollHeight < scrollY + window.innerHeight) continue;
    window.scrollTo(0, scrollY);
    return;
  }
}

/** The list then begins at its start, like a new one. */
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
