import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Spinner } from './spinner.tsx';
import styles from './toast.module.css';

/** How long a toast stays, in milliseconds. One with an action always stays `long`. */
export const TOAST_MS = {
  brief: 1000,
  default: 1500,
  refusal: 2000,
  short: 3000,
  long: 8000,
} as const;

export type ToastMessage = {
  id: string;
  text: string;
  tone?: 'success' | 'danger' | 'accent' | undefined;
  icon?: IconName | undefined;
  /** Shows a spinner instead of the icon; such a toast stays until it is removed. */
  isBusy?: boolean | undefined;
  duration?: keyof typeof TOAST_MS | undefined;
  action?: { label: string; onPress: () => void } | undefined;
};

const ICONS: Readonly<Record<'success' | 'danger' | 'accent', IconName>> = {
  success: 'check-circle-fill',
  danger: 'warning-circle-fill',
  accent: 'star-fill',
};

function Mark({ toast }: { toast: ToastMessage }) {
  if (toast.isBusy)
    return (
      <span className={styles.accent}>
        <Spinner />
      </span>
    );
  const icon = toast.icon ?? (toast.tone && ICONS[toast.tone]);
  return icon === undefined ? null : (
    <Icon name={icon} className={toast.tone && styles[toast.tone]} />
  );
}

function Toast({ toast, onDismiss }: { toast: ToastMessage; onDismiss: (id: string) => void }) {
  const [isHeld, setIsHeld] = useState(false);
  const dismiss = useEffectEvent(() => onDismiss(toast.id));
  const stayMs = TOAST_MS[toast.action === undefined ? (toast.duration ?? 'default') : 'long'];
  const isTimed = !isHeld && !toast.isBusy;
  useEffect(() => {
    if (!isTimed) return undefined;
    const timer = setTimeout(() => dismiss(), stayMs);
    return () => clearTimeout(timer);
  }, [isTimed, stayMs]);
  const { action } = toast;
  return (
    <div className={styles.toast} onFocus={() => setIsHeld(true)} onBlur={() => setIsHeld(false)}>
      <Mark toast={toast} />
      <span className={styles.text}>{toast.text}</span>
      {action !== undefined && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onPress();
            onDismiss(toast.id);
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

export type ToastViewportProps = {
  toasts: readonly ToastMessage[];
  onDismiss: (id: string) => void;
};

/**
 * Shows the toasts above the tab bar and announces them to screen readers. Render it once per page; popups leave it
 * usable.
 */
export function ToastViewport({ toasts, onDismiss }: ToastViewportProps) {
  return (
    <div className={styles.viewport} aria-live="polite" data-above-popups>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </div>
  );
}
