import { data } from 'react-router';
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
import { ClosingCard } from './closing-card.tsx';
import { ConsentList } from './consent-list.tsx';
import { ExportCard } from './export-card.tsx';
import { RetentionCard } from './retention-card.tsx';
import type { Route } from './+types/own-data-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['security', 'exports', 'errors'],
  titleKey: titleOf('ownData'),
  header: 'back',
  hasTabBar: false,
};

/** What is kept of the member, to take along or to end (MEMBERX-10). */
export async function loader(args: Route.LoaderArgs) {
  const loaded = await memberLoaderResult(
    args,
    async ({ api }) => dataOf(await api.GET('/security/own-data')).value,
  );
  return data(loaded, { status: statusOf(loaded) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function OwnDataScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const reload = useReload();
  if (!loaderData.ok)
    return <RetryState title={t('security.data.error')} {...reload(loaderData.failure)} />;
  const ownData = loaderData.data;
  return (
    <Stack gap={4} isPadded isPage>
      <ExportCard />
      <ConsentList ownData={ownData} />
      <RetentionCard retention={ownData.retention} />
      <ClosingCard open={ownData.open} retention={ownData.retention} />
    </Stack>
  );
}
