import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '#platform/installation/when-idle.ts';
import { lazyOptional } from '#platform/loading/lazy-optional.ts';
import { useSession } from '#platform/session/session.ts';

// Without it the page shows what is new when its next screen is opened.
const LiveParts = lazyOptional(() => import('./live-parts.tsx').then((module) => module.LiveParts));

/** Loads what keeps a member's page current, after the page; a visitor has no stream. */
export function LiveSlot() {
  const isMember = useSession() !== undefined;
  const [isDue, setIsDue] = useState(false);
  useEffect(() => (isMember ? whenIdle(() => setIsDue(true)) : undefined), [isMember]);
  return (
    isMember &&
    isDue && (
      <Suspense>
        <LiveParts />
      </Suspense>
    )
  );
}
