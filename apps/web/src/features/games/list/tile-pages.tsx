import { memo, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { TileGrid } from '#ui/game/tile-grid.tsx';
import type { TileGame } from '#platform/api/tile-game.ts';
import type { CoverLoad } from '#ui/game/game-tile.tsx';
import { afterNextPaint } from '#platform/page/after-paint.ts';
import { Tile } from '../tile.tsx';
import { forgetOtherLists, keptHeight, keepHeight } from './page-heights.ts';
import styles from './list.module.css';

/** Tiles of the first page whose covers belong to the first screen of a phone, below a banner and without one. */
const FIRST_SCREEN_TILES = { belowBanner: 6, alone: 9 };
/** A page of tiles this far from the screen is taken out of the document. */
const FAR_MARGIN = '1400px 0px';
/** How many tiles of a page are built between two paints while the reader scrolls: one row. */
const TILES_AT_ONCE = 3;

interface TilePagesProps {
  /** Names the list, for the heights of its pages. */
  listKey: string;
  pages: readonly (readonly TileGame[])[];
  /** Off inside a popup, where the distance to the page's own screen says nothing. */
  isWindowed?: boolean;
  /** Off where every game is of the one provider that the screen names. */
  hasVendors?: boolean | undefined;
  /** No picture comes before the tiles: the covers of the first row load with the styles. */
  opensScreen?: boolean | undefined;
  /** Receives the element whose children are the pages. */
  boxes?: RefObject<HTMLDivElement | null>;
}

/**
 * The pages of a list, one below the other. A page far from the screen becomes an empty box of its height, so that a
 * list of thousands of tiles keeps about a hundred in the document. A page that arrives or returns is built row by row.
 */
export function TilePages(props: TilePagesProps) {
  const {
    listKey,
    pages,
    isWindowed = true,
    hasVendors = true,
    opensScreen = false,
    boxes,
  } = props;
  useEffect(() => forgetOtherLists(listKey), [listKey]);
  // The pages with which a screen opens are built at once, because the browser restores the position by their height.
  const [atOpening] = useState(pages.length);
  // A page that arrives later is built in slices, so that it does not hold up a scrolling finger.
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
          hasVendors={hasVendors}
          opensScreen={opensScreen}
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
  hasVendors: boolean;
  opensScreen: boolean;
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

/** The tiles of a page. Until all of them are built, the page keeps the height it had. */
function PageTiles({
  games,
  place,
  isByRows,
  hasVendors,
  opensScreen,
  formerHeight,
}: PageProps & { formerHeight: number | undefined }) {
  const count = useGrowth(games.length, isByRows);
  const isWhole = count >= games.length;
  return (
    <div aria-busy={!isWhole} style={isWhole ? undefined : { minBlockSize: formerHeight }}>
      <TileGrid>
        {games.slice(0, count).map((game, at) => (
          <Tile
            key={`${game.vendor}-${game.nodeId}`}
            game={game}
            hasVendor={hasVendors}
            coverLoad={place === 0 ? coverLoadOf(at, opensScreen) : 'near'}
          />
        ))}
      </TileGrid>
    </div>
  );
}

function coverLoadOf(at: number, opensScreen: boolean): CoverLoad {
  if (opensScreen && at < TILES_AT_ONCE) return 'first';
  const { alone, belowBanner } = FIRST_SCREEN_TILES;
  return at < (opensScreen ? alone : belowBanner) ? 'early' : 'near';
}

/** How many tiles are built so far: all of them, or one more row after each paint. */
function useGrowth(total: number, isByRows: boolean): number {
  const [count, setCount] = useState(isByRows ? TILES_AT_ONCE : total);
  useEffect(() => {
    if (!isByRows || count >= total) return undefined;
    let isGone = false;
    void afterNextPaint().then(() => {
      if (!isGone) setCount(count + TILES_AT_ONCE);
    });
    return () => {
      isGone = true;
    };
  }, [isByRows, count, total]);
  return isByRows ? count : total;
}

/** Whether a page must stay: it has the focus, or is still being built, so that its height says nothing yet. */
function isNeededAsItIs(page: HTMLElement): boolean {
  return page.contains(document.activeElement) || page.querySelector('[aria-busy=true]') !== null;
}

interface PageWindow {
  /** Whether the page is far away and an empty box is in its place. */
  readonly isAside: boolean;
  /** The height in px with which the page was last taken out; undefined when it never was. */
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
