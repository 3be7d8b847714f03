import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { gameTable } from '#modules/games/index.ts';
import type { GameRow } from '#modules/games/index.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { favourite } from './favourites.tables.ts';

const MOST = 1000;

/** The key of a game in the list of favourites. */
export interface GameId {
  readonly vendor: string;
  readonly nodeId: number;
}

/** Filter of the list; an empty field filters nothing. */
export interface FavouriteFilter {
  readonly gameType: string;
  readonly vendors: string[];
}

/** Favourites of one site's members. */
export function favouritesStore(db: Queryable, siteId: string) {
  const joined = and(
    eq(gameTable.siteId, favourite.siteId),
    eq(gameTable.vendor, favourite.vendor),
    eq(gameTable.nodeId, favourite.nodeId),
    eq(gameTable.isEnabled, true),
  );
  const conditions = (memberId: string, filter: FavouriteFilter) =>
    and(
      eq(favourite.siteId, siteId),
      eq(favourite.memberId, memberId),
      filter.gameType === '' ? undefined : eq(gameTable.gameType, filter.gameType),
      filter.vendors.length === 0 ? undefined : inArray(gameTable.vendor, filter.vendors),
    );
  return {
    /** Adds a game; one that is already there keeps its place (FAV-05). */
    async add(memberId: string, { vendor, nodeId }: GameId, addedAt: Date): Promise<void> {
      await db
        .insert(favourite)
        .values({ siteId, memberId, vendor, nodeId, addedAt })
        .onConflictDoNothing();
    },
    async remove(memberId: string, { vendor, nodeId }: GameId): Promise<void> {
      await db
        .delete(favourite)
        .where(
          and(
            eq(favourite.siteId, siteId),
            eq(favourite.memberId, memberId),
            eq(favourite.vendor, vendor),
            eq(favourite.nodeId, nodeId),
          ),
        );
    },
    /** Ids of the newest thousand favourites, as text (FAV-06). */
    async ids(memberId: string): Promise<string[]> {
      const rows = await db
        .select({ nodeId: favourite.nodeId })
        .from(favourite)
        .where(and(eq(favourite.siteId, siteId), eq(favourite.memberId, memberId)))
        .orderBy(desc(favourite.addedAt), asc(favourite.nodeId))
        .limit(MOST);
      return rows.map((row) => String(row.nodeId));
    },
    async list(
      memberId: string,
      filter: FavouriteFilter,
      page: { limit: number; offset: number },
    ): Promise<GameRow[]> {
      const rows = await db
        .select({ game: gameTable })
        .from(favourite)
        .innerJoin(gameTable, joined)
        .where(conditions(memberId, filter))
        .orderBy(desc(favourite.addedAt), asc(favourite.vendor), asc(favourite.nodeId))
        .limit(page.limit)
        .offset(page.offset);
      return rows.map((row) => row.game);
    },
    async count(memberId: string, filter: FavouriteFilter): Promise<number> {
      const rows = await db
        .select({ games: count() })
        .from(favourite)
        .innerJoin(gameTable, joined)
        .where(conditions(memberId, filter));
      return rows[0]?.games ?? 0;
    },
  };
}
