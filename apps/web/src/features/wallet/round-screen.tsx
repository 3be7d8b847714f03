import { data } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { CoverThumb } from '#ui/list/cover-thumb.tsx';
import { Card, ListGroup, ListRow, PairList, RowFigure } from '#ui/list/list-row.tsx';
import { Grow, Row, Stack } from '#ui/text/layout.tsx';
import { nameLanguage } from '#ui/text/name-language.ts';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { checkerAddress } from '#platform/checker/address.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useImageUrl } from '#platform/site/site.tsx';
import { CopyableNumber } from './copyable-number.tsx';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { movementName } from './receipt/movement.words.ts';
import { NetFigure } from './bet-row.tsx';
import type { Route } from './+types/round-screen.ts';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { useReload } from '#platform/api/retry.ts';
import type { FailureData } from '#platform/api/loader-result.ts';

export const handle: ScreenHandle = {
  nouns: ['wallet', 'errors'],
  titleKey: titleOf('round'),
  header: 'back',
  hasTabBar: false,
};

/** One round of the member with all its movements (MONEY-13, MEMBERX-09). */
export async function loader(args: Route.LoaderArgs) {
  const { roundId } = args.params;
  const round = await memberLoaderResult(args, ({ api, locale: language }) => {
    const call = { params: { path: { roundId }, query: { language } } };
    return api.GET('/wallet/rounds/{roundId}', call).then(dataOf);
  });
  const isMissing = !round.ok && round.failure.code === 'wallet.record_not_found';
  return data(round, { status: isMissing ? 404 : statusOf(round) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function RoundScreen({ loaderData: round }: Route.ComponentProps) {
  const { t } = useWords();
  if (round.ok) return <Round round={round.data} />;
  if (round.failure.code === 'wallet.record_not_found') {
    return (
      <EmptyState
        drawing="record"
        title={t('wallet.round.not_found')}
        action={<Button href="/m/gameRecord">{t('wallet.record.title')}</Button>}
      />
    );
  }
  return <RoundFailure failure={round.failure} />;
}

type RoundData = Extract<Route.ComponentProps['loaderData'], { ok: true }>['data'];

function Round({ round }: { round: RoundData }) {
  const { t, format } = useWords();
  const imageUrl = useImageUrl();
  const money = (amountMinor: number, sign: 'auto' | 'always' = 'auto') =>
    format.money({ amountMinor, currency: format.currency.code }, { decimals: 'auto', sign });
  const signed = (amountMinor: number) => money(amountMinor, amountMinor === 0 ? 'auto' : 'always');
  return (
    <Stack gap={4} isPadded isPage>
      <Card>
        <Row gap={3}>
          <CoverThumb imageUrl={imageUrl(round.showIcon ?? round.mobileLargeIcon)} />
          <Grow>
            <Text size="h3">{round.gameName}</Text>
            <Text size="caption" tone="3">
              <span lang={nameLanguage(round.vendorName)}>{round.vendorName}</span>
            </Text>
          </Grow>
          <NetFigure bet={round} />
        </Row>
      </Card>
      {round.outcome && (
        <Card>
          <Text size="caption" tone="3">
            {t('wallet.round.outcome')}
          </Text>
          <Text>{format.localDigits(round.outcome)}</Text>
        </Card>
      )}
      <Card>
        <PairList
          pairs={[
            { name: t('wallet.record.stake'), value: money(round.stakeMinor) },
            { name: t('wallet.record.payout'), value: money(round.payoutMinor) },
            ...(round.state === 'open'
              ? []
              : [{ name: t('wallet.record.net'), value: signed(round.netMinor) }]),
            { name: t('wallet.round.opened'), value: format.dateTime(round.openedAt) },
            ...(round.settledAt
              ? [{ name: t('wallet.round.settled'), value: format.dateTime(round.settledAt) }]
              : []),
            { name: t('wallet.round.number'), value: <CopyableNumber number={round.roundId} /> },
          ]}
        />
      </Card>
      {round.proof && (
        <Button
          href={checkerAddress(JSON.stringify(round.proof))}
          icon="shield-check"
          width="block"
        >
          {t('wallet.receipt.check')}
        </Button>
      )}
      <ListGroup label={t('wallet.round.title')}>
        {round.movements.map((movement) => (
          <Movement key={movement.transactionId} movement={movement} />
        ))}
      </ListGroup>
    </Stack>
  );
}

/** What moved, and in which direction. Only the net says whether the round was won. */
function Movement({ movement }: { movement: RoundData['movements'][number] }) {
  const { t, format } = useWords();
  const money = (amountMinor: number, sign: 'auto' | 'always' = 'auto') =>
    format.money({ amountMinor, currency: format.currency.code }, { decimals: 'auto', sign });
  const kind = movement.kind === 'refund' ? 'rollback' : movement.kind;
  const parts = [
    ...(movement.cashMinor !== 0
      ? [`${t('wallet.round.from_cash')} ${money(Math.abs(movement.cashMinor))}`]
      : []),
    ...(movement.bonusMinor !== 0
      ? [`${t('wallet.round.from_bonus')} ${money(Math.abs(movement.bonusMinor))}`]
      : []),
  ];
  return (
    <ListRow
      href={`/m/receipt/${movement.receiptNumber}`}
      title={kind === 'win' ? t('wallet.record.payout') : movementName(t, kind)}
      caption={[format.clock(movement.at), ...parts].join(' · ')}
      end={
        <RowFigure
          figure={money(movement.amountMinor, movement.amountMinor === 0 ? 'auto' : 'always')}
          tag={
            <Text as="span" size="caption" tone="3">
              {money(movement.balanceAfterMinor)}
            </Text>
          }
        />
      }
    />
  );
}

function RoundFailure({ failure }: { failure: FailureData }) {
  const { t } = useWords();
  const reload = useReload();
  return <RetryState title={t('wallet.record.error')} {...reload(failure)} />;
}
