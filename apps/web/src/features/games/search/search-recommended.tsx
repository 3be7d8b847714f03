import { useQuery } from '@tanstack/react-query';
import { TileSkeletons } from '#ui/feedback/skeletons.tsx';
import { Section, SectionHeader } from '#ui/game/section.tsx';
import { queryClient } from '#platform/api/query.ts';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { useWords } from '#platform/words/words.tsx';
import type { TileGame } from '#platform/api/tile-game.ts';
import { gamesQueries, keptHotGames } from '../games.queries.ts';
import { SlicedList } from '../list/sliced-list.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { useRetry } from '#platform/api/retry.ts';

interface RecommendedProps {
  /** The hot games, where the page brought them. */
  games?: readonly TileGame[] | undefined;
  /** Games that stand above already; they are left out. */
  shown?: readonly TileGame[];
}

/**
 * What the search shows without a text or with few hits: the hot games, fetched here unless the page brought them
 * (SEARCH-03, SEARCH-09).
 */
export function Recommended(props: RecommendedProps) {
  const isHydrated = useIsHydrated();
  // Only this device knows the games that it has kept, so the server's page cannot hold them.
  if (!props.games && !isHydrated) return null;
  return <HotGames {...props} />;
}

function HotGames({ games, shown = [] }: RecommendedProps) {
  const { t, locale } = useWords();
  const retry = useRetry();
  const kept = games ?? keptHotGames(locale);
  const { data, error, isFetching, refetch } = useQuery(
    { ...gamesQueries.hot(locale), ...(kept ? { initialData: [...kept] } : {}) },
    queryClient(),
  );
  if (error && !data)
    return (
      <RetryState
        title={t('games.list.error')}
        {...retry(error, { isBusy: isFetching, onRetry: () => void refetch() })}
      />
    );
  const others = data?.filter(
    ({ vendor, nodeId }) => !shown.some((one) => one.vendor === vendor && one.nodeId === nodeId),
  );
  if (others?.length === 0) return null;
  return (
    <Section isTight>
      <SectionHeader title={t('games.search.recommended')} />
      {others ? (
        <SlicedList listKey={`recommended-${locale}`} games={others} isWindowed={false} />
      ) : (
        <TileSkeletons label={t('games.list.loading')} hasVendor />
      )}
    </Section>
  );
}
