import { PlainError } from '@maidan/deployment/plain-error';
import { sql } from 'drizzle-orm';
import type { Env } from '../../process/env.ts';
import { rowsOf } from '../connection.ts';
import type { OpenDatabase, Queryable } from '../connection.ts';
import { lockMigrations, migrate } from '../migrations.ts';
import { openDatabase } from '../open.ts';

/** What the api's role reads and adds to, and never changes (OPS-14). */
const APPEND_ONLY = ['audit_entry', 'trail_proof', 'trail_key'] as const;
const CHANGES = ['UPDATE', 'DELETE', 'TRUNCATE'] as const;

/**
 * Applies the missing migrations as the role of DATABASE_OWNER_URL, and gives the role of DATABASE_URL what the api needs:
 * every table to work with, the audit trail to read and to add to.
 * @returns how many migrations were applied, and the api's role
 * @throws PlainError when an address is missing, both name one role, or the api's role has rights of its own on the trail
 */
export async function migrateAsOwner(
  env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_POOL' | 'DATABASE_OWNER_URL'>,
): Promise<{ applied: number; role: string }> {
  const { DATABASE_URL, DATABASE_OWNER_URL } = env;
  if (DATABASE_URL === undefined || DATABASE_OWNER_URL === undefined)
    throw new PlainError(
      'Set DATABASE_OWNER_URL to the address with the role that owns the tables, and DATABASE_URL to that of the api.',
    );
  const api = await openDatabase(env);
  try {
    const owner = await openDatabase({ ...env, DATABASE_URL: DATABASE_OWNER_URL });
    try {
      return await prepare(owner, api);
    } finally {
      await owner.close();
    }
  } finally {
    await api.close();
  }
}

/** Whether the role of a connection may change or take out what the audit trail holds. */
export async function mayChangeTrail(db: Queryable): Promise<boolean> {
  const rights = CHANGES.map((change) => sql`has_table_privilege('audit_entry', ${change})`);
  const [row] = await rowsOf<{ may: boolean }>(
    db,
    sql`SELECT ${sql.join(rights, sql` OR `)} AS may`,
  );
  return row?.may ?? false;
}

async function prepare(owner: OpenDatabase, api: OpenDatabase) {
  const role = await roleOf(api.db);
  if (role === (await roleOf(owner.db)))
    throw new PlainError(
      `DATABASE_OWNER_URL and DATABASE_URL both name the role ${role}: give the api one of its own.`,
    );
  const applied = await migrate(owner);
  await grantTo(owner, role);
  if (await mayChangeTrail(api.db))
    throw new PlainError(
      `The role ${role} may still change the audit trail: it must be no superuser, own no table, and belong to no role that does.`,
    );
  return { applied, role };
}

async function roleOf(db: Queryable): Promise<string> {
  const [row] = await rowsOf<{ role: string }>(db, sql`SELECT current_user AS role`);
  return row?.role ?? '';
}

async function grantTo({ db }: OpenDatabase, name: string): Promise<void> {
  await db.transaction(async (tx) => {
    // Two who grant at once would refuse each other.
    await lockMigrations(tx);
    const [row] = await rowsOf<{ schema: string }>(tx, sql`SELECT current_schema() AS schema`);
    const schema = sql.identifier(row?.schema ?? 'public');
    const role = sql.identifier(name);
    const all = sql`IN SCHEMA ${schema} TO ${role}`;
    await tx.execute(sql`GRANT USAGE ON SCHEMA ${schema} TO ${role}`);
    await tx.execute(sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES ${all}`);
    await tx.execute(sql`GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES ${all}`);
    const kept = sql.join(
      APPEND_ONLY.map((table) => sql.identifier(table)),
      sql`, `,
    );
    await tx.execute(sql`REVOKE UPDATE, DELETE, TRUNCATE ON ${kept} FROM ${role}`);
    await tx.execute(sql`REVOKE INSERT, UPDATE, DELETE ON schema_migration FROM ${role}`);
  });
}
