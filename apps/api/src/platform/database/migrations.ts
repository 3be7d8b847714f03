import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { rowsOf } from './connection.ts';
import type { OpenDatabase, Transaction } from './connection.ts';
import { PlainError } from '@maidan/deployment/plain-error';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url));
const LOCK_KEY = 724_511_001;

/** Every migration of the project, in order. */
export function readMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
}

/**
 * Applies the missing migrations and answers how many there were. Several processes may start at once: one applies
 * them, the others wait on an advisory lock and then find nothing to do. A migration that fails leaves the schema as it
 * was.
 * @throws PlainError when some are missing and the role may not create tables
 */
export async function migrate(database: OpenDatabase): Promise<number> {
  const migrations = readMigrations();
  return database.db.transaction(async (tx) => {
    await lockMigrations(tx);
    await makeTable(tx);
    const done = await rowsOf<{ hash: string }>(tx, sql`SELECT hash FROM schema_migration`);
    const applied = new Set(done.map((row) => row.hash));
    const pending = migrations.filter((migration) => !applied.has(migration.hash));
    if (pending.length > 0) await requireOwner(tx, pending.length);
    for (const migration of pending) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`INSERT INTO schema_migration (hash, created_at) VALUES (${migration.hash}, ${migration.folderMillis})`,
      );
    }
    return pending.length;
  });
}

/** Waits until nobody else changes the schema, until the transaction ends. */
export async function lockMigrations(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK_KEY})`);
}

/** A role that owns nothing may not even ask for a table that is there to be made. */
async function makeTable(tx: Transaction): Promise<void> {
  const [found] = await rowsOf<{ isThere: boolean }>(
    tx,
    sql`SELECT to_regclass('schema_migration') IS NOT NULL AS "isThere"`,
  );
  if (found?.isThere) return;
  await requireOwner(tx, 'all');
  await tx.execute(
    sql`CREATE TABLE schema_migration (hash text PRIMARY KEY, created_at bigint NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
}

async function requireOwner(tx: Transaction, missing: number | 'all'): Promise<void> {
  const [row] = await rowsOf<{ role: string; may: boolean }>(
    tx,
    sql`SELECT current_user AS role, has_schema_privilege(current_schema(), 'CREATE') AS may`,
  );
  if (row?.may) return;
  throw new PlainError(
    `The database lacks migrations (${missing}), and the role ${row?.role} may not apply them: run npm run migrate with DATABASE_OWNER_URL first.`,
  );
}
