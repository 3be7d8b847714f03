import { Suspense } from 'react';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { lazyOptional } from '#platform/page/lazy-optional.ts';
import type { UnreadKind } from '#platform/session/unread.ts';
import { loadWordsInBrowser } from '#platform/words/loader.ts';

// A page without the number is as good as one whose number could not be had (SESS-22, SESS-23).
const UnreadBadge = lazyOptional(() =>
  Promise.all([import('#features/member/unread-badge.tsx'), loadWordsInBrowser(['member'])]).then(
    ([module]) => module.UnreadBadge,
  ),
);

/** Place of an unread badge in the chrome of every page; its code and words are no part of the first load. */
export function UnreadSlot(props: { kinds: readonly UnreadKind[]; isDot?: boolean }) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  return (
    <Suspense>
      <UnreadBadge {...props} />
    </Suspense>
  );
}
