import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import styles from './field.module.css';

export type FieldStatus = {
  tone: 'error' | 'verified' | 'hint';
  /** One or several sentences; several are joined by commas. */
  messages: readonly string[];
};

export type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'children'> & {
  /** Shown above the box at all times. */
  label: ReactNode;
  /** At the other end of the label's line: "optional", a counter. */
  hint?: ReactNode;
  icon?: IconName | undefined;
  /** Before the input instead of an icon: a dialling code. */
  lead?: ReactNode;
  /** After the input: a button, a captcha picture. */
  trailing?: ReactNode;
  /** What trails takes a line of its own where the box is too narrow for both. */
  isTrailingWide?: boolean | undefined;
  status?: FieldStatus | undefined;
  /** Between box and message: a strength meter. */
  below?: ReactNode;
};

const TONE_ICONS: Readonly<Record<FieldStatus['tone'], IconName | undefined>> = {
  error: 'warning-circle-fill',
  verified: 'check-circle-fill',
  hint: undefined,
};

function FieldMessage({ id, status }: { id: string; status: FieldStatus }) {
  const icon = TONE_ICONS[status.tone];
  return (
    <p className={styles.message} id={id}>
      {icon !== undefined && <Icon name={icon} />}
      <span>{status.messages.join(', ')}</span>
    </p>
  );
}

/**
 * A labelled input of 54 px. It passes on every prop of an input, so that it works controlled, uncontrolled and in a
 * plain form.
 */
export function Field({
  label,
  hint,
  icon,
  lead,
  trailing,
  isTrailingWide,
  status,
  below,
  id,
  ...input
}: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const shown = status !== undefined && status.messages.length > 0 ? status : undefined;
  const messageId = shown === undefined ? undefined : `${inputId}-message`;
  const isError = status?.tone === 'error';
  const describedBy = classNames(messageId, input['aria-describedby']) || undefined;
  return (
    <div
      className={classNames(
        styles.field,
        isError && styles.error,
        status?.tone === 'verified' && styles.verified,
        input.disabled && styles.disabled,
      )}
    >
      <label className={styles.label} htmlFor={inputId}>
        <span>{label}</span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </label>
      <div className={classNames(styles.box, isTrailingWide && styles.wraps)}>
        {icon !== undefined && <Icon name={icon} />}
        {lead !== undefined && <span className={styles.lead}>{lead}</span>}
        <input
          {...input}
          id={inputId}
          className={styles.input}
          aria-invalid={isError || undefined}
          aria-describedby={describedBy}
        />
        {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
      </div>
      {below}
      {shown !== undefined && messageId !== undefined && (
        <FieldMessage id={messageId} status={shown} />
      )}
    </div>
  );
}
