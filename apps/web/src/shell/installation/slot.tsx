import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '#platform/installation/when-idle.ts';
import { isOfflineCopy } from '#platform/installation/offline-copy.ts';
import { lazyOptional } from '#platform/page/lazy-optional.ts';
import { loadWordsInBrowser } from '#platform/words/loader.ts';

// It only serves later visits, and this page can do without.
const Installation = lazyOptional(() =>
  Promise.all([import('./installation.tsx'), loadWordsInBrowser(['download'])]).then(
    ([module]) => module.Installation,
  ),
);

/** Brings what makes the site installable when the page has long been there: nothing of it is part of the first load. */
export function InstallationSlot() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const begin = () => setIsDue(true);
    if (!isOfflineCopy()) return whenIdle(begin);
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
