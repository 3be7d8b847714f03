import { gamesContract } from '@maidan/contract';
import { vendorCodesOf, vendorFromWire } from '@maidan/contract/vendor-code';
import type { Database } from '#platform/database/connection.ts';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { GamesService } from './games.service.ts';
import { recentStore } from './recent.store.ts';

/** Binds the endpoints of the catalogue; the launch is bound by `bindLaunchRoutes`. */
export function bindGamesRoutes(
  router: Router,
  { db, games }: { db: Database; games: GamesService },
): void {
  bind(router, gamesContract.listGames, ({ site, query }) => {
    const { vendor, ...filter } = vendorFromWire(query);
    return games.list(site, { ...filter, vendors: vendorCodesOf(vendor) });
  });

  bind(router, gamesContract.listVendors, ({ site, query }) =>
    games.vendorMap(site, query.language),
  );

  bind(router, gamesContract.listHotGames, async ({ site, query }) => ({
    value: { list: await games.hot(site, query.language) },
  }));

  bind(router, gamesContract.readGame, ({ site, params, query }) =>
    games.read(site, vendorFromWire(params), query.language),
  );

  bind(router, gamesContract.listRecentGames, async ({ site, session, query }) => {
    const store = recentStore(db, site.siteId);
    const { page, pageSize } = query;
    const bounds = { limit: pageSize, offset: (page - 1) * pageSize };
    const filter = { gameType: query.gameType, vendors: vendorCodesOf(query.vendor) };
    const totalCount = await store.count(session.memberId, filter);
    const rows = await store.list(session.memberId, filter, bounds);
    const content = await games.views(site, rows, query.language);
    return { content, pageNum: page, totalPages: Math.ceil(totalCount / pageSize), totalCount };
  });
}
