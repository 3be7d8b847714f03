import { Children, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './game.module.css';
import { NearViewportContext, useNearViewport } from './near-viewport.tsx';

/** Tiles in three columns, also at 320 px; `two` is for wide cards. */
export function TileGrid({
  columns = 3,
  children,
}: {
  columns?: 2 | 3 | undefined;
  children: ReactNode;
}) {
  return <div className={classNames(styles.grid, columns === 2 && styles.two)}>{children}</div>;
}

/** Up to this many vendors are in one row; more are two by two. */
const ONE_ROW_VENDORS = 3;

/** Vendors as logo tiles: up to three in a row, more of them in columns of two (HOME-26). */
export function VendorGrid({ children }: { children: ReactNode }) {
  const vendors = Children.toArray(children);
  const isPaired = vendors.length > ONE_ROW_VENDORS;
  return (
    <div className={classNames(styles.grid, styles.vendors, isPaired && styles.paired)}>
      {isPaired
        ? vendors.flatMap((vendor, place) =>
            place % 2 === 0
              ? [
                  <div key={place} className={styles.pair}>
                    {vendor}
                    {vendors[place + 1]}
                  </div>,
                ]
              : [],
          )
        : vendors}
    </div>
  );
}

export type TileRailProps = {
  label: string;
  /** Two rows are for more than four games. */
  rows?: 1 | 2 | undefined;
  /** Of a tile: 110, square 118, wide 150. */
  width?: 'regular' | 'square' | 'wide' | undefined;
  children: ReactNode;
};

/** Tiles in one or two rows that scroll sideways; their covers load once the rail comes near. */
export function TileRail({ label, rows = 1, width = 'regular', children }: TileRailProps) {
  const rail = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(rail, false);
  const className = classNames(
    styles.rail,
    rows === 2 && styles.rows2,
    width === 'square' && styles.widthSquare,
    width === 'wide' && styles.widthWide,
  );
  return (
    <NearViewportContext value={isNear}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset does not scroll */}
      <div ref={rail} className={className} role="group" aria-label={label}>
        {children}
      </div>
    </NearViewportContext>
  );
}

const ONE_ROW_MAX = 4;

/** How many rows a rail has: two, or one with four games or fewer. */
export function rowsOf(gameCount: number): 1 | 2 {
  return gameCount > ONE_ROW_MAX ? 2 : 1;
}
