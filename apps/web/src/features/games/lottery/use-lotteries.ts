import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Locale } from '@maidan/i18n';
import { queryClient } from '#platform/api/query.ts';
import { lotteriesQuery } from './lottery-data.ts';
import type { LotteryCategory } from './lottery-data.ts';
import { comingOf } from './lottery.model.ts';
import type { LotteriesView } from './lottery.model.ts';
import { useServerClock } from './use-server-clock.ts';

/** How long after a draw its result is asked for; not everybody asks in the same moment. */
const RESULT_AFTER_MS = 700;
const SPREAD_MS = 1500;
/** A result that is late is asked for again after so long, each time longer. */
const LATE_MS = 4000;
const MOST_TRIES = 5;

/**
 * The lotteries of a page with the server's time. When the next draw is due and the page can be seen, they are read again;
 * otherwise nothing is asked for.
 */
export function useLotteries(
  category: LotteryCategory,
  language: Locale,
  first: LotteriesView,
): { view: LotteriesView; nowMs: number } {
  const { data, dataUpdatedAt, refetch } = useQuery(
    lotteriesQuery(category, language, first),
    queryClient(),
  );
  const nowMs = useServerClock(data.serverNow, dataUpdatedAt);
  const dueAt = comingOf(data.lotteries)[0]?.next.drawsAt;
  useEffect(() => {
    if (dueAt === undefined) return undefined;
    const leftMs = Date.parse(dueAt) - Date.parse(data.serverNow) + dataUpdatedAt - Date.now();
    let tries = 0;
    let timer: ReturnType<typeof setTimeout>;
    const ask = () => {
      if (document.visibilityState === 'visible') void refetch();
      tries += 1;
      if (tries < MOST_TRIES) timer = setTimeout(ask, LATE_MS * tries);
    };
    timer = setTimeout(ask, Math.max(leftMs, 0) + RESULT_AFTER_MS + Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
    // A new answer that still names the draw that is due goes on counting its tries.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [dueAt, refetch]);
  return { view: data, nowMs };
}
