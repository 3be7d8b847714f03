import { sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * The site as the first column of an index beside the primary key. Its collation differs from the column's own, so the
 * planner cannot use such an index for a lookup by primary key. Otherwise, on tables whose size it does not know yet,
 * it would choose among all indexes that begin with the site, and a prepared statement would keep a plan that reads a
 * whole site.
 */
export function siteOfIndex(column: AnyPgColumn): SQL {
  return sql`${column} COLLATE "C"`;
}

/**
 * The condition that a row belongs to a site, for queries on `journal`, `posting` or `round` that read by one of those
 * indexes. Every query that does not name the primary key is one (`npm run check` checks it). @param table the name by
 * which the query calls the table
 */
export function ofSite(table: string, siteId: string | Placeholder): SQL {
  return sql`${sql.identifier(table)}.site_id COLLATE "C" = ${siteId}`;
}
