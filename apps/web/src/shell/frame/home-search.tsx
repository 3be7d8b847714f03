import { useEffect, useEffectEvent } from 'react';
import { SearchDock } from '#ui/frame/search-dock.tsx';
import { useOpenPopup } from '#platform/page/popup.ts';
import { useWords } from '#platform/words/words.tsx';

/** The search of home, where thumbs are; `/` and Ctrl K open it too. */
export function HomeSearch() {
  const { t } = useWords();
  const open = useOpenPopup();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const isTyping =
      target instanceof Element && target.closest('input,textarea,select,[aria-modal]');
    const isCombined = event.ctrlKey || event.metaKey;
    if (isCombined ? key !== 'k' : key !== '/' || isTyping) return;
    event.preventDefault();
    open('search');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <SearchDock
      href="/m/search-games"
      text={t('lobby.search.dock')}
      onPress={(event) => {
        event.preventDefault();
        open('search');
      }}
    />
  );
}
