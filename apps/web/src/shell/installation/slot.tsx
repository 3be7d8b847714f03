import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '#platform/installation/when-idle.ts';
import { whenAskedFor } from '#platform/page/first-move.ts';
import { isOfflineCopy } from '#platform/installation/offline-copy.ts';
import { lazyOptional } from '#platform/loading/lazy-optional.ts';
import { loadWordsInBrowser } from '#platform/words/loader.ts';

// This serves only later visits, so a failure may be ignored.
const Installation = lazyOptional(() =>
  Promise.all([import('./installation.tsx'), loadWordsInBrowser(['download'])]).then(
    ([module]) => module.Installation,
  ),
);

/** Loads what makes the site installable, long after the page, because nothing of it belongs to the first load. */
export function InstallationSlot() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const begin = () => setIsDue(true);
    if (!isOfflineCopy()) return whenIdle(() => whenAskedFor(begin));
    begin();
    return undefined;
  }, []);
  return (
    isDue && (
      <Suspense>
        <Installation />
      </Suspense>
    )
  );
}
