import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './feedback.module.css';

export type TagTone =
  | 'neutral'
  | 'accent'
  | 'hot'
  | 'new'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info';

export type TagProps = {
  tone?: TagTone | undefined;
  isTall?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A short status word: colour and word together. */
export function Tag({ tone = 'neutral', isTall, className, children }: TagProps) {
  return (
    <span
      className={classNames(
        styles.tag,
        tone !== 'neutral' && styles[tone],
        isTall && styles.tall,
        className,
      )}
    >
      {children}
    </span>
  );
}
