import { memo, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { TileGrid } from '#ui/game/tile-grid.tsx';
import type { TileGame } from '#platform/tile.ts';
import { Tile } from '../tile.tsx';
import { forgetOtherLists, keptHeight, keepHeight } from './page-heights.ts';
import styles from './list.module.css';

/** Tiles of the first page whose covers belong to the first screen of a phone. */
const FIRST_SCREEN_TILES = 6;
/** How far from the screen a page of tiles is taken out of the document. */
const FAR_MARGIN = '1400px 0px';

interface TilePagesProps {
  /** Names the list: the heights of its pages are kept under it. */
  listKey: string;
  pages: readonly (readonly TileGame[])[];
  /** Off inside a popup, whose own scrolling the distance cannot be told from. */
  isWindowed?: boolean;
}

/**
 * The pages of a list below each other. One that is far from the screen leaves an empty box of its height, so that a
 * list of thousands of tiles holds about a hundred of them.
 */
export function TilePages({ listKey, pages, isWindowed = true }: TilePagesProps) {
  useEffect(() => forgetOtherLists(listKey), [listKey]);
  // A page that arrives is built in slices, so that the finger that scrolls is not held up.
  const shown = useDeferredValue(pages);
  return (
    <div className={styles.pages}>
      {shown.map((games, place) => (
        <WindowedPage
          key={place}
          name={`${listKey}#${place}`}
          games={games}
          isFirst={place === 0}
          isWindowed={isWindowed}
        />
      ))}
    </div>
  );
}

interface WindowedPageProps {
  name: string;
  games: readonly TileGame[];
  isFirst: boolean;
  isWindowed: boolean;
}

const WindowedPage = memo(function WindowedPage({
  name,
  games,
  isFirst,
  isWindowed,
}: WindowedPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const height = usePageWindow(box, name, isWindowed);
  return (
    <div ref={box} style={height === undefined ? undefined : { blockSize: height }}>
      {height === undefined && (
        <TileGrid>
          {games.map((game, place) => (
            <Tile
              key={`${game.vassalage}-${game.nodeId}`}
              game={game}
              hasVendor
              isPriority={isFirst && place < FIRST_SCREEN_TILES}
            />
          ))}
        </TileGrid>
      )}
    </div>
  );
});

/** Height in px that stands in for a page which is far away; undefined while the page itself is to be shown. */
function usePageWindow(
  box: RefObject<HTMLDivElement | null>,
  name: string,
  isWindowed: boolean,
): number | undefined {
  const [height, setHeight] = useState(() => (isWindowed ? keptHeight(name) : undefined));
  useEffect(() => {
    const element = box.current;
    if (!isWindowed || !element || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        if (entry.isIntersecting) {
          // Building three dozen tiles must not hold up a scrolling finger.
          startTransition(() => setHeight(undefined));
        } else if (
          !element.contains(document.activeElement) &&
          entry.boundingClientRect.height > 0
        ) {
          keepHeight(name, entry.boundingClientRect.height);
          startTransition(() => setHeight(entry.boundingClientRect.height));
        }
      },
      { rootMargin: FAR_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, name, isWindowed]);
  return height;
}
