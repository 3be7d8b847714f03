import { returnsContract } from '@maidan/contract';
import { bind, bindResponse } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { ReturnsService } from './returns.service.ts';

/** Binds the endpoints of what titles return. */
export function bindReturnsRoutes(router: Router, { returns }: { returns: ReturnsService }): void {
  bind(router, returnsContract.listReturns, ({ site, query }) => returns.list(site.siteId, query));
  bindResponse(router, returnsContract.readReturnsTable, async ({ site, query }, c) => {
    const table = await returns.table(site.siteId, query.language);
    return c.body(table, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="returns.csv"',
    });
  });
}
