import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';

// The table `unsummed_movement` has what the members of a site moved by play, deposits and payouts and no sum has yet. A row
// is written with its journal and taken by who sums it, so each is counted once, whatever the clocks of the processes say.

/** How many movements of a site wait to be summed, counted up to a number. */
export async function countUnsummed(
  db: Queryable,
  siteId: string,
  atMost: number,
): Promise<number> {
  const [row] = await rowsOf<{ movements: number }>(
    db,
    sql`SELECT count(*)::int AS movements FROM (
      SELECT 1 FROM unsummed_movement WHERE site_id = ${siteId} LIMIT ${atMost}) AS waiting`,
  );
  return row?.movements ?? 0;
}

/** The sites on which a movement waits to be summed. */
export async function sitesWithUnsummed(db: Queryable): Promise<string[]> {
  const rows = await rowsOf<{ siteId: string }>(
    db,
    sql`SELECT DISTINCT site_id AS "siteId" FROM unsummed_movement`,
  );
  return rows.map(({ siteId }) => siteId);
}
