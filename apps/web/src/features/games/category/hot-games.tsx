import { useEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Field } from '#ui/form/field.tsx';
import { ApiFailure } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';
import { keepHotGames, refreshHotGames } from '../games.queries.ts';
import { SlicedList } from '../list/sliced-list.tsx';
import type { HotData } from './category-data.ts';
import { filterByName } from './hot-games.model.ts';
import styles from './category.module.css';

/** The hot games. They are loaded all at once, shown 36 at a time and filtered in the browser (HOT-01 to HOT-07). */
export function HotGames({ data }: { data: HotData }) {
  const { t } = useWords();
  const { search, pathname } = useLocation();
  const [text, setText] = useState(new URLSearchParams(search).get('gameName') ?? '');
  const { games, isRefreshing, refresh } = useHotGames(data);
  const found = filterByName(games, text);
  const clear = (event: MouseEvent) => {
    event.preventDefault();
    setText('');
  };
  return (
    <>
      {/* Without script the form asks the server, with the name in the address. */}
      <form
        className={styles.search}
        action={`/m${pathname}`}
        onSubmit={(event) => event.preventDefault()}
      >
        <Field
          label={t('games.hot.filter')}
          name="gameName"
          type="search"
          icon="magnifying-glass"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={64}
          value={text}
          trailing={
            <IconButton
              icon="arrows-clockwise"
              size={20}
              label={t('games.hot.refresh')}
              aria-busy={isRefreshing}
              onClick={refresh}
            />
          }
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
      {found.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t('games.no_game')}
          action={
            <Button href={`/m${pathname}`} onClick={clear}>
              {t('games.list.empty_action')}
            </Button>
          }
        />
      ) : (
        <SlicedList key={text} listKey={`hot-${data.language}-${text}`} games={found} />
      )}
    </>
  );
}

/** The hot games of the browser session, and a way to fetch them again (HOT-05, HOT-06). */
function useHotGames({ games, language }: HotData) {
  const toast = useToast();
  const failureText = useFailureText();
  const [fresh, setFresh] = useState<{ of: HotData['games']; games: HotData['games'] }>();
  const [isRefreshing, setIsRefreshing] = useState(false);
  useEffect(() => {
    keepHotGames(language, [...games]);
  }, [language, games]);
  const refresh = async () => {
    setIsRefreshing(true);
    try {
      setFresh({ of: games, games: await refreshHotGames(language) });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      toast.show({ text: failureText(error), tone: 'danger' });
    } finally {
      setIsRefreshing(false);
    }
  };
  return {
    games: fresh?.of === games ? fresh.games : games,
    isRefreshing,
    refresh: () => void refresh(),
  };
}
