import { Suspense } from 'react';
import { lazyOptional } from '#platform/loading/lazy-optional.ts';
import { useIsHydrated } from '#platform/page/hydration.ts';

// The browser's own reload does the same, so a failure may be ignored.
const PullToRefresh = lazyOptional(() =>
  import('./pull-to-refresh.tsx').then((module) => module.PullToRefresh),
);

/** Loads, after the page, what asks for a list of one's own again. */
export function RefreshSlot() {
  return (
    useIsHydrated() && (
      <Suspense>
        <PullToRefresh />
      </Suspense>
    )
  );
}
