import { Suspense, useEffect, useState } from 'react';
import { whenLate } from '#platform/installation/late.ts';
import { isOfflineCopy } from '#platform/installation/offline-copy.ts';
import { lazyOrNothing } from '#platform/page/lazy-or-nothing.ts';
import { loadWordsInBrowser } from '#platform/words/loader.ts';

// It only serves later visits, and this page can do without.
const Installation = lazyOrNothing(() =>
  Promise.all([import('./installation.tsx'), loadWordsInBrowser(['download'])]).then(
    ([module]) => module.Installation,
  ),
);

/** Brings what makes the site installable when the page has long been there: nothing of it is part of the first load. */
export function InstallationSlot() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const begin = () => setIsDue(true);
    if (!isOfflineCopy()) return whenLate(begin);
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
