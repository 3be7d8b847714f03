import { IconButton } from '../action/icon-button.tsx';
import { SrOnly } from '../text/text.tsx';
import styles from './page-turner.module.css';

export type PageTurnerProps = {
  count: number;
  /** The shown page, from 0. */
  place: number;
  /** Called with the next page to show; the last comes before the first, and the first after the last. */
  onTurn: (place: number) => void;
  previousLabel: string;
  nextLabel: string;
  /** The position in words, spoken on every turn. */
  positionLabel: string;
};

/** Previous, dots and next for pages that turn by hand. */
export function PageTurner({
  count,
  place,
  onTurn,
  previousLabel,
  nextLabel,
  positionLabel,
}: PageTurnerProps) {
  const dots = Array.from({ length: count }, (_, dot) => dot);
  return (
    <div className={styles.turner}>
      <IconButton
        icon="caret-left-bold"
        size={20}
        label={previousLabel}
        onClick={() => onTurn((place + count - 1) % count)}
      />
      <output className={styles.place}>
        <span className={styles.dots} aria-hidden>
          {dots.map((dot) => (
            <i key={dot} className={dot === place ? styles.on : undefined} />
          ))}
        </span>
        <SrOnly>{positionLabel}</SrOnly>
      </output>
      <IconButton
        icon="caret-right-bold"
        size={20}
        label={nextLabel}
        onClick={() => onTurn((place + 1) % count)}
      />
    </div>
  );
}
