import { PAGE_SIZE } from '@maidan/contract/constants';
import type { Banner, Game } from '@maidan/contract/types';
import { dataOf } from '#platform/api/failure.ts';
import { toLoaderResult } from '#platform/api/loader-result.ts';
import type { LoaderResult } from '#platform/api/loader-result.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import type { TabCategory } from './category-look.ts';
import { inHomeOrder, toContinued, toSections, toTabs } from './lobby.model.ts';
import type { Continued, RecentGame, SectionView } from './lobby.model.ts';
import { toNotice } from '#features/notices/index.ts';
import type { Notice } from '#features/notices/index.ts';

/** Everything home shows. */
export interface HomeData {
  /** False when it failed to load. */
  readonly lobby: false | { readonly tabs: TabCategory[]; readonly sections: SectionView[] };
  /** What the member can go on with; absent for who never played. */
  readonly continued?: Continued;
  readonly banners: readonly Banner[];
  /** False when they failed to load. */
  readonly notices: false | readonly Notice[];
  /** Whether there are announcements that open by themselves (NOTICE-18). */
  readonly hasAnnouncements: boolean;
}

/**
 * Reads home with several calls at the same time: the blocks, the banners, the announcements, and a member's own lists.
 * When the blocks fail, the page says so; any other part is left out and logged.
 */
export async function readHome(
  scope: RequestScope,
): Promise<{ data: HomeData; failed: LoaderResult<unknown> | undefined }> {
  const { api, locale: language, log } = scope;
  const query = { language };
  const [home, banners, announcements, own] = await Promise.all([
    toLoaderResult(api.GET('/lobby/home', { params: { query } }).then(dataOf)),
    toLoaderResult(
      api
        .GET('/lobby/banners', { params: { query: { ...query, groupName: 'm_home' } } })
        .then(dataOf),
    ),
    toLoaderResult(
      api.GET('/announcements', { params: { query: { ...query, types: 'B,PL,PU' } } }).then(dataOf),
    ),
    toLoaderResult(readOwn(scope)),
  ]);
  const failed = [home, banners, announcements, own].find((part) => !part.ok);
  if (failed && !failed.ok) log.error({ failure: failed.failure }, 'a part of home is missing');
  const reportUnknown = (kind: string) =>
    log.error({ kind }, 'home has a block of a kind that this front end does not know');
  const continued = own.ok && toContinued(own.data.recent, new Date().toISOString());
  const data: HomeData = {
    ...(continued ? { continued } : {}),
    lobby: home.ok && {
      tabs: toTabs(home.data.tabs.map(({ category }) => category)),
      sections: inHomeOrder(
        toSections(home.data.sections, reportUnknown),
        own.ok ? own.data.favourites : [],
        home.data.jackpotMinor,
      ),
    },
    banners: banners.ok ? banners.data.value : [],
    notices: announcements.ok && announcements.data.value.player.map(toNotice),
    hasAnnouncements: announcements.ok && announcements.data.value.popup.length > 0,
  };
  return { data, failed };
}

/** The first games of the member's own lists (HOME-18, LIST-16); empty for a visitor. */
async function readOwn({
  api,
  locale: language,
  session,
}: RequestScope): Promise<{ recent: RecentGame[]; favourites: Game[] }> {
  if (!session) return { recent: [], favourites: [] };
  const pageSize = PAGE_SIZE.homeList;
  const [recent, favourites] = await Promise.all([
    api.GET('/games/recent', { params: { query: { page: 1, pageSize, language } } }),
    api.GET('/favourites', { params: { query: { pageNo: 1, pageSize, language } } }),
  ]);
  return { recent: dataOf(recent).content, favourites: dataOf(favourites).content };
}
