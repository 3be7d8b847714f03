import { memo, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { TileGrid } from '#ui/game/tile-grid.tsx';
import type { TileGame } from '#platform/api/tile-game.ts';
import { painted } from '#platform/page/after-paint.ts';
import { Tile } from '../tile.tsx';
import { forgetOtherLists, keptHeight, keepHeight } from './page-heights.ts';
import styles from './list.module.css';

/** Tiles of the first page whose covers belong to the first screen of a phone. */
const FIRST_SCREEN_TILES = 6;
/** How far from the screen a page of tiles is taken out of the document. */
const FAR_MARGIN = '1400px 0px';
/** Tiles that a page which comes under a scrolling finger is built by between two paints: a row. */
const TILES_AT_ONCE = 3;

interface TilePagesProps {
  /** Names the list: the heights of its pages are kept under it. */
  listKey: string;
  pages: readonly (readonly TileGame[])[];
  /** Off inside a popup, whose own scrolling the distance cannot be told from. */
  isWindowed?: boolean;
  /** Is given the element whose children are the pages. */
  boxes?: RefObject<HTMLDivElement | null>;
}

/**
 * The pages of a list below each other. One that is far from the screen leaves an empty box of its height, so that a
 * list of thousands of tiles holds about a hundred of them. One that comes, or comes back, is built row by row.
 */
export function TilePages({ listKey, pages, isWindowed = true, boxes }: TilePagesProps) {
  useEffect(() => forgetOtherLists(listKey), [listKey]);
  // The pages a screen opens with stand at once: the browser looks for the former place in their height.
  const [atOpening] = useState(pages.length);
  // A page that arrives is built in slices, so that the finger that scrolls is not held up.
  const shown = useDeferredValue(pages);
  return (
    <div ref={boxes} className={styles.pages}>
      {shown.map((games, place) => (
        <WindowedPage
          key={place}
          name={`${listKey}#${place}`}
          games={games}
          place={place}
          isByRows={place >= atOpening}
          isWindowed={isWindowed}
        />
      ))}
    </div>
  );
}

interface PageProps {
  games: readonly TileGame[];
  place: number;
  /** Builds one row of tiles at a time. */
  isByRows: boolean;
}

const WindowedPage = memo(function WindowedPage({
  name,
  isWindowed,
  isByRows,
  ...page
}: PageProps & { name: string; isWindowed: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const { isAside, height } = usePageWindow(box, name, isWindowed);
  return (
    <div ref={box} style={isAside ? { blockSize: height } : undefined}>
      {!isAside && (
        <PageTiles {...page} isByRows={isByRows || height !== undefined} formerHeight={height} />
      )}
    </div>
  );
});

/** The tiles of a page; until all of them stand, the page is as high as it was. */
function PageTiles({
  games,
  place,
  isByRows,
  formerHeight,
}: PageProps & { formerHeight: number | undefined }) {
  const count = useGrowth(games.length, isByRows);
  const isWhole = count >= games.length;
  return (
    <div aria-busy={!isWhole} style={isWhole ? undefined : { minBlockSize: formerHeight }}>
      <TileGrid>
        {games.slice(0, count).map((game, at) => (
          <Tile
            key={`${game.vassalage}-${game.nodeId}`}
            game={game}
            hasVendor
            isPriority={place === 0 && at < FIRST_SCREEN_TILES}
          />
        ))}
      </TileGrid>
    </div>
  );
}

/** How many of so many tiles are built by now: all, or a row more after each paint. */
function useGrowth(total: number, isByRows: boolean): number {
  const [count, setCount] = useState(isByRows ? TILES_AT_ONCE : total);
  useEffect(() => {
    if (!isByRows || count >= total) return undefined;
    let isGone = false;
    void painted().then(() => {
      if (!isGone) setCount(count + TILES_AT_ONCE);
    });
    return () => {
      isGone = true;
    };
  }, [isByRows, count, total]);
  return isByRows ? count : total;
}

/** A page with the focus stays, and so does one that is still being built, whose height says nothing yet. */
function isNeededAsItIs(page: HTMLElement): boolean {
  return page.contains(document.activeElement) || page.querySelector('[aria-busy=true]') !== null;
}

interface PageWindow {
  /** Far away: an empty box stands for the page. */
  readonly isAside: boolean;
  /** Height in px under which the page was last put aside; undefined for one that never was. */
  readonly height: number | undefined;
}

function usePageWindow(
  box: RefObject<HTMLDivElement | null>,
  name: string,
  isWindowed: boolean,
): PageWindow {
  const [state, setState] = useState<PageWindow>(() => {
    const height = isWindowed ? keptHeight(name) : undefined;
    return { isAside: height !== undefined, height };
  });
  useEffect(() => {
    const element = box.current;
    if (!isWindowed || !element || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries[entries.length - 1];
        if (!entry) return;
        const { height } = entry.boundingClientRect;
        if (entry.isIntersecting) {
          // Building tiles must not hold up a scrolling finger.
          startTransition(() => setState((before) => ({ ...before, isAside: false })));
        } else if (!isNeededAsItIs(element) && height > 0) {
          keepHeight(name, height);
          startTransition(() => setState({ isAside: true, height }));
        }
      },
      { rootMargin: FAR_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, name, isWindowed]);
  return state;
}
