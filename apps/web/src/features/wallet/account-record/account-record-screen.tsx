import { data } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { Chip, ChipRail } from '#ui/choice/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { ExportSheet } from '#features/exports/index.ts';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { useReload } from '#platform/api/retry.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { admit } from '#platform/session/admit.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { createFormat } from '@maidan/i18n/format';
import { PeriodFilter } from '../filters/period-filter.tsx';
import { ACCOUNT_PERIODS, accountHref, CAUSES, readAccountAddress } from './account.model.ts';
import type { AccountAddress } from './account.model.ts';
import { AccountList } from './account-list.tsx';
import type { AccountPage } from './account-list.tsx';
import { AccountTotals } from './account-totals.tsx';
import type { Route } from './+types/account-record-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['wallet', 'member', 'exports', 'errors'],
  titleKey: titleOf('accountRecord'),
  parameters: ['period', 'from', 'to', 'cause'],
  header: 'back',
  headerAction: 'export',
  refreshes: true,
  hasTabBar: true,
};

/** The first page of the account record in the address (MONEY-12); a visitor logs in first. */
export async function loader(args: Route.LoaderArgs) {
  const { site, locale } = admit(args);
  const today = createFormat({ locale, timeZone: site.settings.timeZone }).dayKey(new Date());
  const address = readAccountAddress(args.url.searchParams, today);
  const { from, to, cause } = address;
  const query = { from, to, cause, language: locale };
  const first = await memberLoaderResult(args, ({ api }) =>
    api.GET('/wallet/transactions', { params: { query } }).then(dataOf),
  );
  return data({ address, today, first }, { status: statusOf(first) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function AccountRecordScreen({ loaderData }: Route.ComponentProps) {
  const { address, today, first } = loaderData;
  const { t, locale } = useWords();
  const { from, to, cause } = address;
  return (
    <Stack gap={4} isPage>
      <PeriodFilter
        days={address}
        today={today}
        periods={ACCOUNT_PERIODS}
        hrefOf={(period) => accountHref({ ...address, period })}
        action="/m/transaction/record"
        kept={{ cause }}
        applyLabel={t('wallet.account_record.apply')}
      />
      <Stack isPadded>
        <AccountTotals days={address} totals={first.ok ? first.data.totals : undefined} />
      </Stack>
      <ChipRail label={t('wallet.account_record.cause')}>
        {CAUSES.map((name) => (
          <Chip key={name} isOn={name === cause} href={accountHref({ ...address, cause: name })}>
            {t(`wallet.account_record.cause_${name || 'all'}`)}
          </Chip>
        ))}
      </ChipRail>
      {first.ok ? (
        <Record key={JSON.stringify([address, first.data])} address={address} first={first.data} />
      ) : (
        <RecordFailure failure={first.failure} />
      )}
      <ExportSheet order={{ record: 'account_record', from, to, cause, language: locale }} />
    </Stack>
  );
}

function Record({ address, first }: { address: AccountAddress; first: AccountPage }) {
  const { t } = useWords();
  if (first.list.length > 0) {
    return (
      <Stack gap={4} isPadded>
        <AccountList filter={address} first={first} />
      </Stack>
    );
  }
  const wider = address.period === 'days_30' || address.period === 'custom' ? '' : 'days_30';
  return (
    <EmptyState
      drawing="record"
      title={t('wallet.account_record.empty')}
      text={t('wallet.account_record.empty_text')}
      action={
        wider === '' ? (
          <Button href={accountHref({ ...address, cause: '' })}>
            {t('wallet.account_record.empty_all')}
          </Button>
        ) : (
          <Button href={accountHref({ ...address, period: wider })}>
            {t('wallet.account_record.empty_wider')}
          </Button>
        )
      }
    />
  );
}

function RecordFailure({ failure }: { failure: FailureData }) {
  const { t } = useWords();
  const reload = useReload();
  return <RetryState title={t('wallet.account_record.error')} {...reload(failure)} />;
}
