import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './field.module.css';

export type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'children'> & {
  /** Shown above the box at all times. */
  label: ReactNode;
  /** At the other end of the label's line: a counter. */
  hint?: ReactNode;
  /** Below the box: what the text must be like, or what is wrong with it. */
  message: string;
  isInvalid?: boolean | undefined;
};

/** A labelled text of several lines. It passes on every prop of a textarea, so that it works in a plain form. */
export function TextArea({ label, hint, message, isInvalid, id, ...area }: TextAreaProps) {
  const ownId = useId();
  const areaId = id ?? ownId;
  const messageId = `${areaId}-message`;
  return (
    <div className={classNames(styles.field, isInvalid && styles.error)}>
      <div className={styles.label}>
        <label htmlFor={areaId}>{label}</label>
        {/* Outside the label, so that the field's name does not change with every letter. */}
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </div>
      <div className={styles.box}>
        <textarea
          rows={6}
          {...area}
          id={areaId}
          className={classNames(styles.input, styles.area)}
          aria-invalid={isInvalid || undefined}
          aria-describedby={messageId}
        />
      </div>
      <p className={styles.message} id={messageId}>
        {isInvalid && <Icon name="warning-circle-fill" />}
        <span>{message}</span>
      </p>
    </div>
  );
}
