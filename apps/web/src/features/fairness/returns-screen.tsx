import { data } from 'react-router';
import type { paths } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf, toLoaderResult } from '#platform/api/loader-result.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import { useReload } from '#platform/api/retry.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import { ReturnsTable } from './returns-table.tsx';
import type { Route } from './+types/returns-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['fairness', 'errors'],
  titleKey: titleOf('returns'),
  header: 'back',
  hasTabBar: false,
  parameters: ['page'],
};

/** The largest page number that the gateway takes. */
const LAST_PAGE = 100_000;

type ReturnsPage = paths['/returns']['get']['responses']['200']['content']['application/json'];

/** What each title returns in theory and what was measured, page by page (FAIR-26). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, locale: language } = context.get(requestScope);
  const pageNum = pageOf(url.searchParams.get('page'));
  const page = await toLoaderResult<ReturnsPage>(
    api.GET('/returns', { params: { query: { language, pageNum } } }).then(dataOf),
  );
  return data(page, { status: statusOf(page) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

function pageOf(text: string | null): number {
  const page = Number(text ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

export default function ReturnsScreen({ loaderData: loaded }: Route.ComponentProps) {
  const { t, format } = useWords();
  const reload = useReload();
  if (!loaded.ok)
    return <RetryState title={t('fairness.returns.error')} {...reload(loaded.failure)} />;
  const { list, countedAt, pageNum, totalPages } = loaded.data;
  return (
    <Stack gap={4} isPadded isPage>
      <Text size="small" tone="2">
        {t('fairness.returns.text')}
      </Text>
      {countedAt !== undefined && (
        <Text size="caption" tone="3">
          {t('fairness.returns.counted', { moment: format.dateTime(countedAt) })}
        </Text>
      )}
      {list.length === 0 ? (
        <Text tone="2">{t('fairness.returns.none')}</Text>
      ) : (
        <ReturnsTable titles={list} />
      )}
      <Pages pageNum={pageNum} totalPages={totalPages} />
      <Button
        width="block"
        icon="download-simple-bold"
        href={`/m/api/returns/table?language=${format.locale}`}
        // A page of its own, so that the browser and not the router opens the address.
        target="_blank"
      >
        {t('fairness.returns.table')}
      </Button>
    </Stack>
  );
}

const addressOf = (page: number) => `/m/fairness/returns?page=${page}`;

/** The ways to the page before and to the next one. */
function Pages({ pageNum, totalPages }: { pageNum: number; totalPages: number }) {
  const { t } = useWords();
  if (totalPages < 2) return null;
  return (
    <Stack gap={2}>
      {pageNum < totalPages && (
        <Button width="block" href={addressOf(pageNum + 1)}>
          {t('fairness.returns.next')}
        </Button>
      )}
      {pageNum > 1 && (
        <Button width="block" kind="quiet" href={addressOf(pageNum - 1)}>
          {t('fairness.returns.before')}
        </Button>
      )}
      <Text size="caption" tone="3" isCentred>
        {t('fairness.returns.page', { page: pageNum, pages: totalPages })}
      </Text>
    </Stack>
  );
}
