import styles from './bonuses.module.css';

const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

/** How much of a whole is done, as a ring around the figure. */
export function ProgressRing({
  percent,
  figure,
  label,
}: {
  percent: number;
  figure: string;
  label: string;
}) {
  const done = (LENGTH * Math.min(Math.max(percent, 0), 100)) / 100;
  return (
    <span
      className={styles.ring}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a ring drawn here, with the figure in it
      role="img"
      aria-label={label}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={RADIUS} className={styles.track} />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          className={styles.done}
          strokeDasharray={`${done} ${LENGTH}`}
        />
      </svg>
      <b aria-hidden="true">{figure}</b>
    </span>
  );
}
