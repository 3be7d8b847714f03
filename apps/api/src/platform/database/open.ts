import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Pool } from 'pg';
import { databaseServers } from './servers.ts';
import { databaseOfPglite, databaseOfPool } from './connection.ts';
import type { OpenDatabase } from './connection.ts';
import type { Env } from '../process/env.ts';
import { lockFolder } from './folder-lock.ts';
import { PlainError } from '@maidan/deployment/plain-error';

/** Extensions the embedded database carries. PostgreSQL has them from its contrib package. */
export const PGLITE_EXTENSIONS = { btree_gin, pg_trgm };

/**
 * Opens the database that the environment names: PostgreSQL at DATABASE_URL, otherwise the embedded one in DATA_DIR,
 * whose folder it locks for this process.
 * @throws PlainError when the folder is locked or the server does not answer
 */
export async function openDatabase(
  env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_POOL'>,
): Promise<OpenDatabase> {
  return env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, env.DATABASE_POOL)
    : openEmbedded(env.DATA_DIR);
}

/**
 * Opens a pool on the PostgreSQL server of an address; of several servers it uses the one that accepts writes. It runs
 * one query, so that a wrong address fails at once.
 */
async function openPostgres(url: string, connections: number): Promise<OpenDatabase> {
  const { Client, requireWriting, count } = databaseServers(url);
  const pool = new Pool({
    Client,
    onConnect: requireWriting,
    max: connections,
    pipeline: true,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    // A statement that runs longer is a bug. Without a limit it would hold its connection without end.
    statement_timeout: 30_000,
  });
  const database = databaseOfPool(pool);
  let reason = '';
  for (let tried = 0; tried < count; tried += 1) {
    try {
      await pool.query('SELECT 1');
      return database;
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
  }
  await database.close();
  throw new PlainError(`PostgreSQL does not answer at DATABASE_URL (${reason}).`);
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const client = await PGlite.create({ dataDir: folder, extensions: PGLITE_EXTENSIONS });
    const database = databaseOfPglite(client);
    return {
      ...database,
      close: async () => {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`The embedded database in ${dataDir} cannot be opened (${reason}).`);
  }
}
