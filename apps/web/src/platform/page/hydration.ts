import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** True once React has taken over what the server rendered; false on the server and while it does so. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
