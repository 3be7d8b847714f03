import { classNames } from '../class-names.ts';
import styles from './figure.module.css';

const PLACES = {
  card: styles.onCard,
  jackpot: styles.onJackpot,
  page: styles.onPage,
  wide: styles.onWide,
} as const;

/** The brand's background drawing: a playing field seen from above, faint and always cropped by its container. */
export function GroundMotif({ place }: { place: keyof typeof PLACES }) {
  return (
    <svg
      className={classNames(styles.ground, PLACES[place])}
      viewBox="0 0 200 200"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      aria-hidden
    >
      <g transform="rotate(-32 100 100)">
        <ellipse cx="100" cy="100" rx="98" ry="78" />
        <ellipse cx="100" cy="100" rx="58" ry="45" strokeDasharray="3 5" />
        <rect x="72" y="94" width="56" height="12" rx="2" />
        <path d="M80 91V109M120 91V109" />
      </g>
    </svg>
  );
}
