import { useState } from 'react';
import type { TileGame } from '#platform/api/tile-game.ts';
import { slicesOf } from '../category/hot-games.model.ts';
import { ListProgress, MoreButton } from './game-list.tsx';
import styles from './list.module.css';
import { TilePages } from './tile-pages.tsx';

interface SlicedListProps {
  listKey: string;
  /** All games of the list; 36 are shown at first. */
  games: readonly TileGame[];
  /** Shows all games at once (HOT-03). */
  isPageMode?: boolean;
  isWindowed?: boolean;
}

/** Games that were loaded all at once, shown 36 at a time (HOT-01, HOT-02, HOT-07). */
export function SlicedList({
  listKey,
  games,
  isPageMode = false,
  isWindowed = true,
}: SlicedListProps) {
  const [sliceCount, setSliceCount] = useState(1);
  const slices = slicesOf(games, sliceCount, isPageMode);
  const shown = slices.reduce((sum, slice) => sum + slice.length, 0);
  return (
    <>
      <TilePages listKey={listKey} pages={slices} isWindowed={isWindowed} />
      <div className={styles.end}>
        <ListProgress shown={shown} total={games.length} />
        {shown < games.length && <MoreButton onMore={() => setSliceCount((count) => count + 1)} />}
      </div>
    </>
  );
}
