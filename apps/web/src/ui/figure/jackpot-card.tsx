import type { ReactNode } from 'react';
import styles from './figure.module.css';
import { GroundMotif } from './ground-motif.tsx';
import { ScrollNumber } from './scroll-number.tsx';

export type JackpotCardProps = {
  title: string;
  /** The figure without its symbol, in the reader's digits. */
  figure: string;
  symbol: string;
  /** The figure in words for screen readers. */
  label: string;
  /** A tag opposite the title: when the figure was last updated. */
  aside?: ReactNode;
  /** Small print under the digits, such as that the figure is illustrative. */
  caption?: string | undefined;
};

/** The jackpot counter, one cell per digit. */
export function JackpotCard({ title, figure, symbol, label, aside, caption }: JackpotCardProps) {
  return (
    <section className={styles.jackpot} aria-label={title}>
      <GroundMotif place="jackpot" />
      <div className={styles.jackpotHead}>
        <span>{title}</span>
        {aside}
      </div>
      <ScrollNumber look="cells" text={figure} symbol={symbol} label={label} />
      {caption !== undefined && <p className={styles.caption}>{caption}</p>}
    </section>
  );
}
