import { useSyncExternalStore } from 'react';
import { writeStored, readStored } from '../device/storage.ts';
import { createWatchers } from '../page/watchers.ts';

/** The event with which Chromium offers to install the site; no other browser has it, nor does any type library. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const CLOSED_KEY = 'maidan_install_bar';
const watchers = createWatchers();
let held: InstallPrompt | undefined;

/** Holds back the browser's own offer to install the site until our page asks. Call it once, before hydration. */
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

/** How the site gets on the home screen: by the browser's own dialog, or by steps that the reader must take. */
export type InstallWay = 'dialog' | 'steps';

/**
 * How this browser would install the site now; undefined when it would not, or when the reader declined on this device.
 */
export function useInstallOffer(): InstallWay | undefined {
  return useSyncExternalStore(watchers.watch, installWay, () => undefined);
}

function installWay(): InstallWay | undefined {
  if (readStored(CLOSED_KEY) !== null) return undefined;
  if (held !== undefined) return 'dialog';
  return isSafariOfIos(navigator) ? 'steps' : undefined;
}

/**
 * Whether this is Safari on an iPhone or iPad, where only the share sheet puts a page on the home screen (DOWNLOAD-02).
 * Other browsers and views inside apps have their own names there. An iPad calls itself a Mac, but a Mac has no touch.
 */
export function isSafariOfIos({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  const isIos =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos && /Version\/\S+ (?:Mobile\/\S+ )?Safari\/[\d.]+$/.test(userAgent);
}

/** Opens the browser's own dialog; each offer can open it once. */
export function acceptInstallOffer(): void {
  void held?.prompt();
  change(undefined);
}

/** Declines for good on this device; the browser's own menu can still install. */
export function declineInstallOffer(): void {
  writeStored(CLOSED_KEY, '1');
  change(held);
}
