// The three lists without a category: which one a path is, and what it asks for (SHELL-20).
import type { ListDataType } from '@maidan/contract/constants';
import type { MessageKey } from '@maidan/i18n';
import { pathOf, titleOf } from '#screen-facts.ts';
import type { ListQuery } from './list-query.model.ts';

/** Data types that have a path of their own. */
export type PathDataType = Extract<ListDataType, 'search' | 'favourite' | 'recent'>;

interface PathList {
  readonly dataType: PathDataType;
  /**
   * Title in the header (SHELL-38). Recent games have no title key of their own, so this is the label of their tab
   * (SHELL-39).
   */
  readonly titleKey: MessageKey;
}

const PATH_LISTS: Readonly<Record<string, PathList>> = {
  [pathOf('search')]: { dataType: 'search', titleKey: titleOf('search') },
  [pathOf('favourites')]: { dataType: 'favourite', titleKey: titleOf('favourites') },
  [pathOf('recent')]: { dataType: 'recent', titleKey: titleOf('recent') },
};

/**
 * The list of a path, with or without the base path. @throws Error for any other path; the route table sends none here
 */
export function listOfPath(pathname: string): PathList {
  const list = PATH_LISTS[pathname.replace(/^(?:\/m)?\//, '').replace(/(\.data)?\/?$/, '')];
  if (!list) throw new Error(`No list has the path ${pathname}`);
  return list;
}

/** The filters of an address with the data type of its path, which no filter changes (LIST-04). */
export function queryOfPath(query: ListQuery, dataType: PathDataType): ListQuery {
  return { ...query, dataType };
}
