import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PGlite } from '@electric-sql/pglite';
import { types } from 'pg';
import type { Pool } from 'pg';
import { notificationListener } from './notification-listener.ts';
import { transactionsOn } from './transactions.ts';

/** The database as modules see it: the same queries run on PGlite and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A transaction has the shape of the database, so a store takes either. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A database or a transaction of it: what a store's functions accept. */
export type Queryable = Database | Transaction;

/** An open database, with the operations of its owner. */
export interface OpenDatabase {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Database;
  /** Runs several statements at once, for migrations and restore. */
  execute(sql: string): Promise<void>;
  /**
   * Calls back with the payload of each NOTIFY on a channel; the returned function stops it. After a lost connection it
   * calls back once with an empty payload, because a notification may have been lost.
   */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Wraps an open PGlite. The caller holds the exclusive lock on its folder. */
export function databaseOfPglite(client: PGlite): OpenDatabase {
  return {
    kind: 'pglite',
    db: drizzlePglite(client) as unknown as Database,
    execute: async (sql) => void (await client.exec(sql)),
    listen: (channel, onPayload) => client.listen(channel, onPayload),
    close: () => client.close(),
  };
}

/**
 * Wraps a pool of PostgreSQL connections; LISTEN uses one connection for all channels. When the server ends a
 * connection, idle or busy, only the work on that connection fails, and the pool opens another.
 */
export function databaseOfPool(pool: Pool): OpenDatabase {
  // The embedded database answers 64-bit integers as numbers; the driver of PostgreSQL would answer them as text.
  types.setTypeParser(types.builtins.INT8, Number);
  pool.on('error', () => undefined);
  // The pool listens for errors of idle connections only. An error of a busy one that nobody listens for would end the
  // process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const notifications = notificationListener(pool);
  const db = drizzlePg(pool) as unknown as Database;
  db.transaction = transactionsOn(pool);
  return {
    kind: 'postgres',
    db,
    execute: async (sql) => void (await pool.query(sql)),
    listen: (channel, onPayload) => notifications.listen(channel, onPayload),
    close: async () => {
      notifications.close();
      await pool.end();
    },
  };
}

/** The rows of a raw statement. Both drivers answer `{ rows }`; the caller names the shape that its SQL selects. */
export async function rowsOf<Row>(db: Queryable, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}
