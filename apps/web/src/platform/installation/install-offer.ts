import { useSyncExternalStore } from 'react';
import { readerDeviceOf } from '../device/reader-device.ts';
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

/**
 * Whether the site can be installed from this browser now, by its own dialog or by the steps of Safari, and the reader has
 * not declined on this device.
 */
export function useInstallOffer(): boolean {
  return useSyncExternalStore(watchers.watch, canInstall, () => false);
}

function canInstall(): boolean {
  if (readStored(CLOSED_KEY) !== null) return false;
  return held !== undefined || readerDeviceOf(navigator).isSafariOfIos;
}

/** Whether the browser's own dialog can be opened now. */
export function useInstallDialog(): boolean {
  return useSyncExternalStore(
    watchers.watch,
    () => held !== undefined,
    () => false,
  );
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
