import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import styles from './failure-page.module.css';

export type FailurePageProps = {
  icon: IconName;
  title: string;
  text: ReactNode;
  /** A drawing behind the page. */
  ground?: ReactNode;
  /** Pages that can still be read, or the number for the support desk. */
  details?: ReactNode;
  /** Links and buttons that lead on. */
  foot: ReactNode;
};

/** Fills the place of a failed screen, inside the page's frame. */
export function FailurePage({ icon, title, text, ground, details, foot }: FailurePageProps) {
  return (
    <div className={styles.page}>
      {ground}
      <div className={styles.middle} role="alert">
        <span className={styles.emblem}>
          <Icon name={icon} size={42} />
        </span>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {details}
      <div className={styles.foot}>{foot}</div>
    </div>
  );
}
