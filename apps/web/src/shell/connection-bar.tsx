import { useEffect, useSyncExternalStore } from 'react';
import { Note } from '#ui/feedback/note.tsx';
import { useRevalidator } from 'react-router';
import { useWords } from '#platform/words.tsx';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that there is no connection, for as long as there is none, and loads again once it is back (SHELL-98, MSG-15). */
export function ConnectionBar() {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
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
  return isOnline ? null : <Note tone="warning">{t('site.connection.none')}</Note>;
}
