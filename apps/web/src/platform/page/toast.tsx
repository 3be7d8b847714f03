import { createContext, use } from 'react';

/** A short message above the tab bar; one at a time (LIMIT-01 to LIMIT-04 fix how long each kind stays). */
export interface Toast {
  readonly text: string;
  readonly tone?: 'success' | 'danger' | 'accent';
  /** `brief` 1 s (REG-26, PSW-15, PSW-34), `default` 1.5 s, `refusal` 2 s (FREE-05), `short` 3 s, `long` 8 s; one with an action stays long and waits while it has focus. */
  readonly duration?: 'brief' | 'default' | 'refusal' | 'short' | 'long';
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** What components may do with toasts; the shell provides it. */
export interface Toasts {
  /** Shows a toast; the returned function takes it away before its time. */
  show(toast: Toast): () => void;
  /** Shows that something is going on, until the returned function is called. */
  showBusy(text: string): () => void;
}

/** Gives the toasts of the page to all components. */
export const ToastContext = createContext<Toasts | null>(null);

/** The toasts of the page. @throws outside of the shell */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast needs the shell around it');
  return toasts;
}
