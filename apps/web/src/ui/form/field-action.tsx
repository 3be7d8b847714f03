import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { SrOnly } from '../text/text.tsx';
import styles from './field.module.css';

export type FieldActionProps = {
  /** `waiting` shows the remaining time as plain text that takes no focus. */
  state: 'ready' | 'busy' | 'waiting';
  onPress: () => void;
  children: ReactNode;
};

/** The action inside a code field: send, sending, seconds left, send again. */
export function FieldAction({ state, onPress, children }: FieldActionProps) {
  if (state === 'waiting')
    return <span className={classNames(styles.action, styles.waiting)}>{children}</span>;
  return (
    <button
      type="button"
      className={styles.action}
      aria-busy={state === 'busy' || undefined}
      onClick={state === 'busy' ? undefined : onPress}
    >
      {state === 'busy' && <Spinner />}
      {children}
    </button>
  );
}

export type StrengthMeterProps = {
  /** Steps reached, 0 to 4; from 3 on the colour is that of a strong password. */
  level: 0 | 1 | 2 | 3 | 4;
  label: string;
};

/** Four steps of password strength, named in words by the label. */
export function StrengthMeter({ level, label }: StrengthMeterProps) {
  return (
    <div className={classNames(styles.meter, level >= 3 && styles.strong)}>
      <SrOnly>{label}</SrOnly>
      {[1, 2, 3, 4].map((step) => (
        <i key={step} className={step <= level ? styles.on : undefined} />
      ))}
    </div>
  );
}
