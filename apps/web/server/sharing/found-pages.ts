import { categoryRecord } from '@maidan/contract/categories';
import type { Category } from '@maidan/contract/categories';
import { SCREENS } from '#screens.ts';
import type { ScreenName } from '#screens.ts';
import { dataOf } from '#platform/api/failure.ts';
import type { ServerApi } from '#platform/api/server.ts';

/** The screens without a list behind them that a search engine is told of. */
const SINGLE: readonly ScreenName[] = ['home', 'promotions', 'notices', 'help'];

/**
 * The pages that a search engine is told of, as paths with their parameters: what every visitor may open and what says
 * something by itself. A category counts while it has games; a promotion and a notice while they are shown.
 *
 * @throws ApiFailure
 */
export async function readFoundPages(api: ServerApi, language: string): Promise<string[]> {
  const query = { language };
  const [home, promotions, notices] = await Promise.all([
    api.GET('/lobby/home', { params: { query } }),
    api.GET('/announcements', { params: { query: { ...query, types: 'promotion' } } }),
    api.GET('/announcements', { params: { query: { ...query, types: 'B,PL,PU' } } }),
  ]);
  const categories = dataOf(home).tabs.flatMap(({ category }) =>
    category === 'HOME' ? [] : [categoryAddress(category)],
  );
  return [
    ...SINGLE.map((screen) => `/m/${SCREENS[screen].paths[0]}`),
    ...categories,
    ...dataOf(promotions).value.promotion.map(({ id }) => detailAddress('promotion', id)),
    ...dataOf(notices).value.player.map(({ id }) => detailAddress('notice', id)),
  ];
}

/** Filters make no page of their own (SHELL-38), so a category is known by its path alone. */
function categoryAddress(category: Category): string {
  return `/m/${categoryRecord(category).path}`;
}

function detailAddress(screen: 'promotion' | 'notice', id: number): string {
  return `/m/${SCREENS[screen].paths[0]}?id=${id}`;
}

/**
 * The beginnings of the paths that a search engine should leave alone: calls, files of the sandbox, and screens that
 * lead a visitor to the login.
 */
export function hiddenPaths(): string[] {
  const closed = Object.values(SCREENS)
    .filter(({ guard }) => guard !== 'anyone')
    .flatMap(({ paths }) => paths.map((path) => `/m/${path.replace(/:.*$/, '')}`));
  return [...new Set(['/m/api/', '/m/dev/', ...closed])].toSorted();
}
