import { data } from 'react-router';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { Stack } from '#ui/text/layout.tsx';
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
import { daysHref, readDays } from '../record.model.ts';
import type { Period } from '../record.model.ts';
import { ProfitPage } from './profit-page.tsx';
import type { Route } from './+types/profit-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['wallet', 'member', 'errors'],
  titleKey: titleOf('profitAndLoss'),
  parameters: ['period', 'from', 'to'],
  header: 'back',
  refreshes: true,
  hasTabBar: true,
};

const PATH = '/m/profitandloss';
const SHOWN: readonly Period[] = ['today', 'days_7', 'days_30', 'custom'];

/** Profit and loss of the days in the address (MONEY-14); a visitor logs in first. */
export async function loader(args: Route.LoaderArgs) {
  const { site, locale } = admit(args);
  const today = createFormat({ locale, timeZone: site.settings.timeZone }).dayKey(new Date());
  const days = readDays(args.url.searchParams, today);
  const query = { from: days.from, to: days.to };
  const profit = await memberLoaderResult(args, ({ api }) =>
    api.GET('/wallet/profit-and-loss', { params: { query } }).then(dataOf),
  );
  return data({ days, today, profit }, { status: statusOf(profit) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function ProfitScreen({ loaderData }: Route.ComponentProps) {
  const { days, today, profit } = loaderData;
  const { t } = useWords();
  return (
    <Stack gap={4} isPage>
      <PeriodFilter
        days={days}
        today={today}
        periods={SHOWN}
        hrefOf={(period) => daysHref(PATH, { ...days, period }, {})}
        action={PATH}
        kept={{}}
        applyLabel={t('wallet.account_record.apply')}
      />
      {profit.ok ? <ProfitPage profit={profit.data} /> : <ProfitFailure failure={profit.failure} />}
    </Stack>
  );
}

function ProfitFailure({ failure }: { failure: FailureData }) {
  const { t } = useWords();
  const reload = useReload();
  return <RetryState title={t('wallet.profit.error')} {...reload(failure)} />;
}
