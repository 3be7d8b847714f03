import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import styles from './feedback.module.css';

export type NoteTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

const ICONS: Readonly<Record<NoteTone, IconName>> = {
  neutral: 'info-duotone',
  success: 'check-circle-fill',
  warning: 'warning-circle-fill',
  danger: 'warning-circle-fill',
  info: 'info-duotone',
};

export type NoteProps = {
  tone?: NoteTone | undefined;
  title?: ReactNode;
  icon?: IconName | undefined;
  /** Announces itself when it appears; for a failure that follows an action. */
  isAlert?: boolean | undefined;
  children?: ReactNode;
};

/** A message inside the page. */
export function Note({
  tone = 'neutral',
  title,
  icon = ICONS[tone],
  isAlert,
  children,
}: NoteProps) {
  return (
    <div
      className={classNames(styles.note, tone !== 'neutral' && styles[tone])}
      role={isAlert ? 'alert' : undefined}
    >
      <Icon name={icon} />
      <div>
        {title !== undefined && <b>{title}</b>}
        {children}
      </div>
    </div>
  );
}
