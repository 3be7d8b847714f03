import { useState } from 'react';
import { PopupLayer, PopupPanel } from '#ui/popup/popup-layer.tsx';
import { POPUP_MS } from '#ui/popup/popup-motion.ts';
import { useWords } from '#platform/words/words.tsx';
import { useDebounced } from './use-debounced.ts';
import styles from './search-popup.module.css';
import { Recommended } from './search-recommended.tsx';
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
  const [text, setText] = useState('');
  const [entered, setEntered] = useState('');
  const wanted = text.trim();
  const settled = useDebounced(wanted, TYPING_PAUSE_MS);
  // Enter does not wait for the pause (SEARCH-07); an empty field shows the recommendations at once.
  const asked = entered === wanted || wanted === '' ? wanted : settled;
  return (
    <>
      <SearchField
        text={text}
        onText={setText}
        onEnter={() => setEntered(wanted)}
        onClose={onClose}
      />
      <div className={styles.body}>
        {asked === '' ? (
          <Recommended />
        ) : (
          <SearchResults key={asked} text={asked} onClear={() => setText('')} />
        )}
      </div>
    </>
  );
}
