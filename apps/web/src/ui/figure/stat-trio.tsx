import { classNames } from '../class-names.ts';
import styles from './figure.module.css';

export type Stat = {
  label: string;
  figure: string;
  /** `success` for money in the player's favour; losses are `quiet`, never red. */
  tone?: 'plain' | 'success' | 'quiet' | undefined;
};

/** Two or three figures beside each other: the totals of a record. */
export function StatTrio({
  stats,
  isLarge,
}: {
  stats: readonly Stat[];
  isLarge?: boolean | undefined;
}) {
  return (
    <dl className={classNames(styles.trio, isLarge && styles.large)}>
      {stats.map((stat) => (
        <div key={stat.label} className={styles.stat}>
          <dt>{stat.label}</dt>
          <dd
            className={
              stat.tone === undefined || stat.tone === 'plain' ? undefined : styles[stat.tone]
            }
          >
            {stat.figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export type ProgressBarProps = {
  /** 0 to 100; a value outside is clamped. */
  percent: number;
  label: string;
  isThin?: boolean | undefined;
  /** Shows the use of a limit: above 80 % the colour warns. */
  isLimit?: boolean | undefined;
};

const WARN_ABOVE_PERCENT = 80;

/** A bar that shows how far something has come. */
export function ProgressBar({ percent, label, isThin, isLimit }: ProgressBarProps) {
  const value = Math.min(100, Math.max(0, percent));
  return (
    <progress
      className={classNames(
        styles.bar,
        isThin && styles.thin,
        isLimit && value > WARN_ABOVE_PERCENT && styles.warn,
      )}
      max={100}
      value={value}
      aria-label={label}
    />
  );
}
