import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { rowsOf } from './connection.ts';
import type { OpenDatabase } from './connection.ts';

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
 */
export async function migrate(database: OpenDatabase): Promise<number> {
  const migrations = readMigrations();
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK_KEY})`);
    await tx.execute(
      sql`CREATE TABLE IF NOT EXISTS schema_migration (hash text PRIMARY KEY, created_at bigint NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const done = await rowsOf<{ hash: string }>(tx, sql`SELECT hash FROM schema_migration`);
    const applied = new Set(done.map((row) => row.hash));
    const pending = migrations.filter((migration) => !applied.has(migration.hash));
    for (const migration of pending) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`INSERT INTO schema_migration (hash, created_at) VALUES (${migration.hash}, ${migration.folderMillis})`,
      );
    }
    return pending.length;
  });
}
