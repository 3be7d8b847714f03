// How the database would run the statements of a store.
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/database/connection.ts';
import type { Queryable } from '../../platform/database/connection.ts';

/** The plan of every statement that a call executes as SQL; none of them is run. */
export async function planOf(db: Queryable, run: (explained: Queryable) => Promise<unknown>) {
  let plan = '';
  const explained = {
    execute: async (query: Parameters<Queryable['execute']>[0]) => {
      const rows = await rowsOf<{ 'QUERY PLAN': string }>(db, sql`EXPLAIN ${query as never}`);
      plan += rows.map((row) => row['QUERY PLAN']).join('\n');
      return { rows: [] };
    },
  };
  await run(explained as unknown as Queryable);
  return plan;
}
