import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { game, vendor } from '../catalogue/games.tables.ts';

/** A game with its place among the most played, 1 first. */
export interface GamePlace {
  readonly vendor: string;
  readonly nodeId: number;
  readonly playRank: number;
}

/** Reads and writes which games of one site most members play. */
export function popularStore(db: Queryable, siteId: string) {
  return {
    /** The games that are shown, as `vendor/node id`. */
    async shown(): Promise<ReadonlySet<string>> {
      const rows = await db
        .select({ vendor: game.vendor, nodeId: game.nodeId })
        .from(game)
        .innerJoin(vendor, and(eq(vendor.siteId, game.siteId), eq(vendor.vendor, game.vendor)))
        .where(and(eq(game.siteId, siteId), eq(game.isEnabled, true), eq(vendor.isEnabled, true)));
      return new Set(rows.map((row) => `${row.vendor}/${row.nodeId}`));
    },

    /** The places as they were last written, in order. */
    async places(): Promise<GamePlace[]> {
      const rows = await db
        .select({ vendor: game.vendor, nodeId: game.nodeId, playRank: game.playRank })
        .from(game)
        .where(and(eq(game.siteId, siteId), isNotNull(game.playRank)))
        .orderBy(asc(game.playRank));
      return rows.map((row) => ({ ...row, playRank: row.playRank ?? 0 }));
    },

    /** Replaces all places. */
    async savePlaces(places: readonly GamePlace[]): Promise<void> {
      await db
        .update(game)
        .set({ playRank: null })
        .where(and(eq(game.siteId, siteId), isNotNull(game.playRank)));
      for (const { vendor: code, nodeId, playRank } of places) {
        await db
          .update(game)
          .set({ playRank })
          .where(and(eq(game.siteId, siteId), eq(game.vendor, code), eq(game.nodeId, nodeId)));
      }
    },
  };
}
