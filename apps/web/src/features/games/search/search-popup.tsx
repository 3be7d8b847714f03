import { useId, useRef, useState } from 'react';
import { PopupLayer, PopupPanel } from '#ui/popup/popup-layer.tsx';
import { POPUP_MS } from '#ui/popup/popup-motion.ts';
import { useWords } from '#platform/words/words.tsx';
import { useDebounced } from './use-debounced.ts';
import styles from './search-popup.module.css';
import { Recommended } from './search-recommended.tsx';
import { RecentList } from './recent/recent-list.tsx';
import { keepSearch } from './recent/recent-searches.ts';
import { useHitKeys } from './hits/use-hit-keys.ts';
import { SearchKinds } from './search-kinds.tsx';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';
import { TYPING_PAUSE_MS } from './typing-pause.ts';
import { useOpeningCount } from '../use-opening-count.ts';

interface SearchPopupProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The search in all games, which opens over any screen (SEARCH-01 to SEARCH-10). */
export function SearchPopup({ isOpen, onClose }: SearchPopupProps) {
  const { t } = useWords();
  const opening = useOpeningCount(isOpen);
  return (
    <PopupLayer isOpen={isOpen} onClose={onClose} leaveMs={POPUP_MS.popup}>
      <PopupPanel aria-label={t('games.search.title')} isGrowing className={styles.panel}>
        <Search key={opening} onClose={onClose} />
      </PopupPanel>
    </PopupLayer>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const { text, setText, asked, ask } = useAskedText();
  const listId = useId();
  const body = useRef<HTMLDivElement>(null);
  const { activeId, onKeyDown, rest } = useHitKeys(body, text !== '', () => setText(''));
  const handleEnter = () => {
    ask(text);
    keepSearch(text);
  };
  const handleText = (typed: string) => {
    rest();
    setText(typed);
  };
  const handleChoice = (chosen: string) => {
    rest();
    ask(chosen);
  };
  return (
    <>
      <SearchField
        text={text}
        onText={handleText}
        onEnter={handleEnter}
        onClose={onClose}
        list={{ id: listId, isOpen: asked !== '', activeId, onKeyDown }}
      />
      <div ref={body} className={styles.body}>
        {asked === '' ? (
          <>
            <RecentList onPick={handleChoice} />
            <SearchKinds />
            <Recommended />
          </>
        ) : (
          <SearchResults
            text={asked}
            listId={listId}
            activeId={activeId}
            onOpen={() => keepSearch(asked)}
            onMeant={handleChoice}
            onClear={() => setText('')}
          />
        )}
      </div>
    </>
  );
}

/**
 * The text of the box, and the one that is searched for: what stands there when nobody has typed for a while, or at
 * once what was entered or chosen (SEARCH-06, SEARCH-07). An empty box searches for nothing, at once.
 */
function useAskedText() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const settled = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const [last, setLast] = useState(settled);
  if (settled !== last) {
    setLast(settled);
    setAsked(settled);
  }
  return {
    text,
    asked,
    setText: (typed: string) => {
      setText(typed);
      if (typed.trim() === '') setAsked('');
    },
    ask: (chosen: string) => {
      setText(chosen);
      setAsked(chosen.trim());
    },
  };
}
