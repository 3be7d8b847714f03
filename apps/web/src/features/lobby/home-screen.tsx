import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { SrOnly } from '#ui/text/text.tsx';
import { requestScope } from '#platform/request-scope.ts';
import { dataOf } from '#platform/failure.ts';
import { settle, statusOf } from '#platform/loaded.ts';
import { keepDataOnPopup } from '#platform/popup.ts';
import type { ScreenHandle } from '#platform/screen.ts';
import { useSite } from '#platform/site.tsx';
import { wordsLoader } from '#platform/words-loader.ts';
import { useWords } from '#platform/words.tsx';
import { CategoryTabs, HomeBanner } from './home-top.tsx';
import { HomeSections } from './home-sections.tsx';
import { isKnownTab, toSections } from './lobby.model.ts';
import { SiteFooter } from './site-footer.tsx';
import { NoticeBar, toNotice } from '#features/notices/index.ts';
import type { Route } from './+types/home-screen.ts';

// For bad days only: no visitor of a lobby that answers pays for it.
const HomeFailure = lazy(() =>
  import('./home-failure.tsx').then((module) => ({ default: module.HomeFailure })),
);

export const handle: ScreenHandle = {
  nouns: ['games', 'notices'],
  titleKey: 'site.title.home',
  header: 'home',
  hasTabBar: true,
  tab: 'home',
};

/**
 * Everything home shows, by three calls side by side. Banners or notices that cannot be had are left out and logged;
 * such a page says 503, so that no cache keeps it.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale: language, log } = context.get(requestScope);
  const [home, banners, announcements] = await Promise.all([
    settle(api.GET('/lobby/home', { params: { query: { language } } }).then(dataOf)),
    settle(
      api
        .GET('/lobby/banners', { params: { query: { groupName: 'm_home', language } } })
        .then(dataOf),
    ),
    settle(
      api.GET('/announcements', { params: { query: { types: 'B,PL,PU', language } } }).then(dataOf),
    ),
  ]);
  const failed = [home, banners, announcements].find((part) => !part.ok);
  if (failed && !failed.ok) log.error({ failure: failed.failure }, 'a part of home is missing');
  const reportUnknown = (kind: string) =>
    log.error({ kind }, 'home has a block of a kind that this front end does not know');
  return data(
    {
      lobby: home.ok && {
        tabs: home.data.tabs.map(({ category }) => category).filter(isKnownTab),
        sections: toSections(home.data.sections, reportUnknown),
      },
      banners: banners.ok ? banners.data.value : [],
      notices: announcements.ok && announcements.data.value.player.map(toNotice),
    },
    { status: failed ? statusOf(failed) : 200 },
  );
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { locale } = useWords();
  const { settings } = useSite();
  const { lobby, banners, notices } = loaderData;
  return (
    <>
      <h1>
        <SrOnly>{settings.name[locale]}</SrOnly>
      </h1>
      <HomeBanner slides={banners} />
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
