import { data } from 'react-router';
import { Segment } from '#ui/choice/segment.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import { useReload } from '#platform/api/retry.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import { BonusList } from '../bonuses/bonus-list.tsx';
import type { Bonuses } from '../bonuses/bonuses.queries.ts';
import { ApplicationList, SHOWN } from './application-list.tsx';
import type { ApplicationsPage } from './application-list.tsx';
import type { Route } from './+types/reward-centre-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['promotions', 'member', 'errors'],
  titleKey: titleOf('rewardCentre'),
  parameters: ['show', 'page'],
  header: 'back',
  refreshes: true,
  hasTabBar: true,
  tab: 'member',
};

/** What one of the two parts of the reward centre shows, and how many applications there are. */
interface RewardCentre {
  readonly applications: number;
  readonly bonuses?: Bonuses;
  readonly page?: ApplicationsPage;
}

/** The member's bonuses, or with `show` the applications for rewards (MONEY-15). */
export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url;
  const loaded = await memberLoaderResult(args, (scope) =>
    searchParams.has('show') ? readApplications(scope, searchParams) : readBonuses(scope),
  );
  return data(loaded, { status: statusOf(loaded) });
}

async function readBonuses({ api, locale: language }: RequestScope): Promise<RewardCentre> {
  const [bonuses, applications] = await Promise.all([
    api.GET('/bonuses', { params: { query: { language } } }),
    api.GET('/promotions/applications', { params: { query: { pageSize: 1, language } } }),
  ]);
  const { counts } = dataOf(applications);
  return { applications: counts.open + counts.closed, bonuses: dataOf(bonuses).value };
}

async function readApplications(
  { api, locale: language }: RequestScope,
  searchParams: URLSearchParams,
): Promise<RewardCentre> {
  const show = SHOWN.find((name) => name === searchParams.get('show')) ?? 'all';
  const pageNo = Number(/^[1-9]\d{0,2}$/.exec(searchParams.get('page') ?? '')?.[0] ?? 1);
  const [applications, announced] = await Promise.all([
    api.GET('/promotions/applications', { params: { query: { show, pageNo, language } } }),
    api.GET('/announcements', { params: { query: { types: 'promotion', language } } }),
  ]);
  const { content, counts, totalPages } = dataOf(applications);
  const running = dataOf(announced).value.promotion;
  const ids = new Map(running.map(({ id, linkedPromotionId }) => [linkedPromotionId, id]));
  const list = content.map((application) => ({
    application,
    again: application.mayApplyAgain ? ids.get(application.promotionId) : undefined,
  }));
  const page = { show, pageNo, counts, totalPages, list };
  return { applications: counts.open + counts.closed, page };
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

/** The reward centre: bonuses, and what became of each application (MONEY-15). */
export default function RewardCentreScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const reload = useReload();
  if (!loaderData.ok)
    return <RetryState title={t('promotions.bonuses.error')} {...reload(loaderData.failure)} />;
  const { applications: count, bonuses, page } = loaderData.data;
  return (
    <Stack gap={4} isPadded isPage>
      <Segment
        label={t('promotions.bonuses.tabs')}
        value={page ? 'applications' : 'bonuses'}
        items={[
          { id: 'bonuses', label: t('promotions.bonuses.tab'), href: '/m/rewardCenter' },
          {
            id: 'applications',
            label: t('promotions.bonuses.tab_applications', { count }),
            href: '/m/rewardCenter?show=all',
          },
        ]}
      />
      {bonuses && <BonusList {...bonuses} />}
      {page && <ApplicationList page={page} />}
    </Stack>
  );
}
