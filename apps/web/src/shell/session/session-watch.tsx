import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { ApiFailure } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { isOfflineCopy } from '#platform/installation/offline-copy.ts';
import { lazyOptional } from '#platform/loading/lazy-optional.ts';
import { readSessionCache, writeSessionCache } from '#platform/session/cache.ts';
import { dropIntent, hasIntent } from '#platform/session/intent.ts';
import {
  storeSession,
  useHasSessionEnded,
  useSession,
  watchDeadSession,
  watchOtherTabs,
} from '#platform/session/session.ts';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { useToast } from '#platform/page/toast.tsx';
import { loadWordsInBrowser } from '#platform/words/loader.ts';

// Loaded only for a guest who tapped something that needs an account.
const GuestIntent = lazyOptional(() =>
  import('./guest-intent.tsx').then((module) => module.GuestIntent),
);

/** Tells the new document that the session of the one before has ended. */
const ENDED = 'sessionEnded';

/**
 * Makes storage follow the session of the page. After a call with a dead session, or a sign-in or sign-out in another
 * tab, every loader answers again. When the member is gone, a new document begins, so that nothing of theirs stays in
 * memory.
 */
export function SessionWatch() {
  const session = useSession();
  const { revalidate } = useRevalidator();
  const member = session?.userName;
  const former = useRef(member);
  // Before any other effect: what a guest meant is bound to the member here, and carried out below.
  useLayoutEffect(() => {
    // A copy of the lobby was made for a visitor, which does not mean that a member has signed out.
    if (session || !isOfflineCopy()) storeSession(session);
  }, [session]);
  useEffect(
    () =>
      watchOtherTabs(() => {
        // What a guest tapped here was not meant for whoever signed in elsewhere.
        dropIntent();
        void revalidate();
      }),
    [revalidate],
  );
  const handleDeath = useEffectEvent(() => {
    // The answers will not change for a page without a session, so the dead token must be removed here.
    if (!session) storeSession(undefined);
    void revalidate();
  });
  useEffect(() => watchDeadSession(() => handleDeath()), []);
  useEffect(() => {
    const { current } = former;
    former.current = member;
    if (current === undefined || current === member) return;
    writeSessionCache(ENDED, member === undefined);
    // The history would open a popup over the new document that was meant for the earlier member.
    window.history.replaceState({ ...window.history.state, usr: undefined }, '');
    window.location.reload();
  }, [member]);
  useEndedNote();
  const isHydrated = useIsHydrated();
  // Looked up again on every page, and when somebody signs in.
  useLocation();
  return (
    isHydrated &&
    hasIntent() && (
      <Suspense>
        <GuestIntent />
      </Suspense>
    )
  );
}

/** Tells a member who was signed out without asking for it (MSG-08). */
function useEndedNote(): void {
  const toast = useToast();
  const failureText = useFailureText();
  const hasEnded = useHasSessionEnded();
  const tell = useEffectEvent(() =>
    toast.show({ text: failureText(new ApiFailure('session.expired')), duration: 'short' }),
  );
  const isNews = useEffectEvent(() => hasEnded || readSessionCache(ENDED, isTrue));
  useEffect(() => {
    if (!isNews()) return undefined;
    let isHere = true;
    writeSessionCache(ENDED, false);
    void loadWordsInBrowser(['errors']).then(() => isHere && tell());
    return () => {
      isHere = false;
    };
  }, []);
}

function isTrue(value: unknown): value is true {
  return value === true;
}
