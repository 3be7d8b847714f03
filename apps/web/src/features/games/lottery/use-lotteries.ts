import { useQuery } from '@tanstack/react-query';
import type { Locale } from '@maidan/i18n';
import { queryClient } from '#platform/api/query.ts';
import { useDue } from '../clocked/use-due.ts';
import { useServerClock } from '../clocked/use-server-clock.ts';
import { lotteriesQuery } from './lottery-data.ts';
import type { LotteryCategory } from './lottery-data.ts';
import { comingOf } from './lottery.model.ts';
import type { LotteriesView } from './lottery.model.ts';

/** The lotteries of a page with the server's time; they are read again when the next draw is due. */
export function useLotteries(
  category: LotteryCategory,
  language: Locale,
  first: LotteriesView,
): { view: LotteriesView; nowMs: number } {
  const { data, dataUpdatedAt, refetch } = useQuery(
    lotteriesQuery(category, language, first),
    queryClient(),
  );
  const { serverNow } = data;
  const nowMs = useServerClock(serverNow, dataUpdatedAt);
  const dueAt = comingOf(data.lotteries)[0]?.next.drawsAt;
  useDue({ dueAt, serverNow, readAt: dataUpdatedAt }, refetch);
  return { view: data, nowMs };
}
