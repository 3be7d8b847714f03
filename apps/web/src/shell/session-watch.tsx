import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { ApiFailure } from '#platform/failure.ts';
import { useFailureText } from '#platform/failure-text.ts';
import { readSessionCache, writeSessionCache } from '#platform/session-cache.ts';
import { storeSession, useSession, watchDeadSession, watchOtherTabs } from '#platform/session.ts';
import { useToast } from '#platform/toast.tsx';
import { loadWordsInBrowser } from '#platform/words-loader.ts';

/** Says, across the new document, that the session of the last one ended. */
const ENDED = 'sessionEnded';

/**
 * Storage follows the session of the page. A session that a call found dead, and a sign-in or sign-out of another tab,
 * make every loader answer anew; when a member is gone, a new document begins, so that nothing of theirs stays in memory.
 */
export function SessionWatch() {
  const session = useSession();
  const { revalidate } = useRevalidator();
  const member = session?.userName;
  const former = useRef(member);
  useEffect(() => storeSession(session), [session]);
  useEffect(() => watchOtherTabs(() => void revalidate()), [revalidate]);
  useEffect(() => watchDeadSession(() => void revalidate()), [revalidate]);
  useEffect(() => {
    const { current } = former;
    former.current = member;
    if (current === undefined || current === member) return;
    writeSessionCache(ENDED, member === undefined);
    window.location.reload();
  }, [member]);
  useEndedNote();
  return null;
}

/** Tells whoever was signed out without asking for it (MSG-08). */
function useEndedNote(): void {
  const toast = useToast();
  const failureText = useFailureText();
  const tell = useEffectEvent(() =>
    toast.show({ text: failureText(new ApiFailure('session.expired')), duration: 'short' }),
  );
  useEffect(() => {
    if (!readSessionCache(ENDED, isTrue)) return undefined;
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
