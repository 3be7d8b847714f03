import { useState } from 'react';
import type { ReactNode } from 'react';
import { ToastViewport } from '#ui/feedback/toast.tsx';
import type { ToastMessage } from '#ui/feedback/toast.tsx';
import { ToastContext } from '#platform/page/toast.tsx';
import type { Toasts } from '#platform/page/toast.tsx';

let lastId = 0;

/** Shows the toasts of everything inside; the newest replaces the one before. */
export function ToastHost({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const dismiss = (id: string) => setMessage((shown) => (shown?.id === id ? null : shown));
  const put = (next: Omit<ToastMessage, 'id'>) => {
    lastId += 1;
    const id = String(lastId);
    setMessage({ ...next, id });
    return id;
  };
  const [toasts] = useState<Toasts>(() => ({
    show: (toast) => {
      const id = put(toast);
      if (toast.tone === 'danger' && 'vibrate' in navigator) void feelError();
      return () => dismiss(id);
    },
    showBusy: (text) => {
      const id = put({ text, isBusy: true });
      return () => dismiss(id);
    },
  }));
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastViewport toasts={message ? [message] : []} onDismiss={dismiss} />
    </ToastContext>
  );
}

async function feelError(): Promise<void> {
  // The toast says it already, so without the code nothing is lost.
  const haptics = await import('#platform/device/haptics.ts').catch(() => undefined);
  haptics?.feel('error');
}
