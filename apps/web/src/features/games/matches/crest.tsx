import { lettersOf } from '@maidan/contract/letters';
import styles from './matches.module.css';

/** The shield of a side with its first letter; decoration beside the written name. */
export function Crest({ name, tone }: { name: string; tone: number }) {
  return (
    <span className={styles.crest} data-tone={tone} aria-hidden>
      <svg viewBox="0 0 36 36">
        <path d="M18 2L32 7V18C32 26 26 31.5 18 34C10 31.5 4 26 4 18V7Z" />
        <path className={styles.crestHalf} d="M18 2L32 7V18C32 26 26 31.5 18 34Z" />
      </svg>
      <b>{lettersOf(name.trim())[0]}</b>
    </span>
  );
}
