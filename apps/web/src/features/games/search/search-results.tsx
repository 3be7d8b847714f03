import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import type { GameType } from '@maidan/contract/constants';
import { Chip, ChipRail } from '#ui/choice/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TileSkeletons } from '#ui/feedback/skeletons.tsx';
import { Section, SectionHeader } from '#ui/game/section.tsx';
import { SrOnly, TextAction } from '#ui/text/text.tsx';
import { queryClient } from '#platform/api/query.ts';
import { useWords } from '#platform/words/words.tsx';
import { gamesQueries } from '../games.queries.ts';
import type { TilePage } from '../games.queries.ts';
import { ListProgress, MoreButton } from '../list/game-list.tsx';
import { listHref, WHOLE_LIST } from '../list/list-query.model.ts';
import type { ListCall } from '../list/list-query.model.ts';
import listStyles from '../list/list.module.css';
import { TilePages } from '../list/tile-pages.tsx';
import { DidYouMean } from './hits/did-you-mean.tsx';
import { HitRows } from './hits/hit-rows.tsx';
import hitStyles from './hits/hits.module.css';
import { VendorHits } from './hits/vendor-hits.tsx';
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
      {vendors.length > 0 && <Found pages={pages} text={props.text} />}
      {children}
      {totalCount > 0 && totalCount <= FEW && <Recommended />}
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

/**
 * The games of a vendor as tiles. Chips split them by kind when all are loaded, because only then are the counts true.
 */
function Found({ pages, text }: { pages: readonly TilePage[]; text: string }) {
  const { t, format } = useWords();
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
        <SectionHeader
          title={t('games.search.results')}
          count={format.number(pages[0]?.totalCount ?? 0)}
        />
        <TilePages listKey={`search-${text}`} pages={shown} isWindowed={false} />
      </Section>
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
