import { data } from 'react-router';
import { requestScope } from '#platform/api/request-scope.ts';
import { toLoaderResult, statusOf } from '#platform/api/loader-result.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { titleOf } from '#screen-facts.ts';
import { ListFailure } from '../list/list-failure.tsx';
import { Centre } from './centre.tsx';
import { readCentre } from './provider-data.ts';
import type { Route } from './+types/centre-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['games'],
  titleKey: titleOf('gameCentre'),
  parameters: ['category'],
  header: 'back',
  headerAction: 'search',
  hasTabBar: true,
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const loaded = await toLoaderResult(readCentre(context.get(requestScope), url));
  return data(loaded, { status: statusOf(loaded) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

/** All providers of the site (SHELL-21); each leads to the games of that provider. */
export default function CentreScreen({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ListFailure failure={loaderData.failure} />;
  return <Centre data={loaderData.data} />;
}
