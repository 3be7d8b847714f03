import { lazy, Suspense } from 'react';
import { useIsHydrated } from '#platform/hydration.ts';
import { logFault } from '#platform/log.ts';
import { useSession } from '#platform/session.ts';

// Its code comes after the page, and the lobby stands whether it comes or not.
const ContractPrompts = lazy(() =>
  import('#features/agent/contract-prompts.tsx').then(
    (module) => ({ default: module.ContractPrompts }),
    (error: unknown) => {
      logFault('The contracts cannot be asked for', error);
      return { default: () => null };
    },
  ),
);

/** On home, what is done for a member who came there: session renewed, contracts asked about (SESS-09, AGENT-06). */
export function ContractWatch() {
  const session = useSession();
  const isHydrated = useIsHydrated();
  if (!session || !isHydrated) return null;
  return (
    <Suspense>
      <ContractPrompts />
    </Suspense>
  );
}
