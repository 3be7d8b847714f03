import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import styles from './states.module.css';

/** The faint background behind a drawing of what is missing. */
function Art({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.art} viewBox="0 0 168 126" fill="none" aria-hidden>
      <g stroke="currentColor" strokeWidth="1.4" opacity=".3" transform="rotate(-18 84 64)">
        <ellipse cx="84" cy="64" rx="80" ry="52" />
        <ellipse cx="84" cy="64" rx="52" ry="33" strokeDasharray="3 5" />
      </g>
      {children}
    </svg>
  );
}

const DRAWINGS: Readonly<Record<'search' | 'record', ReactNode>> = {
  search: (
    <>
      <rect
        x="40"
        y="26"
        width="48"
        height="64"
        rx="11"
        fill="var(--fill-3)"
        transform="rotate(-9 64 58)"
      />
      <rect
        x="82"
        y="24"
        width="48"
        height="64"
        rx="11"
        fill="var(--fill-4)"
        transform="rotate(8 106 56)"
      />
      <circle cx="84" cy="66" r="25" fill="var(--fill-1)" stroke="currentColor" strokeWidth="6" />
      <path d="M102 84L120 102" stroke="currentColor" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M76 58a9 9 0 0 1 17 3c0 6-8 6-8 12M85 79v.5"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
  record: (
    <>
      <path d="M54 22H114V104L104 97L94 104L84 97L74 104L64 97L54 104Z" fill="var(--fill-3)" />
      <path
        d="M66 42H102M66 56H92M66 70H98"
        stroke="var(--ink)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="112" cy="88" r="17" fill="var(--accent)" />
      <path d="M112 80V88L117 92" stroke="var(--on)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
};

export type EmptyStateProps = {
  /** One of the drawings here, or shapes of the caller's own on 168 by 126. */
  drawing: keyof typeof DRAWINGS | ReactElement;
  title: string;
  text?: ReactNode;
  /** One link or button that leads on. */
  action?: ReactNode;
};

/** What every list shows when it has no items (WIDGET-18). It is never shown for a failure. */
export function EmptyState({ drawing, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Art>{typeof drawing === 'string' ? DRAWINGS[drawing] : drawing}</Art>
      <h2>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}

export type FailureStateProps = Omit<EmptyStateProps, 'drawing'> & { icon?: IconName | undefined };

/** What a list or screen shows when it could not be loaded: what happened and what to do. */
export function FailureState({
  icon = 'wifi-slash-duotone',
  title,
  text,
  action,
}: FailureStateProps) {
  return (
    <div className={styles.empty} role="alert">
      <span className={styles.failure}>
        <Icon name={icon} size={42} />
      </span>
      <h2>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
