import { favouritesContract } from '@maidan/contract';
import { vendorCodesOf } from '@maidan/contract/vendor-code';
import type { GamesService } from '#modules/games/index.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import { favouritesStore } from './favourites.store.ts';

export function bindFavouritesRoutes(
  router: Router,
  { db, clock, games }: { db: Database; clock: Clock; games: GamesService },
): void {
  bind(router, favouritesContract.listFavouriteIds, async ({ site, session }) => ({
    value: await favouritesStore(db, site.siteId).ids(session.memberId),
  }));

  bind(router, favouritesContract.listFavourites, async ({ site, session, query }) => {
    const store = favouritesStore(db, site.siteId);
    const { pageNo, pageSize } = query;
    const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
    const filter = { gameType: query.gameType, vendors: vendorCodesOf(query.vendor) };
    const totalCount = await store.count(session.memberId, filter);
    const rows = await store.list(session.memberId, filter, page);
    const content = await games.views(site, rows, query.language);
    return { content, pageNum: pageNo, totalPages: Math.ceil(totalCount / pageSize), totalCount };
  });

  bind(router, favouritesContract.addFavourite, async ({ site, session, body }) => {
    const store = favouritesStore(db, site.siteId);
    const id = { vendor: body.vendor, nodeId: body.nodeId };
    await games.read(site, id, site.settings.locales.default);
    await store.add(session.memberId, id, clock.now());
    return { value: await store.ids(session.memberId) };
  });

  bind(router, favouritesContract.removeFavourite, async ({ site, session, body }) => {
    const store = favouritesStore(db, site.siteId);
    await store.remove(session.memberId, { vendor: body.vendor, nodeId: body.nodeId });
    return { value: await store.ids(session.memberId) };
  });
}
