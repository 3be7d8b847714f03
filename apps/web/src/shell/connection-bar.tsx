import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { Note } from '#ui/feedback/note.tsx';
import { useWords } from '#platform/words.tsx';

/** A screen that takes longer than this to come says that the connection is slow, in milliseconds. */
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
 * Says that there is no connection, for as long as there is none, and loads again once it is back; says that it is slow
 * while a screen is long in coming (SHELL-98, MSG-14, MSG-15).
 */
export function ConnectionBar() {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const isSlow = useIsSlow();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    const load = () => void revalidate();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [revalidate]);
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
