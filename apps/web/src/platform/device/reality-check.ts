import { useSyncExternalStore } from 'react';
import { createWatchers } from '../page/watchers.ts';
import { readStored, writeStored } from './storage.ts';

/** After how many minutes of play the reader may wish to be reminded. */
export const REALITY_MINUTES = [15, 30, 45, 60] as const;

const KEY = 'maidan.realityMinutes';
const watchers = createWatchers();

/** After how many minutes of play this device reminds its reader; undefined while nobody asked for it. */
function realityMinutes(): number | undefined {
  return REALITY_MINUTES.find((minutes) => String(minutes) === readStored(KEY));
}

/** The reader's choice, and how to change it. On the server it is not known. */
export function useRealityMinutes(): [
  minutes: number | undefined,
  choose: (minutes: number | undefined) => void,
] {
  const minutes = useSyncExternalStore(watchers.watch, realityMinutes, () => undefined);
  return [
    minutes,
    (chosen) => {
      writeStored(KEY, chosen === undefined ? undefined : String(chosen));
      watchers.tell();
    },
  ];
}
