import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link.tsx';
import styles from './frame.module.css';

const MAIN_ID = 'main';

export type AppFrameProps = {
  /** Reserves space for the tab bar. */
  hasTabBar?: boolean | undefined;
  /** Text of the link that skips the header, for readers who use a keyboard. */
  skipLabel: string;
  children: ReactNode;
};

/** The page: one column of at most 480, centred. */
export function AppFrame({ hasTabBar, skipLabel, children }: AppFrameProps) {
  return (
    <div className={classNames(styles.app, hasTabBar && styles.withTabs)}>
      {/* This is a landmark too, because a reader who moves from one landmark to the next misses everything outside of
   them. */}
      <section aria-label={skipLabel}>
        <a className={styles.skip} href={`#${MAIN_ID}`}>
          {skipLabel}
        </a>
      </section>
      {children}
    </div>
  );
}

/** The page's main part. */
export function Main({
  isPadded,
  children,
}: {
  isPadded?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classNames(styles.main, isPadded && styles.padded)}>
      {children}
    </main>
  );
}

/** The brand's mark and word as a link home; the children are an inline drawing or a picture. */
export function Logo({
  href,
  label,
  children,
}: {
  href: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <Link className={styles.logo} href={href} aria-label={label}>
      {children}
    </Link>
  );
}
