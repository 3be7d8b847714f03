import { sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * The site as the first column of an index beside the primary key. Its collation is not the column's own, so the planner
 * cannot take such an index for a lookup by primary key. On tables whose size it does not know yet it would otherwise choose
 * among all indexes that begin with the site, and a prepared statement would keep a plan that reads a whole site.
 */
export function siteOfIndex(column: AnyPgColumn): SQL {
  return sql`${column} COLLATE "C"`;
}

/**
 * The condition that a row belongs to a site, for a query on `journal`, `posting` or `round` that reads by one of those
 * indexes, which is every query that does not name the primary key (`npm run check` holds it).
 *
 * @param table what the query calls the table
 */
export function ofSite(table: string, siteId: string | Placeholder): SQL {
  return sql`${sql.identifier(table)}.site_id COLLATE "C" = ${siteId}`;
}
