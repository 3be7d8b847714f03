import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { game } from './games.tables.ts';

/** The type of the game that `joinGameOf` joins; null for a game that left the catalogue. */
export const GAME_TYPE = sql`${game.gameType}`;

/** Joins the catalogue's game of a round, for queries of other modules. @param round the name by which the query calls it */
export function joinGameOf(round: string): SQL {
  const of = (column: string) => sql`${sql.identifier(round)}.${sql.identifier(column)}`;
  return sql`LEFT JOIN ${game} ON ${game.siteId} = ${of('site_id')} AND ${game.vendor} = ${of('vendor')}
    AND ${game.nodeId} = ${of('node_id')}`;
}
