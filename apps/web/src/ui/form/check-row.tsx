import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './choice-inputs.module.css';

export type CheckRowProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'className' | 'children'
> & {
  isInvalid?: boolean | undefined;
  children: ReactNode;
};

/** A checkbox of 22 in a row of 44 with its text. It is a real input, so that a plain form posts it. */
export function CheckRow({ isInvalid, children, ...input }: CheckRowProps) {
  return (
    <label className={styles.check}>
      <input
        {...input}
        type="checkbox"
        className={styles.native}
        aria-invalid={isInvalid || undefined}
      />
      <span className={styles.mark}>
        <Icon name="check-bold" />
      </span>
      <span>{children}</span>
    </label>
  );
}
