import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GameType } from '@maidan/contract/constants';
import { Chip, ChipRail } from '#ui/choice/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TileSkeletons } from '#ui/feedback/skeletons.tsx';
import { Section, SectionHeader } from '#ui/game/section.tsx';
import { TextAction } from '#ui/text/text.tsx';
import { queryClient } from '#platform/api/query.ts';
import { useWords } from '#platform/words/words.tsx';
import { gamesQueries } from '../games.queries.ts';
import type { TilePage } from '../games.queries.ts';
import { ListProgress, MoreButton } from '../list/game-list.tsx';
import type { ListCall } from '../list/list-query.model.ts';
import listStyles from '../list/list.module.css';
import { TilePages } from '../list/tile-pages.tsx';
import styles from './search-popup.module.css';
import { Recommended } from './search-recommended.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { useRetry } from '#platform/api/retry.ts';
import { useLoadMore } from '../list/use-load-more.ts';

interface SearchResultsProps {
  text: string;
  onClear: () => void;
}

/**
 * The results of the search page by page, or the empty state above the recommendations (SEARCH-02, SEARCH-04,
 * SEARCH-05).
 */
export function SearchResults({ text, onClear }: SearchResultsProps) {
  const { t, locale, format } = useWords();
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(gamesQueries.pages(searchCall(text), locale, undefined), queryClient());
  const loadMore = useLoadMore(fetchNextPage);
  const retry = useRetry();
  if (!data && error)
    return (
      <RetryState
        title={t('games.list.error')}
        {...retry(error, { isBusy: isFetching, onRetry: () => void refetch() })}
      />
    );
  if (!data)
    return (
      <div className={styles.loading}>
        <TileSkeletons label={t('games.list.loading')} hasVendor />
      </div>
    );
  const totalCount = data.pages[data.pages.length - 1]?.totalCount ?? 0;
  if (totalCount === 0) return <NothingFound onClear={onClear} />;
  return (
    <Found pages={data.pages} text={text} count={format.number(totalCount)}>
      {hasNextPage && (
        <div className={listStyles.end}>
          <ListProgress
            shown={data.pages.reduce((sum, { games }) => sum + games.length, 0)}
            total={totalCount}
          />
          <MoreButton isBusy={isFetchingNextPage} onMore={() => void loadMore()} />
        </div>
      )}
    </Found>
  );
}

/** The call for every game whose name contains the text. */
function searchCall(gameName: string): ListCall {
  return {
    source: 'games',
    params: { gameType: '', vendors: '', gameClassify: '', gameName, isHot: '', isNew: '' },
  };
}

/** The results. Chips split them by kind when all results are loaded, because only then are the counts true. */
function Found({
  pages,
  text,
  count,
  children,
}: {
  pages: readonly TilePage[];
  text: string;
  count: string;
  children: React.ReactNode;
}) {
  const { t } = useWords();
  const [kind, setKind] = useState<GameType>();
  const kinds = kindsOf(pages);
  const shown = pages.map(({ games }) =>
    games.filter(({ gameType }) => kind === undefined || gameType === kind),
  );
  return (
    <>
      {kinds.length > 1 && (
        <div className={styles.kinds}>
          <ChipRail label={t('games.search.kinds')}>
            <Chip isOn={kind === undefined} onClick={() => setKind(undefined)}>
              {t('games.search.type_count', {
                name: t('games.vendor.all'),
                count: pages[0]?.totalCount ?? 0,
              })}
            </Chip>
            {kinds.map(({ type, games }) => (
              <Chip
                key={type}
                isOn={kind === type}
                onClick={() => setKind(kind === type ? undefined : type)}
              >
                {t('games.search.type_count', { name: t(`lobby.category.${type}`), count: games })}
              </Chip>
            ))}
          </ChipRail>
        </div>
      )}
      <Section isTight>
        <SectionHeader title={t('games.search.results')} count={count} />
        <TilePages listKey={`search-${text}`} pages={shown} isWindowed={false} />
      </Section>
      {children}
    </>
  );
}

function kindsOf(pages: readonly TilePage[]): { type: GameType; games: number }[] {
  const [only] = pages;
  if (!only || only.totalPages > 1) return [];
  const counts = new Map<GameType, number>();
  for (const { gameType } of only.games) counts.set(gameType, (counts.get(gameType) ?? 0) + 1);
  return [...counts].map(([type, games]) => ({ type, games })).sort((a, b) => b.games - a.games);
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useWords();
  return (
    <>
      <EmptyState
        drawing="search"
        title={t('games.no_game')}
        text={t('games.search.hint')}
        action={<TextAction onClick={onClear}>{t('games.search.clear')}</TextAction>}
      />
      <Recommended />
    </>
  );
}
