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
import { DepositCourse } from './deposit-course.tsx';
import type { Route } from './+types/deposit-course-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['payments', 'wallet', 'errors'],
  titleKey: titleOf('depositCourse'),
  header: 'back',
  hasTabBar: false,
};

/** One deposit of the member (MEMBERX-09, MONEY-09). The channel's page leads back to it. */
export async function loader(args: Route.LoaderArgs) {
  const number = args.params.number;
  const deposit = await memberLoaderResult(args, ({ api, locale: language }) => {
    const call = { params: { path: { number }, query: { language } } };
    return api.GET('/deposit/orders/{number}', call).then(dataOf);
  });
  const isMissing = !deposit.ok && deposit.failure.code === 'deposit.not_found';
  return data(deposit, { status: isMissing ? 404 : statusOf(deposit) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function DepositCourseScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  if (loaderData.ok) return <DepositCourse deposit={loaderData.data.value} />;
  if (loaderData.failure.code !== 'deposit.not_found')
    return <CourseFailure failure={loaderData.failure} />;
  return (
    <EmptyState
      drawing="record"
      title={t('payments.course.not_found')}
      action={<Button href="/m/voucherCenter">{t('payments.course.new')}</Button>}
    />
  );
}

function CourseFailure({ failure }: { failure: FailureData }) {
  const { t } = useWords();
  const reload = useReload();
  return <RetryState title={t('payments.course.error')} {...reload(failure)} />;
}
