import { data } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { useReload } from '#platform/api/retry.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { WithdrawalCourse } from './withdrawal-course.tsx';
import type { Route } from './+types/withdrawal-course-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['withdrawals', 'payments', 'wallet', 'errors'],
  titleKey: titleOf('withdrawalCourse'),
  header: 'back',
  hasTabBar: false,
};

/** One withdrawal of the member (MEMBERX-09, MONEY-10). */
export async function loader(args: Route.LoaderArgs) {
  const number = args.params.number;
  const withdrawal = await memberLoaderResult(args, ({ api, locale: language }) => {
    const call = { params: { path: { number }, query: { language } } };
    return api.GET('/withdraw/orders/{number}', call).then(dataOf);
  });
  const isMissing = !withdrawal.ok && withdrawal.failure.code === 'withdrawal.not_found';
  return data(withdrawal, { status: isMissing ? 404 : statusOf(withdrawal) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function WithdrawalCourseScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  if (loaderData.ok) return <WithdrawalCourse withdrawal={loaderData.data.value} />;
  if (loaderData.failure.code !== 'withdrawal.not_found')
    return <CourseFailure failure={loaderData.failure} />;
  return (
    <EmptyState
      drawing="record"
      title={t('withdrawals.course.not_found')}
      action={<Button href="/m/withdraw">{t('withdrawals.course.again')}</Button>}
    />
  );
}

function CourseFailure({ failure }: { failure: FailureData }) {
  const { t } = useWords();
  const reload = useReload();
  return <RetryState title={t('withdrawals.course.error')} {...reload(failure)} />;
}
