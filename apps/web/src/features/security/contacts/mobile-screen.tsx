import { data } from 'react-router';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import { useReload } from '#platform/api/retry.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import { ChangeContact } from './change-contact.tsx';
import type { Route } from './+types/mobile-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['security', 'errors'],
  titleKey: titleOf('changeMobile'),
  header: 'back',
  hasTabBar: false,
};

/** The number as it is now (MEMBERX-03). */
export async function loader(args: Route.LoaderArgs) {
  const loaded = await memberLoaderResult(
    args,
    async ({ api }) => dataOf(await api.GET('/security/overview')).value.mobile,
  );
  return data(loaded, { status: statusOf(loaded) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function MobileScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const reload = useReload();
  if (loaderData.ok) return <ChangeContact kind="mobile" present={loaderData.data} />;
  return <RetryState title={t('security.error')} {...reload(loaderData.failure)} />;
}
