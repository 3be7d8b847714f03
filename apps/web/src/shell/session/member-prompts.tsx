import { Suspense } from 'react';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { lazyOptional } from '#platform/page/lazy-optional.ts';
import { useSession } from '#platform/session/session.ts';
import { loadWordsInBrowser } from '#platform/words/loader.ts';

// Its code comes after the page, and the lobby stands whether it comes or not.
const ContractPrompts = lazyOptional(() =>
  import('#features/agent/contract-prompts.tsx').then((module) => module.ContractPrompts),
);

const ProfileHint = lazyOptional(() =>
  Promise.all([import('#features/member/profile-hint.tsx'), loadWordsInBrowser(['member'])]).then(
    ([module]) => module.ProfileHint,
  ),
);

/** On home, what is done for a member who came there: session renewed, contracts asked about (SESS-09, AGENT-06), the profile suggested (LOGIN-32). */
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
