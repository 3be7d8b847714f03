import { IconButton } from '#ui/action/icon-button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Text, TextAction } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import { forgetSearch, useRecentSearches } from './recent-searches.ts';
import styles from './recent-list.module.css';

/** What was searched for on this device, to search again or to forget; nothing before the first search. */
export function RecentList({ onPick }: { onPick: (text: string) => void }) {
  const { t } = useWords();
  const searches = useRecentSearches();
  if (searches.length === 0) return null;
  return (
    <section className={styles.recent}>
      <div className={styles.head}>
        <h2>{t('games.search.recent')}</h2>
        <TextAction isQuiet onClick={() => forgetSearch()}>
          {t('games.search.recent_clear')}
        </TextAction>
      </div>
      <ul className={styles.list}>
        {searches.map((text) => (
          <li key={text} className={styles.row}>
            <button type="button" className={styles.pick} onClick={() => onPick(text)}>
              <Icon name="clock-counter-clockwise-bold" size={20} />
              <span dir="auto">{text}</span>
            </button>
            <IconButton
              icon="x-bold"
              size={16}
              label={t('games.search.recent_remove', { text })}
              onClick={() => forgetSearch(text)}
            />
          </li>
        ))}
      </ul>
      <Text size="caption" tone="3">
        {t('games.search.recent_note')}
      </Text>
    </section>
  );
}
