import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BetRecord } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { ListGroup, ListTitle } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useNearEnd } from '#ui/list/use-near-end.ts';
import { queryClient } from '#platform/api/query.ts';
import { useWords } from '#platform/words/words.tsx';
import { BetRow } from './bet-row.tsx';
import { groupByDay, recordVersion } from './record.model.ts';
import type { RecordAddress } from './record.model.ts';
import { walletQueries } from './wallet.queries.ts';

/** A page of the record as the gateway answers it. */
export interface RecordPage {
  readonly pageNum: number;
  readonly totalPages: number;
  readonly totalCount: number;
  readonly list: BetRecord[];
  readonly totals: {
    readonly stakeMinor: number;
    readonly payoutMinor: number;
    readonly netMinor: number;
    readonly count: number;
    readonly currency: string;
  };
}

/** The bets by day; further pages load as the end nears (LIST-09), or by the button. */
export function RecordList({ filter, first }: { filter: RecordAddress; first: RecordPage }) {
  const { t, format, locale } = useWords();
  const { from, to, state } = filter;
  const { queryKey, ...bets } = walletQueries.bets({ from, to, state, language: locale });
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(
      {
        ...bets,
        // A newer bet starts the list again, because pages stored before it would hide it.
        queryKey: [...queryKey, recordVersion(first)],
        initialPageParam: 1,
        initialData: { pages: [first], pageParams: [1] },
        getNextPageParam: (page: RecordPage) =>
          page.pageNum < page.totalPages ? page.pageNum + 1 : undefined,
      },
      queryClient(),
    );
  const end = useNearEnd(
    hasNextPage && !isFetchingNextPage && !isFetchNextPageError,
    () => void fetchNextPage(),
  );
  const rows = data.pages.flatMap((page) => page.list);
  const [now] = useState(() => new Date());
  return (
    <Stack gap={4}>
      {groupByDay(rows, format.dayKey).map(({ day, bets: ofDay }) => {
        const { key, day: name } = format.dayHeading(ofDay[0]?.openedAt ?? now, now);
        return (
          <section key={day}>
            <Stack>
              <ListTitle>{key ? t('ui.day.named', { name: t(key), day: name }) : name}</ListTitle>
              <ListGroup>
                {ofDay.map((bet) => (
                  <BetRow key={bet.roundId} bet={bet} />
                ))}
              </ListGroup>
            </Stack>
          </section>
        );
      })}
      <div ref={end} />
      {hasNextPage ? (
        <Button width="block" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t(isFetchNextPageError ? 'ui.retry' : 'wallet.record.more')}
        </Button>
      ) : (
        <Text size="caption" tone="3" isCentred>
          {t('wallet.record.end')}
        </Text>
      )}
    </Stack>
  );
}
