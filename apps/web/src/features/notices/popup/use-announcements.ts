import { useEffect, useEffectEvent } from 'react';
import { whenAskedFor } from '#platform/page/first-move.ts';
import { logFault } from '#platform/page/log.ts';
import { useLocationNow, useShowPopup } from '#platform/page/popup.ts';
import { useSession } from '#platform/session/session.ts';
import { useWords } from '#platform/words/words.tsx';

/**
 * Home is shown this long, in milliseconds, before anything of the announcements is loaded, because the page itself
 * comes first.
 */
const ANNOUNCEMENTS_AFTER_MS = 3000;

/** Opens the announcements over home, once in a browser session (HOME-06, NOTICE-18). */
export function useAnnouncements(hasAnnouncements: boolean): void {
  const { locale } = useWords();
  const isMember = useSession() !== undefined;
  const show = useShowPopup();
  const locationNow = useLocationNow();
  const openAnnouncements = useEffectEvent((isTold: boolean, signal: AbortSignal) =>
    import('./show-announcements.ts').then(
      (opened) => opened.showAnnouncements({ locale, isMember: isTold, show, locationNow, signal }),
      // Nobody asked for them, and the next visit to home tries again.
      (error: unknown) => logFault('The announcements could not be loaded', error),
    ),
  );
  useEffect(() => {
    if (!hasAnnouncements) return undefined;
    const stay = new AbortController();
    const begin = () => {
      if (!stay.signal.aborted) void openAnnouncements(isMember, stay.signal);
    };
    const timer = setTimeout(() => whenAskedFor(begin), ANNOUNCEMENTS_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stay.abort();
    };
  }, [hasAnnouncements, isMember]);
}
