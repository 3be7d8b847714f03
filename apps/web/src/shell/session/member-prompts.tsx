import { Suspense } from 'react';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { lazyOptional } from '#platform/loading/lazy-optional.ts';
import { useSession } from '#platform/session/session.ts';
import { loadWordsInBrowser } from '#platform/words/loader.ts';

// Its code loads after the page, and the lobby works whether it loads or not.
const ContractPrompts = lazyOptional(() =>
  import('#features/agent/contract-prompts.tsx').then((module) => module.ContractPrompts),
);

const ProfileHint = lazyOptional(() =>
  Promise.all([import('#features/member/profile-hint.tsx'), loadWordsInBrowser(['member'])]).then(
    ([module]) => module.ProfileHint,
  ),
);

/**
 * What home does for a member: it renews the session, asks about contracts (SESS-09, AGENT-06), and suggests to
 * complete the profile (LOGIN-32).
 */
export function MemberPrompts() {
  const session = useSession();
  const isHydrated = useIsHydrated();
  if (!session || !isHydrated) return null;
  return (
    <Suspense>
      <ContractPrompts />
      {session.firstTimeLogin && <ProfileHint />}
    </Suspense>
  );
}
