import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { endsConnection } from './servers.ts';

// Described by shape, because the file of `Database` imports this one.
type Queries = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** How a transaction of a pool begins and ends; each is sent once. */
interface Bounds {
  readonly begun: Promise<unknown>;
  commit(): Promise<unknown>;
}

const boundsOf = new WeakMap<object, Bounds>();

/**
 * Transactions on connections of a pool. Whether begin, work, commit or rollback fails, the connection is released; one
 * that may hold half a transaction is closed instead. The error of the work is thrown on, even when the connection
 * broke and could not be rolled back. On a pool with `pipeline`, the begin travels with the first statements.
 */
export function transactionsOn(pool: Pool): Queries['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    const { db, bounds, isCommitting } = begin(client, config);
    let thrown: { readonly error: unknown } | undefined;
    let isBroken = false;
    try {
      const result = await work(db as unknown as Parameters<typeof work>[0]).catch(
        async (error: unknown) => {
          thrown = { error };
          await (isCommitting() ? bounds.commit() : db.execute(sql`rollback`));
          throw error;
        },
      );
      await bounds.begun;
      await bounds.commit();
      return result;
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

/**
 * Runs the last statement of a transaction, which `statement` sends before it returns: on PostgreSQL the commit is sent
 * with it, so that both take one trip. When the statement fails, the commit rolls everything back. Nothing may be asked
 * of the transaction afterwards.
 */
export async function runLast<Result>(
  tx: object,
  statement: () => Promise<Result>,
): Promise<Result> {
  const bounds = boundsOf.get(tx);
  if (!bounds) return statement();
  // Written outside a transaction, the statement would stand alone.
  await bounds.begun;
  const [result] = await inOneTrip([statement(), bounds.commit()]);
  return result;
}

/**
 * The answers to statements that were sent without waiting for each other. All have been answered when it returns or
 * throws, so that none runs after the transaction. @throws the error that made the transaction fail; those after it
 * only say that it has, and one of them may be heard first
 */
export async function inOneTrip<const Asked extends readonly Promise<unknown>[]>(
  asked: Asked,
): Promise<{ -readonly [Place in keyof Asked]: Awaited<Asked[Place]> }> {
  const errors: unknown[] = [];
  for (const one of asked) one.catch((error: unknown) => errors.push(error));
  await Promise.allSettled(asked);
  if (errors.length > 0) throw errors.find((error) => !onlyFollows(error)) ?? errors[0];
  return Promise.all(asked);
}

/** PostgreSQL's code for a statement in a transaction that has failed before. */
const FAILED_BEFORE = '25P02';

function onlyFollows(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return [error, cause].some(
    (one) => (one as { code?: unknown } | undefined)?.code === FAILED_BEFORE,
  );
}

/** Sends the begin. The work's queries go through a client of its own, which refuses them once the commit is sent. */
function begin(client: PoolClient, config: PgTransactionConfig | undefined) {
  let committed: Promise<unknown> | undefined;
  const plain = drizzle(client) as unknown as Queries;
  const guarded = {
    query: (...asked: Parameters<PoolClient['query']>) => {
      if (committed) throw new Error('The transaction was committed with its last statement.');
      return client.query(...asked);
    },
  };
  const db = withSavepoints(guarded as unknown as PoolClient);
  // A statement of drizzle is sent by each `then`, and at once.
  const send = (text: string) => plain.execute(sql.raw(text)).then(() => undefined);
  const begun = send(['begin', ...characteristics(config)].join(' '));
  // It is awaited before the commit; until then a failure shows in the statements that follow.
  begun.catch(() => undefined);
  const bounds = { begun, commit: () => (committed ??= send('commit')) };
  boundsOf.set(db, bounds);
  return { db, bounds, isCommitting: () => committed !== undefined };
}

/**
 * Queries of one connection whose transactions are savepoints of the one that runs. Those of drizzle would begin and
 * commit on the same connection, and so commit what is around them.
 */
function withSavepoints(client: PoolClient): Queries {
  const db = drizzle(client) as unknown as Queries;
  let made = 0;
  const within: Queries['transaction'] = async (work) => {
    const name = sql.raw(`inner_${(made += 1)}`);
    await db.execute(sql`savepoint ${name}`);
    try {
      // Other queries than the outer ones: a last statement of the inner work is not the last of the transaction.
      const result = await work(withSavepoints(client) as unknown as Parameters<typeof work>[0]);
      await db.execute(sql`release savepoint ${name}`);
      return result;
    } catch (error) {
      await db.execute(sql`rollback to savepoint ${name}`);
      throw error;
    }
  };
  return Object.assign(db, { transaction: within });
}

function characteristics({ isolationLevel, accessMode }: PgTransactionConfig = {}): string[] {
  return [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(
    (part) => part !== undefined,
  );
}
