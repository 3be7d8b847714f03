import { lazyOptional } from '#platform/loading/lazy-optional.ts';
import { loadWordsInBrowser } from '#platform/words/loader.ts';

/** `HumanPlace` for screens of other features; it loads its messages by itself. */
export const LazyHumanPlace = lazyOptional(() =>
  Promise.all([import('./human-place.tsx'), loadWordsInBrowser(['auth'])]).then(
    ([module]) => module.HumanPlace,
  ),
);
