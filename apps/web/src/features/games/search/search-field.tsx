import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './search-popup.module.css';

interface SearchFieldProps {
  text: string;
  onText: (text: string) => void;
  onEnter: () => void;
  onClose: () => void;
  /** Keys for the list of hits, and what the screen reader is told of it. */
  list: {
    id: string;
    isOpen: boolean;
    activeId: string | undefined;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
}

/**
 * The head of the search: back button and search box (SEARCH-01). Enter searches at once and removes the focus from the
 * box (SEARCH-07), unless the arrow keys stand on a hit.
 */
export function SearchField({ text, onText, onEnter, onClose, list }: SearchFieldProps) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onText('');
    input.current?.focus();
  };
  return (
    <form
      className={styles.head}
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
        input.current?.blur();
      }}
    >
      <IconButton icon="caret-left-bold" size={22} label={t('ui.close')} onClick={onClose} />
      <label className={styles.box}>
        <Icon name="magnifying-glass" />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-expanded={list.isOpen}
          aria-controls={list.id}
          aria-autocomplete="list"
          aria-activedescendant={list.activeId}
          onKeyDown={list.onKeyDown}
          aria-label={t('games.search.title')}
          placeholder={t('games.search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={64}
          data-autofocus
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        {text !== '' && (
          <IconButton
            icon="x-circle-fill"
            size={20}
            label={t('games.search.clear')}
            onClick={clear}
          />
        )}
      </label>
    </form>
  );
}
