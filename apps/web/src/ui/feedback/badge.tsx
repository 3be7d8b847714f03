import { classNames } from '../class-names.ts';
import { SrOnly } from '../text/text.tsx';
import styles from './feedback.module.css';

const BADGE_MAX = 99;

export type BadgeProps = {
  /**
   * A whole number from 0; 0 shows nothing, above 99 shows `99+`. Without a number a dot shows that there is something.
   */
  count?: number | undefined;
  /** Writes the number in the reader's digits. */
  format?: ((count: number) => string) | undefined;
  /** What the badge counts, for screen readers. */
  label?: string | undefined;
  /** `corner` is on an icon button, `inline` is in a line of text. */
  place?: 'corner' | 'inline' | undefined;
};

/** The unread badge. */
export function Badge({ count, format = String, label, place = 'corner' }: BadgeProps) {
  if (count !== undefined && count <= 0) return null;
  const text =
    count === undefined ? null : count > BADGE_MAX ? `${format(BADGE_MAX)}+` : format(count);
  return (
    <b
      className={classNames(
        styles.badge,
        text === null && styles.dot,
        place === 'inline' ? styles.inline : styles.corner,
      )}
    >
      {label === undefined ? text : <span aria-hidden>{text}</span>}
      {label !== undefined && <SrOnly>{label}</SrOnly>}
    </b>
  );
}
