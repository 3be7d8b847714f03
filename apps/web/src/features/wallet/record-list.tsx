import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BetRecord } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { ListGroup, ListTitle } from '#ui/list/list-row.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useNearEnd } from '#ui/list/use-near-end.ts';
import { queryClient } from '#platform/api/query.ts';
import { useWords } from '#platform/words/words.tsx';
import { BetRow } from './bet-row.tsx';
import { groupByDay, recordFilter, recordVersion } from './record.model.ts';
import type { RecordAddress } from './record.model.ts';
import { walletQueries } from './wallet.queries.ts';

/** A page of the record as the gateway answers it. */
export interface RecordPage {
  readonly totals: {
    readonly stakeMinor: number;
    readonly payoutMinor: number;
    readonly netMinor: number;
    readonly open: Beside;
    readonly rolledBack: Beside;
  };
  readonly days: readonly { readonly day: string; readonly netMinor: number }[];
  readonly list: BetRecord[];
  readonly next?: string | undefined;
}

/** Rounds that are in no total. */
interface Beside {
  readonly stakeMinor: number;
  readonly count: number;
}

/** The bets by day; further pages load as the end nears (LIST-09), or by the button. */
export function RecordList({ filter, first }: { filter: RecordAddress; first: RecordPage }) {
  const { t, format, locale } = useWords();
  const { queryKey, ...bets } = walletQueries.bets(recordFilter(filter, locale));
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(
      {
        ...bets,
        // A newer bet starts the list again, because pages stored before it would hide it.
        queryKey: [...queryKey, recordVersion(first)],
        initialPageParam: '',
        initialData: { pages: [first], pageParams: [''] },
        getNextPageParam: (page: RecordPage) => page.next,
      },
      queryClient(),
    );
  const end = useNearEnd(
    hasNextPage && !isFetchingNextPage && !isFetchNextPageError,
    () => void fetchNextPage(),
  );
  const rows = data.pages.flatMap((page) => page.list);
  const [now] = useState(() => new Date());
  const nets = new Map(
    data.pages.flatMap(({ days }) => days.map(({ day, netMinor }) => [day, netMinor])),
  );
  return (
    <Stack gap={4}>
      {groupByDay(rows, format.dayKey).map(({ day, bets: ofDay }) => {
        const { key, day: name } = format.dayHeading(ofDay[0]?.openedAt ?? now, now);
        return (
          <section key={day}>
            <Stack>
              <Row spread="between">
                <ListTitle>{key ? t('ui.day.named', { name: t(key), day: name }) : name}</ListTitle>
                <DayNet netMinor={nets.get(day) ?? 0} />
              </Row>
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

function DayNet({ netMinor }: { netMinor: number }) {
  const { t, format } = useWords();
  const amount = format.money(
    { amountMinor: netMinor, currency: format.currency.code },
    { decimals: 'auto', sign: netMinor === 0 ? 'auto' : 'always' },
  );
  return (
    <Text as="span" size="caption" tone="3" isFigure>
      {t('wallet.record.day_net', { amount })}
    </Text>
  );
}
