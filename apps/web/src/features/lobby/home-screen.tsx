import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { SrOnly } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { lazyOptional } from '#platform/loading/lazy-optional.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useSite } from '#platform/site/site.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { CategoryTabs } from './category-tabs.tsx';
import { readHome } from './home-data.ts';
import type { HomeData } from './home-data.ts';
import { HomeSections } from './home-sections.tsx';
import { SiteFooter } from './site-footer.tsx';
import { GroupBanner } from '#features/games/index.ts';
import { NoticeBar, useAnnouncements } from '#features/notices/index.ts';
import type { Route } from './+types/home-screen.ts';

// Loaded only when something has failed, so that no other visitor pays for it.
const HomeFailure = lazy(() =>
  import('./home-failure.tsx').then((module) => ({ default: module.HomeFailure })),
);

// Loaded only for members who have played.
const ContinuePlaying = lazyOptional(() =>
  import('./continue-playing.tsx').then((module) => module.ContinuePlaying),
);

export const handle: ScreenHandle = {
  nouns: ['notices'],
  titleKey: titleOf('home'),
  header: 'home',
  hasTabBar: true,
  tab: 'home',
};

/** A page with a missing part has status 503, so that no cache keeps it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { data: home, failed } = await readHome(context.get(requestScope));
  return data(home, { status: failed ? statusOf(failed) : 200 });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { settings } = useSite();
  const { lobby, continued, banners, notices, hasAnnouncements } = loaderData as HomeData;
  useAnnouncements(hasAnnouncements);
  return (
    <>
      <h1>
        <SrOnly>{settings.name}</SrOnly>
      </h1>
      {continued && (
        <Suspense>
          <ContinuePlaying continued={continued} />
        </Suspense>
      )}
      <GroupBanner banners={banners} />
      {notices && <NoticeBar notices={notices} />}
      {lobby ? (
        <>
          <CategoryTabs tabs={lobby.tabs} value="HOME" />
          <HomeSections sections={lobby.sections} />
        </>
      ) : (
        <Suspense>
          <HomeFailure />
        </Suspense>
      )}
      <SiteFooter />
    </>
  );
}
