import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

/** Steps of the 4 px grid: 0, 4, 8, 12, 16, 20 and 24. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6;

type BoxProps = { gap?: Gap | undefined; isPadded?: boolean | undefined; children: ReactNode };

/** Children one below the other; as a page they keep a distance from the header and the end. */
export function Stack({
  gap = 2,
  isPadded,
  isPage,
  isCentred,
  children,
}: BoxProps & { isPage?: boolean | undefined; isCentred?: boolean | undefined }) {
  return (
    <div
      className={classNames(
        styles.stack,
        styles[`gap${gap}`],
        isPadded && styles.pad,
        isPage && styles.page,
        isCentred && styles.centre,
      )}
    >
      {children}
    </div>
  );
}

export type RowSpread = 'start' | 'between' | 'middle' | 'even';

/** Children side by side; `even` gives each the same width. */
export function Row({
  gap = 2,
  isPadded,
  spread = 'start',
  isWrapping,
  children,
}: BoxProps & { spread?: RowSpread | undefined; isWrapping?: boolean | undefined }) {
  const spreadClass = spread === 'start' ? undefined : styles[spread];
  return (
    <div
      className={classNames(
        styles.row,
        styles[`gap${gap}`],
        spreadClass,
        isWrapping && styles.wrap,
        isPadded && styles.pad,
      )}
    >
      {children}
    </div>
  );
}

/** Takes the remaining width of a row. */
export function Grow({ children }: { children?: ReactNode }) {
  return <div className={styles.grow}>{children}</div>;
}

/** A word between two hairlines, such as "or" between two ways to sign in. */
export function OrLine({ children }: { children: ReactNode }) {
  return <div className={styles.or}>{children}</div>;
}

/** A hairline. */
export function Rule() {
  return <hr className={styles.rule} />;
}
