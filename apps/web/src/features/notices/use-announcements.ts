import { useEffect, useEffectEvent } from 'react';
import { useLocationNow, useShowPopup } from '#platform/popup.ts';
import { useWords } from '#platform/words.tsx';

/** How long home stands before anything of the announcements is fetched, in milliseconds: the page itself comes first. */
const ANNOUNCEMENTS_AFTER_MS = 3000;

/** Opens the login announcements over home, once in a browser session (HOME-06, NOTICE-18). */
export function useAnnouncements(hasAnnouncements: boolean): void {
  const { locale } = useWords();
  const show = useShowPopup();
  const locationNow = useLocationNow();
  const announce = useEffectEvent((signal: AbortSignal) =>
    import('./announcement-turn.ts').then((turn) =>
      turn.announce({ locale, show, locationNow, signal }),
    ),
  );
  useEffect(() => {
    if (!hasAnnouncements) return undefined;
    const stay = new AbortController();
    const timer = setTimeout(() => void announce(stay.signal), ANNOUNCEMENTS_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stay.abort();
    };
  }, [hasAnnouncements]);
}
