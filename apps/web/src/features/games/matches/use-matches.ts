import { useQuery } from '@tanstack/react-query';
import type { MatchTimetable } from '@maidan/contract/types';
import type { Locale } from '@maidan/i18n';
import { queryClient } from '#platform/api/query.ts';
import { useDue } from '../clocked/use-due.ts';
import { useServerClock } from '../clocked/use-server-clock.ts';
import { matchesQuery } from './matches-data.ts';
import { nextChangeOf } from './matches.model.ts';
import type { MatchCategory } from './matches.model.ts';

/** The matches of a page with the server's time; they are read again when a score changes or a match starts. */
export function useMatches(
  category: MatchCategory,
  language: Locale,
  first: MatchTimetable,
): { view: MatchTimetable; nowMs: number } {
  const { data, dataUpdatedAt, refetch } = useQuery(
    matchesQuery(category, language, first),
    queryClient(),
  );
  const { serverNow } = data;
  const nowMs = useServerClock(serverNow, dataUpdatedAt);
  useDue({ dueAt: nextChangeOf(data), serverNow, readAt: dataUpdatedAt }, refetch);
  return { view: data, nowMs };
}
