import { useSyncExternalStore } from 'react';
import { createWatchers } from '#platform/page/watchers.ts';

const watchers = createWatchers();
let open = 0;

/** Takes over how many promotions the member can take now, as the stream of events tells it. */
export function noteOpenPromotions(count: number): void {
  open = count;
  watchers.tell();
}

/** How many promotions the member can take now; 0 as long as the stream has not said. */
export function useOpenPromotions(): number {
  return useSyncExternalStore(
    watchers.watch,
    () => open,
    () => 0,
  );
}
