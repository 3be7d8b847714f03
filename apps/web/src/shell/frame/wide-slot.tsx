import { Suspense, useSyncExternalStore } from 'react';
import { lazyOptional } from '#platform/loading/lazy-optional.ts';
import { loadWordsInBrowser } from '#platform/words/loader.ts';

// It only leads elsewhere, so a failure may be ignored.
const WidePanel = lazyOptional(() =>
  Promise.all([import('./wide-panel.tsx'), loadWordsInBrowser(['sharing'])]).then(
    ([module]) => module.WidePanel,
  ),
);

/** From this width on there is room beside the column; tokens.css has the same figure. */
const WIDE = '(min-width: 64em)';

function subscribe(onChange: () => void): () => void {
  const wide = matchMedia(WIDE);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** Loads what stands beside the column of a wide screen; a phone never loads it. */
export function WideSlot() {
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  return (
    isWide && (
      <Suspense>
        <WidePanel />
      </Suspense>
    )
  );
}
