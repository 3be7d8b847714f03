import { data } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { StatTrio } from '#ui/figure/stat-trio.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { ExportSheet } from '#features/exports/index.ts';
import { titleOf } from '#screen-facts.ts';
import { admit } from '#platform/session/admit.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { createFormat } from '@maidan/i18n/format';
import { betQuery } from './wallet.queries.ts';
import { readAddress, recordFilter, recordVersion } from './record.model.ts';
import { RecordFilters } from './filters/record-filters.tsx';
import { RecordList } from './record-list.tsx';
import type { RecordPage } from './record-list.tsx';
import type { Route } from './+types/betting-record-screen.ts';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { useReload } from '#platform/api/retry.ts';
import type { FailureData } from '#platform/api/loader-result.ts';

export const handle: ScreenHandle = {
  nouns: ['wallet', 'exports', 'errors'],
  titleKey: titleOf('bettingRecord'),
  parameters: ['period', 'state', 'kind', 'from', 'to', 'vendor', 'game'],
  header: 'back',
  headerAction: 'export',
  refreshes: true,
  hasTabBar: true,
};

/** The first page of the record in the address (MONEY-13); a visitor logs in first. */
export async function loader(args: Route.LoaderArgs) {
  const { site, locale } = admit(args);
  const today = createFormat({ locale, timeZone: site.settings.timeZone }).dayKey(new Date());
  const address = readAddress(args.url.searchParams, today);
  const query = betQuery(recordFilter(address, locale));
  const first = await memberLoaderResult(args, ({ api }) =>
    api.GET('/wallet/bets', { params: { query } }).then(dataOf),
  );
  return data({ address, today, first }, { status: statusOf(first) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function BettingRecordScreen({ loaderData }: Route.ComponentProps) {
  const { address, today, first } = loaderData;
  const { locale } = useWords();
  return (
    <Stack gap={4} isPage>
      <RecordFilters address={address} today={today}>
        {first.ok && <Totals totals={first.data.totals} />}
      </RecordFilters>
      {first.ok ? (
        <Record
          key={`${JSON.stringify(address)} ${recordVersion(first.data)}`}
          address={address}
          first={first.data}
        />
      ) : (
        <RecordFailure failure={first.failure} />
      )}
      <ExportSheet
        order={{ record: 'betting_record', ...betQuery(recordFilter(address, locale)) }}
      />
    </Stack>
  );
}

function Record({
  address,
  first,
}: {
  address: Route.ComponentProps['loaderData']['address'];
  first: RecordPage;
}) {
  const { t } = useWords();
  return (
    <Stack gap={4} isPadded>
      {first.list.length === 0 ? (
        <EmptyState
          drawing="record"
          title={t('wallet.record.empty')}
          text={t('wallet.record.empty_text')}
          action={<Button href="/m/home">{t('wallet.record.empty_action')}</Button>}
        />
      ) : (
        <RecordList filter={address} first={first} />
      )}
    </Stack>
  );
}

function Totals({ totals }: { totals: RecordPage['totals'] }) {
  const { t, format } = useWords();
  const money = (amountMinor: number, sign: 'auto' | 'always' = 'auto') =>
    format.money({ amountMinor, currency: format.currency.code }, { decimals: 'auto', sign });
  const tone = totals.netMinor > 0 ? 'success' : totals.netMinor < 0 ? 'quiet' : 'plain';
  return (
    <Stack gap={2} isPadded>
      <StatTrio
        stats={[
          { label: t('wallet.record.total_stake'), figure: money(totals.stakeMinor) },
          { label: t('wallet.record.total_payout'), figure: money(totals.payoutMinor) },
          {
            label: t('wallet.record.total_net'),
            figure: money(totals.netMinor, totals.netMinor === 0 ? 'auto' : 'always'),
            tone,
          },
        ]}
      />
      <BesideTotals totals={totals} />
    </Stack>
  );
}

/** The rounds that are in none of the three figures: those that go on, and those that were taken back. */
function BesideTotals({ totals: { open, rolledBack } }: { totals: RecordPage['totals'] }) {
  const { t, format } = useWords();
  const parts = [
    { key: 'wallet.record.beside_open' as const, ...open },
    { key: 'wallet.record.beside_rolled_back' as const, ...rolledBack },
  ].flatMap(({ key, count, stakeMinor: amountMinor }) => {
    const value = { amountMinor, currency: format.currency.code };
    return count === 0
      ? []
      : [t(key, { count, amount: format.money(value, { decimals: 'auto' }) })];
  });
  if (parts.length === 0) return null;
  return (
    <Text size="caption" tone="3">
      {t('wallet.record.beside', { parts: parts.join(' · ') })}
    </Text>
  );
}

function RecordFailure({ failure }: { failure: FailureData }) {
  const { t } = useWords();
  const reload = useReload();
  return <RetryState title={t('wallet.record.error')} {...reload(failure)} />;
}
