import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { Note } from '#ui/feedback/note.tsx';
import { keptPageReadAt } from '#platform/connection/kept-pages.ts';
import { useRetryWhenReachable } from '#platform/connection/use-retry-when-reachable.ts';
import { useWords } from '#platform/words/words.tsx';
import { useAge } from './page-age.ts';

/** A screen that takes longer than this to load, in milliseconds, means that the connection is slow. */
const SLOW_AFTER_MS = 4_000;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/**
 * Says that there is no connection as long as there is none, and loads again once it is back. It also says how old a
 * page with kept data is, and that the connection is slow while a screen takes long to load (SHELL-98, MSG-14, MSG-15).
 *
 * @param isQuiet the screen itself says what is wrong
 */
export function ConnectionBar({ isQuiet }: { isQuiet: boolean }) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const ageOf = useAge();
  const { pathname, search } = useLocation();
  const isSlow = useIsSlow();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const readAt = keptPageReadAt(`${pathname}${search}`);
  useRetryWhenReachable(isQuiet ? undefined : readAt, () => void revalidate());
  useEffect(() => {
    const load = () => void revalidate();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [revalidate]);
  if (isQuiet) return null;
  if (readAt !== undefined) {
    return (
      <Note
        tone="warning"
        title={t(isOnline ? 'site.connection.unreachable_title' : 'site.connection.none_title')}
      >
        {t('site.connection.aged', { when: ageOf(readAt) })}
      </Note>
    );
  }
  if (!isOnline) return <Note tone="warning">{t('site.connection.none')}</Note>;
  return isSlow ? <Note tone="warning">{t('site.connection.slow')}</Note> : null;
}

function useIsSlow(): boolean {
  const isComing = useNavigation().state !== 'idle';
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isComing) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isComing]);
  return isSlow;
}
