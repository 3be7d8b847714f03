import { useSyncExternalStore } from 'react';
import { keep, readKept } from '../device/storage.ts';
import { createWatchers } from '../page/watchers.ts';

/** What Chromium hands out when the site can be installed; no other browser has it, and no type library either. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const CLOSED_KEY = 'maidan_install_bar';
const watchers = createWatchers();
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
  watchers.tell();
}

/** How the site gets to the home screen: by the browser's own dialog, or by steps that only the reader can go. */
export type InstallWay = 'dialog' | 'steps';

/** How this browser would install the site now; undefined when it would not, or the reader declined it on this device. */
export function useInstallOffer(): InstallWay | undefined {
  return useSyncExternalStore(watchers.watch, installWay, () => undefined);
}

function installWay(): InstallWay | undefined {
  if (readKept(CLOSED_KEY) !== null) return undefined;
  if (held !== undefined) return 'dialog';
  return isSafariOfIos(navigator) ? 'steps' : undefined;
}

/**
 * Safari on an iPhone or iPad, where only the share sheet puts a page to the home screen (DOWNLOAD-02). Other browsers and
 * views inside apps name themselves there; an iPad calls itself a Mac, which has no touch.
 */
export function isSafariOfIos({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  const isIos =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos && /Version\/\S+ (?:Mobile\/\S+ )?Safari\/[\d.]+$/.test(userAgent);
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
