import { classNames } from '../class-names.ts';
import styles from './rank-medal.module.css';

/** Metals of the medals, in their order; further ranks have the last one. */
const TIERS = ['bronze', 'silver', 'gold', 'diamond'] as const;

export type RankMedalProps = {
  /** Place of the rank among all, from 0. */
  place: number;
  size: 28 | 42 | 56;
  /** A rank that is not reached. */
  isDim?: boolean | undefined;
};

/** The medal of a rank; decoration beside its name. */
export function RankMedal({ place, size, isDim }: RankMedalProps) {
  return (
    <svg
      className={classNames(styles.medal, isDim && styles.dim)}
      data-tier={TIERS[Math.min(Math.max(place, 0), TIERS.length - 1)]}
      width={size}
      viewBox="0 0 54 58"
      aria-hidden="true"
    >
      <path className={styles.base} d="M27 1 51 14v29L27 57 3 43V14Z" />
      <path className={styles.light} d="M27 1 51 14l-8 4.5L27 10l-16 8.500L3 14Z" />
      <path className={styles.mid} d="m3 14 8 4.500V39l16 9v9L3 43Z" />
      <path className={styles.shade} d="m51 14-8 4.500V39l-16 9v9l24-14Z" />
      <path className={styles.face} d="m27 10 16 8.500V39l-16 9-16-9V18.500Z" />
      <path
        className={styles.light}
        d="m27 17.500 3.700 7.500 8.300 1.200-6 5.800 1.400 8.200-7.400-3.900-7.400 3.900 1.400-8.200-6-5.800 8.300-1.200Z"
      />
    </svg>
  );
}
