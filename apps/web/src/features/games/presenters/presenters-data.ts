import { MODULE_ID } from '@maidan/contract/constants';
import type { Presenter } from '@maidan/contract/types';
import { dataOf } from '#platform/api/failure.ts';
import { toLoaderResult } from '#platform/api/loader-result.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import { toBlock } from './presenters.model.ts';
import type { PresenterBlock, PresenterLists } from './presenters.model.ts';

/**
 * Reads the presenters of live games, on a site that shows them and has its chat on (CS-17). Undefined without any, and
 * when they could not be read, which is logged: the games are there without them.
 */
export async function readPresenters(scope: RequestScope): Promise<PresenterBlock | undefined> {
  const { site, log } = scope;
  if (site.settings.liveBlock !== true || !site.can('chat')) return undefined;
  const lists = await toLoaderResult(readLists(scope));
  if (lists.ok) return toBlock(lists.data);
  log.error({ failure: lists.failure }, 'the presenters are missing');
  return undefined;
}

async function readLists({ api, locale: language }: RequestScope): Promise<PresenterLists> {
  const header = { 'Module-Id': MODULE_ID.chat };
  const anchors = async (kind: 'hot' | 'recommended') => {
    const params = { query: { language, kind }, header };
    return dataOf(await api.GET('/service/live/anchors', { params })).value;
  };
  const [models, hot, recommended, focus] = await Promise.all([
    api.GET('/service/live/models', { params: { query: { language, active: '1' }, header } }),
    anchors('hot'),
    anchors('recommended'),
    api.GET('/service/live/focus', { params: { query: { language }, header } }),
  ]);
  return {
    modelList: dataOf(models).value.modelList,
    hotAnchorList: hot.hotAnchorList ?? [],
    recommendAnchorList: recommended.recommendAnchorList ?? [],
    focusList: dataOf(focus).value.focusList,
  } satisfies Record<string, readonly Presenter[]>;
}
