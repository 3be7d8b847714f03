import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './money.module.css';

/** A line of a reckoning: what it is, how it comes about, and its amount. A subtotal stands below a strong line. */
export function LedgerLine({
  label,
  note,
  figure,
  isSum = false,
}: {
  label: ReactNode;
  note?: ReactNode;
  figure: ReactNode;
  isSum?: boolean;
}) {
  return (
    <div className={classNames(styles.ledgerLine, isSum && styles.ledgerSum)}>
      <span>
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
      <b>{figure}</b>
    </div>
  );
}
