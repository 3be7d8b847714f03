import { Suspense } from 'react';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { lazyOptional } from '#platform/loading/lazy-optional.ts';
import type { UnreadKind } from '#platform/session/unread.ts';
import { loadWordsInBrowser } from '#platform/words/loader.ts';

// A page without the number is as good as one whose number failed to load (SESS-22, SESS-23).
const UnreadBadge = lazyOptional(() =>
  Promise.all([import('#features/member/unread-badge.tsx'), loadWordsInBrowser(['member'])]).then(
    ([module]) => module.UnreadBadge,
  ),
);
const OpenPromotionsBadge = lazyOptional(() =>
  Promise.all([
    import('#features/promotions/live/open-badge.tsx'),
    loadWordsInBrowser(['member']),
  ]).then(([module]) => module.OpenPromotionsBadge),
);

/** The place of an unread badge in the frame of a page. Its code and words are not in the first load. */
export function UnreadSlot(props: { kinds: readonly UnreadKind[]; isDot?: boolean }) {
  return useIsHydrated() ? (
    <Suspense>
      <UnreadBadge {...props} />
    </Suspense>
  ) : null;
}

/** The place of the badge with the number of promotions that the member can take, in the same way. */
export function OpenPromotionsSlot() {
  return useIsHydrated() ? (
    <Suspense>
      <OpenPromotionsBadge />
    </Suspense>
  ) : null;
}
