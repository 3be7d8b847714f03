import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { endsConnection } from './servers.ts';

// The shape of `Database`, whose file makes its pool's transactions here.
type Queries = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/**
 * Transactions on connections of a pool. Whatever fails (the begin, the work, the commit, the rollback), the connection
 * goes back to the pool, and one that may hold half a transaction is closed instead. What the work threw is thrown on, also
 * when the connection broke and could not be rolled back.
 */
export function transactionsOn(pool: Pool): Queries['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    let thrown: { readonly error: unknown } | undefined;
    let isBroken = false;
    try {
      const db = drizzle(client) as unknown as Queries;
      return await db.transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          thrown = { error };
          throw error;
        }
      }, config);
    } catch (error) {
      // Anything but the work's own failure means that begin, commit or rollback did not get through. A server that has
      // become one that only reads rolls back well, and is left all the same: another writes by now.
      isBroken = thrown?.error !== error || endsConnection(error);
      throw thrown ? thrown.error : error;
    } finally {
      client.release(isBroken);
    }
  };
}
