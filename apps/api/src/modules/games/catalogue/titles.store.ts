import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import type { GameRow } from './games.store.ts';
import { game } from './games.tables.ts';

/** What names a game of a site. */
export type Title = Pick<GameRow, 'vendor' | 'nodeId'>;

const keyOf = ({ vendor, nodeId }: Title) => `${vendor}/${nodeId}`;

/** Games of one site by their titles. */
export function titlesStore(db: Queryable, siteId: string) {
  async function find(titles: readonly Title[]): Promise<Map<string, GameRow>> {
    if (titles.length === 0) return new Map();
    const keys = titles.map(({ vendor, nodeId }) => sql`(${vendor}, ${nodeId}::int)`);
    const isMeant = sql`(${game.vendor}, ${game.nodeId}) IN (${sql.join(keys, sql`, `)})`;
    const rows = await db
      .select()
      .from(game)
      .where(and(eq(game.siteId, siteId), isMeant));
    return new Map(rows.map((row) => [keyOf(row), row]));
  }
  return {
    /** The games, in the order of their titles; those that are not there any more are left out. */
    async games(titles: readonly Title[]): Promise<GameRow[]> {
      const found = await find(titles);
      return titles.flatMap((title) => found.get(keyOf(title)) ?? []);
    },

    /** The game type of each title, by `vendor/node id`. */
    async types(titles: readonly Title[]): Promise<ReadonlyMap<string, string>> {
      const found = await find(titles);
      return new Map([...found].map(([key, { gameType }]) => [key, gameType]));
    },
  };
}
