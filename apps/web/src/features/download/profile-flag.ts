import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#platform/device/storage.ts';
import { createWatchers } from '#platform/page/watchers.ts';

const FLAG_KEY = 'maidan_home_screen';
const watchers = createWatchers();

/** Whether the home-screen flag of this device is 1: its reader has downloaded the profile (DOWNLOAD-04, DOWNLOAD-21). */
export function useProfileFlag(): boolean {
  return useSyncExternalStore(
    watchers.watch,
    () => readStored(FLAG_KEY) === '1',
    () => false,
  );
}

/** Sets the flag, once the reader has asked for the profile. */
export function raiseProfileFlag(): void {
  writeStored(FLAG_KEY, '1');
  watchers.tell();
}
