import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { endsConnection } from './servers.ts';

// Described by shape, because the file of `Database` imports this one.
type Queries = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/**
 * Transactions on connections of a pool. Whether begin, work, commit or rollback fails, the connection is released; one
 * that may hold half a transaction is closed instead. The error of the work is thrown on, even when the connection
 * broke and could not be rolled back.
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
      // Any error that is not the work's own means that begin, commit or rollback failed. A server that has become
      // read-only rolls back without an error, and its connection is closed all the same, because another server
      // accepts writes now.
      isBroken = thrown?.error !== error || endsConnection(error);
      throw thrown ? thrown.error : error;
    } finally {
      client.release(isBroken);
    }
  };
}
