import { SrOnly } from '#ui/text/text.tsx';
import { requestScope } from '#platform/request-scope.ts';
import { dataOf } from '#platform/failure.ts';
import { keepDataOnPopup } from '#platform/popup.ts';
import type { ScreenHandle } from '#platform/screen.ts';
import { useSite } from '#platform/site.tsx';
import { wordsLoader } from '#platform/words-loader.ts';
import { useWords } from '#platform/words.tsx';
import { CategoryTabs, HomeBanner } from './home-top.tsx';
import { HomeSections } from './home-sections.tsx';
import { toSection } from './lobby.model.ts';
import { SiteFooter } from './site-footer.tsx';
import { NoticeBar, toNotice } from '#features/notices/index.ts';
import type { Route } from './+types/home-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['games', 'notices'],
  titleKey: 'site.title.home',
  header: 'home',
  hasTabBar: true,
  tab: 'home',
};

/** Everything home shows comes in one answer: three calls side by side. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale: language } = context.get(requestScope);
  const [home, banners, announcements] = await Promise.all([
    api.GET('/lobby/home', { params: { query: { language } } }),
    api.GET('/lobby/banners', { params: { query: { groupName: 'm_home', language } } }),
    api.GET('/announcements', { params: { query: { types: 'B,PL,PU', language } } }),
  ]);
  const { tabs, sections } = dataOf(home);
  return {
    tabs: tabs.map(({ category }) => category),
    sections: sections.map(toSection),
    banners: dataOf(banners).value,
    notices: dataOf(announcements).value.player.map(toNotice),
  };
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { locale } = useWords();
  const { settings } = useSite();
  const { tabs, sections, banners, notices } = loaderData;
  return (
    <>
      <h1>
        <SrOnly>{settings.name[locale]}</SrOnly>
      </h1>
      <HomeBanner slides={banners} />
      <NoticeBar notices={notices} />
      <CategoryTabs tabs={tabs} value="HOME" />
      <HomeSections sections={sections} />
      <SiteFooter />
    </>
  );
}
