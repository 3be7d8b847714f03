import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** True once React has hydrated the page; false on the server and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
