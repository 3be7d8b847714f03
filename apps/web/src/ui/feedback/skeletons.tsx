import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { TileGrid } from '../game/tile-grid.tsx';
import gameStyles from '../game/game.module.css';
import { ListGroup } from '../list/list-row.tsx';
import { SrOnly } from '../text/text.tsx';
import styles from './skeletons.module.css';

/** Placeholder tiles of a list's first page, and of the block on home (LIST-14). */
export const SKELETON_TILES = { list: 36, home: 9 } as const;

function Region({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <SrOnly>{label}</SrOnly>
      <div aria-hidden>{children}</div>
    </div>
  );
}

function TileSkeleton({
  isSquare,
  hasVendor,
}: {
  isSquare?: boolean | undefined;
  hasVendor?: boolean | undefined;
}) {
  return (
    <div>
      <div className={classNames(styles.block, isSquare ? styles.squareCover : styles.cover)} />
      <div className={classNames(styles.block, styles.name)} />
      {hasVendor && <div className={classNames(styles.block, styles.vendor)} />}
    </div>
  );
}

function places(count: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => place);
}

export type TileSkeletonsProps = {
  label: string;
  count?: number | undefined;
  hasVendor?: boolean | undefined;
};

/** The shape of a grid of tiles that is being loaded; 36 unless told otherwise. */
export function TileSkeletons({
  label,
  count = SKELETON_TILES.list,
  hasVendor,
}: TileSkeletonsProps) {
  return (
    <Region label={label}>
      <TileGrid>
        {places(count).map((place) => (
          <TileSkeleton key={place} hasVendor={hasVendor} />
        ))}
      </TileGrid>
    </Region>
  );
}

/** The shape of a section with a rail of tiles. */
export function RailSkeleton({
  label,
  isSquare,
}: {
  label: string;
  isSquare?: boolean | undefined;
}) {
  return (
    <Region label={label}>
      <div className={classNames(styles.block, styles.heading)} />
      <div
        className={classNames(gameStyles.rail, isSquare && gameStyles.widthSquare, styles.clipped)}
      >
        {places(4).map((place) => (
          <TileSkeleton key={place} isSquare={isSquare} />
        ))}
      </div>
    </Region>
  );
}

/** The shape of a banner and, when asked for, of the notice bar under it. */
export function BannerSkeleton({ label, hasBar }: { label: string; hasBar?: boolean | undefined }) {
  return (
    <Region label={label}>
      <div className={classNames(styles.block, styles.banner)} />
      {hasBar && <div className={classNames(styles.block, styles.line)} />}
    </Region>
  );
}

/** The shape of the rows of a record. */
export function ListSkeleton({ label, count = 6 }: { label: string; count?: number | undefined }) {
  return (
    <Region label={label}>
      <ListGroup>
        {places(count).map((place) => (
          <li key={place} className={styles.row}>
            <div className={classNames(styles.block, styles.picture)} />
            <div className={styles.rowText}>
              <div className={classNames(styles.block, styles.long)} />
              <div className={classNames(styles.block, styles.short)} />
            </div>
            <div className={classNames(styles.block, styles.amount)} />
          </li>
        ))}
      </ListGroup>
    </Region>
  );
}
