import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Tag } from '#ui/feedback/tag.tsx';
import { StatTrio } from '#ui/figure/stat-trio.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Card, ListGroup, ListRow, ListTitle } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { queryClient } from '#platform/api/query.ts';
import { useWords } from '#platform/words/words.tsx';
import { readInvited } from './invite.queries.ts';
import type { InvitePage } from './invite.queries.ts';
import { useRewardMoney } from './use-reward-money.ts';

/** Who registered with the member's code, newest first, and how far each came. */
export function InvitedList({ first, readAt }: { first: InvitePage; readAt: string }) {
  const { t, format } = useWords();
  const money = useRewardMoney();
  const { invited, more } = usePages(first, readAt);
  if (first.totalCount === 0)
    return (
      <EmptyState
        drawing="search"
        title={t('member.invite.nobody')}
        text={t('member.invite.nobody_text')}
      />
    );
  return (
    <Stack gap={3}>
      <Card>
        <StatTrio
          stats={[
            { label: t('member.invite.registered'), figure: format.number(first.totalCount) },
            { label: t('member.invite.deposited'), figure: format.number(first.deposited) },
            ...(first.reward || first.earnedMinor > 0
              ? [{ label: t('member.invite.earned'), figure: money(first.earnedMinor) }]
              : []),
          ]}
        />
      </Card>
      <ListTitle>{t('member.invite.invited')}</ListTitle>
      <ListGroup label={t('member.invite.invited')}>
        {invited.map(({ maskedName, registeredAt, state, rewardMinor }, index) => (
          <ListRow
            key={`${registeredAt} ${index}`}
            lead={<Icon name="user-circle-duotone" />}
            title={<bdi>{maskedName}</bdi>}
            caption={format.dateTime(registeredAt)}
            end={
              <Tag tone={state === 'registered' ? 'neutral' : 'success'}>
                {rewardMinor === undefined
                  ? t(`member.invite.state.${state}`)
                  : t('member.invite.rewarded', { amount: money(rewardMinor) })}
              </Tag>
            }
          />
        ))}
      </ListGroup>
      {more.isLeft && (
        <Button width="block" isBusy={more.isBusy} onClick={more.load}>
          {t(more.isFailed ? 'ui.retry' : 'member.invite.more')}
        </Button>
      )}
    </Stack>
  );
}

function usePages(first: InvitePage, readAt: string) {
  const pages = useInfiniteQuery(
    {
      queryKey: ['member', 'invited', first.code, readAt],
      queryFn: ({ pageParam }) => readInvited(pageParam),
      initialPageParam: 1,
      getNextPageParam: ({ pageNum, totalPages }: InvitePage) =>
        pageNum < totalPages ? pageNum + 1 : undefined,
      initialData: { pages: [first], pageParams: [1] },
      staleTime: Infinity,
    },
    queryClient(),
  );
  return {
    invited: pages.data.pages.flatMap((page) => page.invited),
    more: {
      isLeft: pages.hasNextPage,
      isBusy: pages.isFetchingNextPage,
      isFailed: pages.isFetchNextPageError,
      load: () => void pages.fetchNextPage(),
    },
  };
}
