import { data } from 'react-router';
import type { RewardApplication } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { Chip, ChipRail } from '#ui/choice/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import { useReload } from '#platform/api/retry.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import { ApplicationCard } from './application-card.tsx';
import styles from './applications.module.css';
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

const SHOWN = ['all', 'open', 'closed'] as const;

/** The member's applications for rewards, newest first (MONEY-15). */
export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url;
  const show = SHOWN.find((name) => name === searchParams.get('show')) ?? 'all';
  const pageNo = Number(/^[1-9]\d{0,2}$/.exec(searchParams.get('page') ?? '')?.[0] ?? 1);
  const loaded = await memberLoaderResult(args, async ({ api, locale: language }) => {
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
    return { show, pageNo, counts, totalPages, list };
  });
  return data(loaded, { status: statusOf(loaded) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

/** The reward centre: what became of each application (MONEY-15). */
export default function RewardCentreScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const reload = useReload();
  if (loaderData.ok) return <Applications page={loaderData.data} />;
  return <RetryState title={t('promotions.applications.error')} {...reload(loaderData.failure)} />;
}

interface ApplicationsPage {
  readonly show: (typeof SHOWN)[number];
  readonly pageNo: number;
  readonly totalPages: number;
  readonly counts: { readonly open: number; readonly closed: number };
  readonly list: readonly {
    readonly application: RewardApplication;
    readonly again: number | undefined;
  }[];
}

function Applications({ page }: { page: ApplicationsPage }) {
  const { t, format } = useWords();
  const { show, counts, list, pageNo, totalPages } = page;
  const figures = { all: counts.open + counts.closed, ...counts };
  const isEmpty = list.length === 0;
  return (
    <Stack gap={4} isPadded isPage>
      <h2 className={styles.title}>{t('promotions.my_applications')}</h2>
      {figures.all > 0 && (
        <ChipRail label={t('promotions.applications.filter')} isFlush>
          {SHOWN.map((name) => (
            <Chip key={name} href={`/m/rewardCenter?show=${name}`} isOn={name === show}>
              {t(`promotions.applications.${name}`)} {format.number(figures[name])}
            </Chip>
          ))}
        </ChipRail>
      )}
      {list.map(({ application, again }) => (
        <ApplicationCard key={application.applicationId} application={application} again={again} />
      ))}
      {isEmpty && (
        <EmptyState
          drawing="record"
          title={t('promotions.applications.empty')}
          text={t('promotions.applications.empty_text')}
          action={<Button href="/m/activity">{t('promotions.see_all')}</Button>}
        />
      )}
      {pageNo < totalPages && (
        <Button width="block" href={`/m/rewardCenter?show=${show}&page=${pageNo + 1}`}>
          {t('promotions.applications.older')}
        </Button>
      )}
    </Stack>
  );
}
