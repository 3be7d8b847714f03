import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '#platform/words/words.tsx';

/** The two modules of the checker, which come when its screen is open. */
const loadChecker = () =>
  Promise.all([import('#checker/page/checker-page.ts'), import('#checker/page/words.ts')]);

/** Puts the checker into `place` in the reader's language, and anew when the address names another round. */
export function useChecker() {
  const { format, locale } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<unknown>();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const load = async () => {
    setState('loading');
    try {
      const [{ mountChecker }, { languageOf, speechIn }] = await loadChecker();
      const isBengali = format.localDigits('1') !== '1';
      if (place.current) mountChecker(place.current, speechIn(languageOf(locale), isBengali));
      setState('ready');
    } catch (error) {
      setFailure(error);
      setState('failed');
    }
  };
  const mount = useEffectEvent(() => void load());
  useEffect(() => {
    const listen = () => mount();
    listen();
    window.addEventListener('hashchange', listen);
    return () => window.removeEventListener('hashchange', listen);
  }, []);
  return { place, state, failure, retry: () => void load() };
}
