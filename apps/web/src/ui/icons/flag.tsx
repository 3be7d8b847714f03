import { classNames } from '../class-names.ts';
import type { FlagCode } from './flag-codes.ts';
import flagsUrl from './flags.svg?no-inline';
import styles from './icon.module.css';

/** A country's flag, as decoration beside a written name. */
export function Flag({
  code,
  size = 'small',
}: {
  code: FlagCode;
  size?: 'small' | 'large' | undefined;
}) {
  return (
    <svg
      className={classNames(styles.flag, size === 'large' && styles.large)}
      aria-hidden
      viewBox="0 0 22 15"
      preserveAspectRatio="xMidYMid slice"
    >
      <use href={`${flagsUrl}#${code}`} />
    </svg>
  );
}
