import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { GameType } from '@maidan/contract/constants';
import { Chip, ChipRail } from '#ui/choice/chip.tsx';
import { Section, SectionHeader } from '#ui/game/section.tsx';
import { queryClient } from '#platform/api/query.ts';
import { useWords } from '#platform/words/words.tsx';
import { gamesQueries, MOST_AT_ONCE } from '../../games.queries.ts';
import type { TilePage } from '../../games.queries.ts';
import type { ListCall } from '../../list/list-query.model.ts';
import { TilePages } from '../../list/tile-pages.tsx';
import styles from './hits.module.css';

interface VendorGamesProps {
  text: string;
  call: ListCall;
  /** The pages that are loaded so far. */
  pages: readonly TilePage[];
  /** Loads further pages; absent while one kind is shown, of which all games are there. */
  children: ReactNode;
}

/** The games of a vendor as tiles, with chips that split them by kind. */
export function VendorGames({ text, call, pages, children }: VendorGamesProps) {
  const { t, format } = useWords();
  const [kind, setKind] = useState<GameType>();
  const whole = useWhole(call, pages);
  const kinds = whole ? kindsOf(whole) : [];
  const total = pages[0]?.totalCount ?? 0;
  const chosen = kinds.find(({ type }) => type === kind);
  const shown =
    whole && chosen ? [{ games: whole.games.filter((game) => game.gameType === kind) }] : pages;
  return (
    <>
      {kinds.length > 1 && (
        <div className={styles.kinds}>
          <ChipRail label={t('games.search.kinds')}>
            <Chip isOn={!chosen} onClick={() => setKind(undefined)}>
              {t('games.search.type_count', { name: t('games.vendor.all'), count: total })}
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
          count={format.number(chosen?.games ?? total)}
        />
        <TilePages
          listKey={`search-${text}-${chosen?.type ?? ''}`}
          pages={shown.map(({ games }) => games)}
          isWindowed={false}
        />
      </Section>
      {!chosen && children}
    </>
  );
}

/**
 * All games that were found, because only then are the counts of the kinds true. Where the first page has not all of
 * them they are read once more; undefined until they are there, and where there are too many for one read.
 */
function useWhole(call: ListCall, [first]: readonly TilePage[]): TilePage | undefined {
  const { locale } = useWords();
  const isFirst = first?.totalPages === 1;
  const enabled = !isFirst && (first?.totalCount ?? 0) <= MOST_AT_ONCE;
  const { data } = useQuery({ ...gamesQueries.whole(call, locale), enabled }, queryClient());
  const whole = isFirst ? first : enabled ? data : undefined;
  return whole && whole.totalPages <= 1 ? whole : undefined;
}

function kindsOf({ games }: TilePage): { type: GameType; games: number }[] {
  const counts = new Map<GameType, number>();
  for (const { gameType } of games) counts.set(gameType, (counts.get(gameType) ?? 0) + 1);
  return [...counts]
    .map(([type, count]) => ({ type, games: count }))
    .sort((a, b) => b.games - a.games);
}
