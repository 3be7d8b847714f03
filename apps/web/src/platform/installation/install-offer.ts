import { useSyncExternalStore } from 'react';
import { keep, readKept } from '../device-storage.ts';

/** What Chromium hands out when the site can be installed; no other browser has it, and no type library either. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const CLOSED_KEY = 'maidan_install_bar';
const watchers = new Set<() => void>();
let held: InstallPrompt | undefined;

/** Keeps the browser's offer to install the site until the reader is asked by the page itself; once, before hydration. */
export function holdInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => change(undefined));
}

function change(next: InstallPrompt | undefined): void {
  held = next;
  watchers.forEach((watcher) => watcher());
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether the browser would install the site now and the reader has not declined it on this device. */
export function useInstallOffer(): boolean {
  return useSyncExternalStore(
    watch,
    () => held !== undefined && readKept(CLOSED_KEY) === null,
    () => false,
  );
}

/** Opens the browser's own dialog; it can be opened once for each offer. */
export function acceptInstallOffer(): void {
  void held?.prompt();
  change(undefined);
}

/** Declines for good on this device; the browser's own menu still installs. */
export function declineInstallOffer(): void {
  keep(CLOSED_KEY, '1');
  change(held);
}
