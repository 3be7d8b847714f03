import type { RewardApplication } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { Chip, ChipRail } from '#ui/choice/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useWords } from '#platform/words/words.tsx';
import { ApplicationCard } from './application-card.tsx';
import styles from './applications.module.css';

/** Which applications are shown. */
export const SHOWN = ['all', 'open', 'closed'] as const;

/** A page of the member's applications. */
export interface ApplicationsPage {
  readonly show: (typeof SHOWN)[number];
  readonly pageNo: number;
  readonly totalPages: number;
  readonly counts: { readonly open: number; readonly closed: number };
  readonly list: readonly {
    readonly application: RewardApplication;
    readonly again: number | undefined;
  }[];
}

/** What became of each application, newest first. */
export function ApplicationList({ page }: { page: ApplicationsPage }) {
  const { t, format } = useWords();
  const { show, counts, list, pageNo, totalPages } = page;
  const figures = { all: counts.open + counts.closed, ...counts };
  const isEmpty = list.length === 0;
  return (
    <>
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
    </>
  );
}
