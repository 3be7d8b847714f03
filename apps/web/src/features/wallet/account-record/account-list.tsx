import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Movement } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { ListGroup, ListTitle } from '#ui/list/list-row.tsx';
import { useNearEnd } from '#ui/list/use-near-end.ts';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { queryClient } from '#platform/api/query.ts';
import { useWords } from '#platform/words/words.tsx';
import { walletQueries } from '../wallet.queries.ts';
import { movementsByDay } from './account.model.ts';
import type { AccountAddress } from './account.model.ts';
import { MovementRow } from './movement-row.tsx';

/** A page of the account record as the gateway answers it. */
export interface AccountPage {
  readonly totals: {
    readonly inMinor: number;
    readonly outMinor: number;
    readonly changeMinor: number;
    readonly count: number;
  };
  readonly days: readonly { readonly day: string; readonly changeMinor: number }[];
  readonly list: readonly Movement[];
  readonly next?: string | undefined;
}

/** The movements by day; further pages load as the end nears (LIST-09), or by the button. */
export function AccountList({ filter, first }: { filter: AccountAddress; first: AccountPage }) {
  const { t, format, locale } = useWords();
  const { from, to, cause } = filter;
  const { queryKey, ...movements } = walletQueries.movements({ from, to, cause, language: locale });
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(
      {
        ...movements,
        // A newer movement starts the list again, because pages stored before it would hide it.
        queryKey: [...queryKey, first.totals.count, first.list[0]?.receiptNumber],
        initialPageParam: '',
        initialData: { pages: [first], pageParams: [''] },
        getNextPageParam: (page: AccountPage) => page.next,
      },
      queryClient(),
    );
  const end = useNearEnd(
    hasNextPage && !isFetchingNextPage && !isFetchNextPageError,
    () => void fetchNextPage(),
  );
  const [now] = useState(() => new Date());
  const shown = data.pages.flatMap(({ list }) => list);
  const changes = new Map(
    data.pages.flatMap(({ days }) => days.map(({ day, changeMinor }) => [day, changeMinor])),
  );
  return (
    <Stack gap={4}>
      {movementsByDay(shown, format.dayKey).map(({ day, movements: ofDay }) => {
        const { key, day: name } = format.dayHeading(ofDay[0]?.at ?? now, now);
        return (
          <section key={day}>
            <Stack>
              <Row spread="between">
                <ListTitle>{key ? t('ui.day.named', { name: t(key), day: name }) : name}</ListTitle>
                <DayChange amountMinor={changes.get(day) ?? 0} />
              </Row>
              <ListGroup>
                {ofDay.map((movement) => (
                  <MovementRow key={movement.receiptNumber} movement={movement} />
                ))}
              </ListGroup>
            </Stack>
          </section>
        );
      })}
      <div ref={end} />
      {hasNextPage ? (
        <Button width="block" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t(isFetchNextPageError ? 'ui.retry' : 'wallet.account_record.more')}
        </Button>
      ) : (
        <Text size="caption" tone="3" isCentred>
          {t('wallet.account_record.end')}
        </Text>
      )}
    </Stack>
  );
}

function DayChange({ amountMinor }: { amountMinor: number }) {
  const { format } = useWords();
  const value = { amountMinor, currency: format.currency.code };
  const sign = amountMinor === 0 ? 'auto' : 'always';
  return (
    <Text as="span" size="caption" tone="3" isFigure>
      {format.money(value, { decimals: 'auto', sign })}
    </Text>
  );
}
