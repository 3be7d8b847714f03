import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { LocalisedText } from '#platform/database/columns.ts';
import { patternContaining } from '#platform/database/like-pattern.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { ROUND_STAKE } from './round-amounts.ts';
import { ofSite } from '../site-index.ts';

/** A title as rounds name it. */
export interface GameKey {
  readonly vendor: string;
  readonly nodeId: number;
}

/** What a record shows of a game; icons are paths below the image host. */
export interface PlayedGame extends GameKey {
  readonly name: LocalisedText;
  readonly vendorName: string;
  /** The vendor's name in each language, where it differs between languages. */
  readonly vendorNames: LocalisedText | null;
  readonly mobileLargeIcon: string;
  readonly showIcon: string | null;
}

/**
 * The condition that the title of a row has a text in one of its names. @param rows the name by which the query calls rows
 * with a vendor and a node id
 */
export function isTitleNamed(siteId: string, rows: string, text: string): SQL {
  const of = sql.identifier(rows);
  // `IS TRUE` keeps the titles a list that is read once; as a join they would be looked up, or all rows be read, for each.
  return sql`((${of}.vendor, ${of}.node_id) IN (SELECT g.vendor, g.node_id FROM played_game g
    WHERE g.site_id = ${siteId} AND g.search_text LIKE ${patternContaining(text.toLowerCase())})) IS TRUE`;
}

/** SQL of what records know of games, for one site. */
export function playedGameStore(siteId: string) {
  return {
    /** Stores what a game was called when it was launched. */
    async save(db: Queryable, game: PlayedGame): Promise<void> {
      const { bn, en, hi = '' } = game.name;
      const searchText = `${bn}\n${en}\n${hi}`.trim().toLowerCase();
      await db.execute(
        sql`INSERT INTO played_game (site_id, vendor, node_id, name, vendor_name, vendor_names, mobile_large_icon, show_icon, search_text)
          VALUES (${siteId}, ${game.vendor}, ${game.nodeId}, ${JSON.stringify(game.name)}::jsonb, ${game.vendorName},
            ${game.vendorNames && JSON.stringify(game.vendorNames)}::jsonb,
            ${game.mobileLargeIcon}, ${game.showIcon}, ${searchText})
          ON CONFLICT (site_id, vendor, node_id) DO UPDATE SET name = excluded.name, vendor_name = excluded.vendor_name, vendor_names = excluded.vendor_names,
            mobile_large_icon = excluded.mobile_large_icon, show_icon = excluded.show_icon, search_text = excluded.search_text`,
      );
    },
    /** What titles were called when they were played last, by `vendor/node id`. */
    async find(db: Queryable, games: readonly GameKey[]): Promise<Map<string, PlayedGame>> {
      if (games.length === 0) return new Map();
      const keys = sql.join(
        games.map(({ vendor, nodeId }) => sql`(${vendor}, ${nodeId}::int)`),
        sql`, `,
      );
      const rows = await rowsOf<PlayedGame>(
        db,
        sql`SELECT vendor, node_id AS "nodeId", name, vendor_name AS "vendorName", vendor_names AS "vendorNames",
            mobile_large_icon AS "mobileLargeIcon", show_icon AS "showIcon"
          FROM played_game WHERE site_id = ${siteId} AND (vendor, node_id) IN (${keys})`,
      );
      return new Map(rows.map((game) => [`${game.vendor}/${game.nodeId}`, game]));
    },
    /** Stores whether another game is played in place of a title. */
    async saveStandIn(db: Queryable, game: GameKey, isStandIn: boolean): Promise<void> {
      await db.execute(
        sql`UPDATE played_game SET is_stand_in = ${isStandIn}
          WHERE site_id = ${siteId} AND vendor = ${game.vendor} AND node_id = ${game.nodeId} AND is_stand_in <> ${isStandIn}`,
      );
    },
    /**
     * The titles of the newest settled rounds, ordered by how many members played them; a stand-in counts for no title.
     */
    listPlayed: (
      db: Queryable,
      bounds: PlayedBounds & { readonly members: number },
    ): Promise<GameKey[]> =>
      rowsOf<{ vendor: string; nodeId: number }>(
        db,
        sql`SELECT newest.vendor, newest.node_id AS "nodeId" FROM ${newestRounds(siteId, bounds)}
          GROUP BY newest.vendor, newest.node_id HAVING count(DISTINCT newest.member_id) >= ${bounds.members}
          ORDER BY count(DISTINCT newest.member_id) DESC, newest.vendor COLLATE "C", newest.node_id`,
      ),
    /** How many of the newest settled rounds each title has; a stand-in counts for no title. */
    countRounds: (
      db: Queryable,
      bounds: PlayedBounds,
    ): Promise<(GameKey & { readonly rounds: number })[]> =>
      rowsOf<{ vendor: string; nodeId: number; rounds: number }>(
        db,
        sql`SELECT newest.vendor, newest.node_id AS "nodeId", count(*)::int AS rounds
          FROM ${newestRounds(siteId, bounds)} GROUP BY newest.vendor, newest.node_id`,
      ),
  };
}

/** Which settled rounds count: those since a moment, and of these at most so many, the newest. */
interface PlayedBounds {
  readonly since: Date;
  readonly rounds: number;
}

/** The newest settled rounds whose title was really played. */
function newestRounds(siteId: string, { since, rounds }: PlayedBounds): SQL {
  return sql`(
      SELECT r.vendor, r.node_id, r.member_id FROM round r
      WHERE ${ofSite('r', siteId)} AND r.state IN ('won', 'lost')
        AND r.settled_at >= ${since.toISOString()}::timestamptz AND ${ROUND_STAKE} > 0
      ORDER BY r.settled_at DESC LIMIT ${rounds}
    ) AS newest
    JOIN played_game g ON g.site_id = ${siteId} AND g.vendor = newest.vendor AND g.node_id = newest.node_id AND NOT g.is_stand_in`;
}
