import { gamesContract } from '@maidan/contract';
import { vendorCodesOf, vendorFromWire } from '@maidan/contract/vendor-code';
import type { LastPlay, RecordService } from '#modules/wallet/index.ts';
import type { Database } from '#platform/database/connection.ts';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { GamesService } from './games.service.ts';
import { recentStore } from './recent.store.ts';
import type { RecentRow } from './recent.store.ts';

export interface GamesRoutesDeps {
  readonly db: Database;
  readonly games: GamesService;
  readonly records: Pick<RecordService, 'listLastPlays'>;
}

/** Binds the endpoints of the catalogue; the launch is bound by `bindLaunchRoutes`. */
export function bindGamesRoutes(router: Router, { db, games, records }: GamesRoutesDeps): void {
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
    const views = await games.views(
      site,
      rows.map((row) => row.game),
      query.language,
    );
    const plays = await records.listLastPlays(site.siteId, session.memberId);
    const content = views.map((view) => ({
      ...view,
      ...lastPlayOf(vendorFromWire(view), rows, plays),
    }));
    return { content, pageNum: page, totalPages: Math.ceil(totalCount / pageSize), totalCount };
  });
}

/** When a game was played last, its last bet, and whether that round is under way; without a bet, when it was opened. */
function lastPlayOf(
  { vendor, nodeId }: { readonly vendor: string; readonly nodeId: number },
  rows: readonly RecentRow[],
  plays: readonly LastPlay[],
) {
  const play = plays.find((found) => found.vendor === vendor && found.nodeId === nodeId);
  const row = rows.find(({ game }) => game.vendor === vendor && game.nodeId === nodeId);
  const at = play ? new Date(play.openedAt) : row?.playedAt;
  if (!at) return {};
  const bet = play ? { betMinor: play.stakeMinor } : {};
  return { lastPlay: { at: at.toISOString(), ...bet, isRoundOpen: play?.isOpen === true } };
}
