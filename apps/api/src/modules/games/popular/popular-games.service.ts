import { siteStore } from '#modules/site/index.ts';
import type { RecordService } from '#modules/wallet/index.ts';
import type { Database } from '#platform/database/connection.ts';
import { popularStore } from './popular-games.store.ts';

/** At most one game in this many is marked as hot. */
export const GAMES_PER_MARK = 10;
/** A game that fewer members played is not marked: one member could mark it alone. */
const LEAST_MEMBERS = 3;

export interface PopularGamesDeps {
  readonly db: Database;
  readonly records: Pick<RecordService, 'listPlayed'>;
}

/** Keeps the ranking of the games that most members play. */
export function popularGamesService({ db, records }: PopularGamesDeps) {
  return {
    /**
     * Counts a site's settled rounds and writes the places of its most played games: at most one tenth of the games
     * that are shown. When a place has changed it raises the content version, so that every cached page and answer is
     * renewed; otherwise it writes nothing.
     */
    async refresh(siteId: string): Promise<void> {
      const played = await records.listPlayed(siteId, { members: LEAST_MEMBERS });
      await db.transaction(async (tx) => {
        // When several processes count at once, the second waits here and then finds nothing to change.
        await siteStore(tx).lock(siteId);
        const store = popularStore(tx, siteId);
        const shown = await store.shown();
        const most = Math.floor(shown.size / GAMES_PER_MARK);
        const places = played
          .map(({ vendor, nodeId }) => ({ vendor, nodeId }))
          .filter((game) => shown.has(`${game.vendor}/${game.nodeId}`))
          .slice(0, most)
          .map((game, index) => ({ ...game, playRank: index + 1 }));
        const former = await store.places();
        if (JSON.stringify(former) === JSON.stringify(places)) return;
        await store.savePlaces(places);
        await siteStore(tx).touchContent(siteId);
      });
    },
  };
}
