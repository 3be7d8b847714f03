import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import type { GameRow } from './games.store.ts';
import { game, recentGame } from './games.tables.ts';

/** Filter of a member's own list; an empty field filters nothing. */
export interface OwnListFilter {
  readonly gameType: string;
  readonly vendors: string[];
}

/** A game and when the member opened it last. */
export interface RecentRow {
  readonly game: GameRow;
  readonly playedAt: Date;
}

/** Recently played games of one site's members. */
export function recentStore(db: Queryable, siteId: string) {
  const joined = and(
    eq(game.siteId, recentGame.siteId),
    eq(game.vendor, recentGame.vendor),
    eq(game.nodeId, recentGame.nodeId),
    eq(game.isEnabled, true),
  );
  const conditions = (memberId: string, filter: OwnListFilter) =>
    and(
      eq(recentGame.siteId, siteId),
      eq(recentGame.memberId, memberId),
      filter.gameType === '' ? undefined : eq(game.gameType, filter.gameType),
      filter.vendors.length === 0 ? undefined : inArray(game.vendor, filter.vendors),
    );
  return {
    /** Notes a launch (FAV-09); a game that is already there moves to the front. */
    async remember(
      memberId: string,
      { vendor, nodeId }: { vendor: string; nodeId: number },
      playedAt: Date,
    ): Promise<void> {
      await db
        .insert(recentGame)
        .values({ siteId, memberId, vendor, nodeId, playedAt })
        .onConflictDoUpdate({
          target: [recentGame.siteId, recentGame.memberId, recentGame.vendor, recentGame.nodeId],
          set: { playedAt },
        });
    },

    async list(
      memberId: string,
      filter: OwnListFilter,
      page: { limit: number; offset: number },
    ): Promise<RecentRow[]> {
      return db
        .select({ game, playedAt: recentGame.playedAt })
        .from(recentGame)
        .innerJoin(game, joined)
        .where(conditions(memberId, filter))
        .orderBy(desc(recentGame.playedAt), recentGame.vendor, recentGame.nodeId)
        .limit(page.limit)
        .offset(page.offset);
    },

    async count(memberId: string, filter: OwnListFilter): Promise<number> {
      const rows = await db
        .select({ games: count() })
        .from(recentGame)
        .innerJoin(game, joined)
        .where(conditions(memberId, filter));
      return rows[0]?.games ?? 0;
    },
  };
}
