import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { Locale } from '@maidan/i18n';
import { Button } from '#ui/action/button.tsx';
import { ProgressBar } from '#ui/figure/stat-trio.tsx';
import { Text } from '#ui/text/text.tsx';
import { PAGE_SIZE } from '@maidan/contract/constants';
import { queryClient } from '#platform/api/query.ts';
import { useWords } from '#platform/words/words.tsx';
import { gamesQueries, loadPagesUpTo } from '../games.queries.ts';
import type { TilePage } from '../games.queries.ts';
import { useRestoredPosition } from './restored-position.ts';
import type { ListCall } from './list-query.model.ts';
import { useLoadMore } from './use-load-more.ts';
import styles from './list.module.css';
import { TilePages } from './tile-pages.tsx';
import { useNearEnd } from '#ui/list/use-near-end.ts';
import { useDebounced } from '../search/use-debounced.ts';

/** Pause after a change of language, in milliseconds, before the list is loaded again (CAT-28). */
const LANGUAGE_PAUSE_MS = 250;

interface GameListProps {
  call: ListCall;
  /** First page, from the server, in `language`. */
  first: TilePage;
  language: Locale;
  /** Address of a page, for readers without script. */
  hrefOf: (page: number) => string;
  empty: ReactNode;
  /** Further pages load only by the button (LIST-12). */
  isByButton?: boolean;
  /** Off where every game is of the one provider that the screen names. */
  hasVendors?: boolean;
  /** No picture comes before the list: the covers of its first row load with the styles. */
  opensScreen?: boolean;
}

/** Games page by page: more load as the end nears, or by the button (LIST-07 to LIST-12). */
export function GameList(props: GameListProps) {
  const { call, first, language, hrefOf, empty, isByButton = false } = props;
  const settled = useDebounced(language, LANGUAGE_PAUSE_MS);
  const options = gamesQueries.pages(call, settled, settled === language ? first : undefined);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(options, queryClient());
  const pages = data?.pages ?? [first];
  const listKey = JSON.stringify(options.queryKey);
  const boxes = useRef<HTMLDivElement>(null);
  const isComingBack = useRestoredPosition(listKey, boxes, (count) =>
    loadPagesUpTo(count, { call, language, first }),
  );
  const loadMore = useLoadMore(fetchNextPage);
  const end = useNearEnd(
    !isByButton && !isComingBack && hasNextPage && !isFetchingNextPage && !isFetchNextPageError,
    () => void loadMore(),
  );
  const last = pages[pages.length - 1] ?? first;
  if (last.totalCount === 0) return empty;
  return (
    <>
      {first.pageNum > 1 && <EarlierPages href={hrefOf(first.pageNum - 1)} />}
      <TilePages
        listKey={listKey}
        pages={pages.map(({ games }) => games)}
        hasVendors={props.hasVendors}
        opensScreen={props.opensScreen}
        boxes={boxes}
      />
      <div ref={end} className={styles.end}>
        <ListProgress shown={shownOf(pages)} total={last.totalCount} />
        {hasNextPage && (
          <MoreButton
            href={hrefOf(last.pageNum + 1)}
            isBusy={isFetchingNextPage}
            onMore={() => void loadMore()}
          />
        )}
      </div>
    </>
  );
}

/** How many games are before and in these pages. */
function shownOf(pages: readonly TilePage[]): number {
  const before = ((pages[0]?.pageNum ?? 1) - 1) * PAGE_SIZE.list;
  return pages.reduce((sum, { games }) => sum + games.length, before);
}

/** How far a list is shown, in words and as a bar. */
export function ListProgress({ shown, total }: { shown: number; total: number }) {
  const { t } = useWords();
  const text = t('games.list.progress', { shown, total });
  return (
    <>
      <Text size="caption" tone="3" isFigure>
        {text}
      </Text>
      <div className={styles.bar}>
        <ProgressBar percent={total === 0 ? 0 : (shown / total) * 100} label={text} isThin />
      </div>
    </>
  );
}

interface MoreButtonProps {
  /** Where the button leads without script. */
  href?: string;
  isBusy?: boolean;
  onMore: () => void;
}

/** Loads the next page on a tap (LIST-11). */
export function MoreButton({ href, isBusy = false, onMore }: MoreButtonProps) {
  const { t } = useWords();
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    onMore();
  };
  return (
    <Button kind="quiet" size="md" isBusy={isBusy} href={href} onClick={handleClick}>
      {t('games.more_game')}
    </Button>
  );
}

/** The way back for readers without script, who see one page at a time. */
function EarlierPages({ href }: { href: string }) {
  const { t } = useWords();
  return (
    <div className={styles.earlier}>
      <Button kind="quiet" size="md" href={href}>
        {t('games.list.previous')}
      </Button>
    </div>
  );
}
