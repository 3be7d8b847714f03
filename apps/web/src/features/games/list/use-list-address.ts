import { useLocation, useNavigation } from 'react-router';
import { readListQuery, readPage } from './list-query.model.ts';
import type { ListQuery } from './list-query.model.ts';

/** The address of a list that was asked for last, and whether its games are still loading. */
export interface ListAddress {
  readonly query: ListQuery;
  readonly page: number;
  /** Address of the list itself, with the base path. */
  readonly path: string;
  /** True from a change of filter until its first page is there; the list is empty meanwhile (LIST-06, LIST-14). */
  readonly isPending: boolean;
}

/** The filters in the address. A tapped filter counts at once, before its answer. */
export function useListAddress(): ListAddress {
  const location = useLocation();
  const { location: next } = useNavigation();
  const isPending =
    next !== undefined && next.pathname === location.pathname && next.search !== location.search;
  const params = new URLSearchParams(isPending ? next.search : location.search);
  return {
    query: readListQuery(params),
    page: readPage(params),
    path: `/m${location.pathname}`,
    isPending,
  };
}
