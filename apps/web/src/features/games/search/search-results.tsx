import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TileSkeletons } from '#ui/feedback/skeletons.tsx';
import { SrOnly, TextAction } from '#ui/text/text.tsx';
import { queryClient } from '#platform/api/query.ts';
import { useWords } from '#platform/words/words.tsx';
import { gamesQueries } from '../games.queries.ts';
import type { TilePage } from '../games.queries.ts';
import { ListProgress, MoreButton } from '../list/game-list.tsx';
import { listHref, WHOLE_LIST } from '../list/list-query.model.ts';
import type { ListCall } from '../list/list-query.model.ts';
import listStyles from '../list/list.module.css';
import { DidYouMean } from './hits/did-you-mean.tsx';
import { HitRows } from './hits/hit-rows.tsx';
import hitStyles from './hits/hits.module.css';
import { VendorHits } from './hits/vendor-hits.tsx';
import { VendorGames } from './hits/vendor-games.tsx';
import { RecentList } from './recent/recent-list.tsx';
import styles from './search-popup.module.css';
import { Recommended } from './search-recommended.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { useRetry } from '#platform/api/retry.ts';
import { useLoadMore } from '../list/use-load-more.ts';

interface SearchResultsProps {
  text: string;
  listId: string;
  activeId: string | undefined;
  onOpen: () => void;
  onMeant: (name: string) => void;
  onClear: () => void;
}

/**
 * The results of the search page by page, or the empty state above the recommendations (SEARCH-02, SEARCH-04,
 * SEARCH-05). While another text is searched for, the results of the one before stay, paler.
 */
export function SearchResults(props: SearchResultsProps) {
  const { t, locale } = useWords();
  const retry = useRetry();
  const found = useInfiniteQuery(
    {
      ...gamesQueries.pages(searchCall(props.text), locale, undefined),
      placeholderData: keepPreviousData,
    },
    queryClient(),
  );
  const { data, error, isFetching, refetch } = found;
  if (!data && error)
    return (
      <>
        <RetryState
          title={t('games.list.error')}
          {...retry(error, { isBusy: isFetching, onRetry: () => void refetch() })}
        />
        <RecentList onPick={props.onMeant} />
      </>
    );
  if (!data)
    return (
      <div className={styles.loading}>
        <TileSkeletons label={t('games.list.loading')} hasVendor />
      </div>
    );
  const [first] = data.pages;
  if (!first) return null;
  const isStale = found.isPlaceholderData;
  return (
    <div className={isStale ? hitStyles.stale : undefined} aria-busy={isStale}>
      <FoundPages {...props} pages={data.pages} first={first}>
        {found.hasNextPage && <More found={found} pages={data.pages} />}
      </FoundPages>
    </div>
  );
}

function More({ found, pages }: { found: FurtherPages; pages: readonly TilePage[] }) {
  const loadMore = useLoadMore(found.fetchNextPage);
  return (
    <div className={listStyles.end}>
      <ListProgress
        shown={pages.reduce((sum, { games }) => sum + games.length, 0)}
        total={pages[pages.length - 1]?.totalCount ?? 0}
      />
      <MoreButton isBusy={found.isFetchingNextPage} onMore={() => void loadMore()} />
    </div>
  );
}

type FurtherPages = Pick<
  UseInfiniteQueryResult<InfiniteData<TilePage>>,
  'fetchNextPage' | 'isFetchingNextPage'
>;

interface FoundPagesProps extends SearchResultsProps {
  pages: readonly TilePage[];
  first: TilePage;
  children: React.ReactNode;
}

function FoundPages({ pages, first, children, ...props }: FoundPagesProps) {
  const { t } = useWords();
  const { vendors = [], didYouMean, totalCount } = first;
  const meant =
    didYouMean === undefined ? '' : t('games.search.did_you_mean', { name: didYouMean });
  const games = pages.flatMap((page) => page.games);
  return (
    <>
      <div className={hitStyles.hits}>
        {didYouMean !== undefined && <Meant name={didYouMean} onMeant={props.onMeant} />}
        <div
          id={props.listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the options are links with pictures
          role="listbox"
          aria-label={t('games.search.results')}
        >
          <VendorHits vendors={vendors} activeId={props.activeId} isOption onOpen={props.onOpen} />
          {vendors.length === 0 && games.length > 0 && (
            <HitRows games={games} activeId={props.activeId} onOpen={props.onOpen} />
          )}
        </div>
        <output className={hitStyles.status}>
          {totalCount > 0 && t('games.search.found', { count: totalCount })}
          <SrOnly> {meant}</SrOnly>
        </output>
      </div>
      {totalCount === 0 && <NothingFound onClear={props.onClear} />}
      {vendors.length > 0 ? (
        <VendorGames pages={pages} text={props.text} call={searchCall(props.text)}>
          {children}
        </VendorGames>
      ) : (
        children
      )}
      {totalCount > 0 && totalCount <= FEW && <Recommended shown={games} />}
    </>
  );
}

function Meant({ name, onMeant }: { name: string; onMeant: (name: string) => void }) {
  const handlePick = (event: MouseEvent) => {
    event.preventDefault();
    onMeant(name);
  };
  return <DidYouMean name={name} href={searchHref(name)} onPick={handlePick} />;
}

/** With so few hits there is room for the recommendations below them. */
const FEW = 3;

const searchHref = (gameName: string) => listHref('/m/search-games', { ...WHOLE_LIST, gameName });

/** The call for every game that a text finds. */
function searchCall(gameName: string): ListCall {
  return {
    source: 'games',
    params: { gameType: '', vendors: '', gameClassify: '', gameName, isHot: '', isNew: '' },
  };
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
