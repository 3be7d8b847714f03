import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { rowsOf } from './connection.ts';
import type { Queryable } from './connection.ts';

type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('the schema after all migrations', () => {
  it('can be spread over machines by site', async () => {
    expect(await whatCannotSpread(database.db)).toEqual([]);
  });

  it.each([
    [
      ['planted has no primary key', 'planted has no site_id'],
      ['CREATE TABLE planted (name text)'],
    ],
    [
      ['planted_name of planted lacks site_id'],
      [
        'CREATE TABLE planted (site_id text, name text, PRIMARY KEY (site_id, name))',
        'CREATE UNIQUE INDEX planted_name ON planted (name)',
      ],
    ],
    [
      ['planted_wallet of planted may lead to another site'],
      [
        `CREATE TABLE planted (site_id text PRIMARY KEY, other_site text, member_id text,
          CONSTRAINT planted_wallet FOREIGN KEY (other_site, member_id) REFERENCES wallet (site_id, member_id))`,
      ],
    ],
    [
      ['planted_reads of favourite reads wallet'],
      [
        `CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN
          -- session
          PERFORM 1 FROM wallet; RETURN NULL; END'`,
        'CREATE TRIGGER planted_reads AFTER INSERT ON favourite FOR EACH ROW EXECUTE FUNCTION planted()',
      ],
    ],
  ])('%j is refused', async (says, statements) => {
    const undo = new Error('undo');
    const planting = database.db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      expect(await whatCannotSpread(tx)).toEqual(says);
      throw undo;
    });
    await expect(planting).rejects.toBe(undo);
  });
});

/**
 * What keeps a table from being spread over machines by `site_id`, one sentence each: a unique key without the column, a
 * reference that may lead to another site, a trigger that names a table (on a machine of its own only a part of it is
 * there). The rules are those of Citus 12 for distributed tables, and hold for any database that divides rows by a column.
 */
async function whatCannotSpread(db: Queryable): Promise<string[]> {
  const found = await Promise.all([keysWithout(db), referencesAcross(db), triggersThatRead(db)]);
  return found.flat().toSorted();
}

/** All but the list of migrations, which every machine has for itself. */
const OURS = sql`SELECT oid, relname FROM pg_class
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'schema_migration'`;

async function keysWithout(db: Queryable): Promise<string[]> {
  const rows = await rowsOf<{ said: string }>(
    db,
    sql`WITH ours AS (${OURS}), by_site AS (
      SELECT ours.oid, ours.relname, a.attnum FROM ours
      LEFT JOIN pg_attribute a ON a.attrelid = ours.oid AND a.attname = 'site_id' AND a.attnotnull
    )
    SELECT relname || ' has no site_id' AS said FROM by_site WHERE attnum IS NULL
    UNION ALL
    SELECT relname || ' has no primary key' FROM by_site
    WHERE NOT EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = by_site.oid AND i.indisprimary)
    UNION ALL
    SELECT i.indexrelid::regclass || ' of ' || relname || ' lacks site_id' FROM by_site
    JOIN pg_index i ON i.indrelid = by_site.oid AND i.indisunique
    WHERE attnum IS NOT NULL AND NOT attnum = ANY (i.indkey::smallint[])`,
  );
  return rows.map(({ said }) => said);
}

async function referencesAcross(db: Queryable): Promise<string[]> {
  const rows = await rowsOf<{ said: string }>(
    db,
    sql`WITH ours AS (${OURS})
    SELECT c.conname || ' of ' || ours.relname || ' may lead to another site' AS said
    FROM pg_constraint c JOIN ours ON ours.oid = c.conrelid
    WHERE c.contype = 'f' AND NOT EXISTS (
      SELECT 1 FROM unnest(c.conkey, c.confkey) AS pair(here, there)
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = pair.here AND a.attname = 'site_id'
      JOIN pg_attribute b ON b.attrelid = c.confrelid AND b.attnum = pair.there AND b.attname = 'site_id')`,
  );
  return rows.map(({ said }) => said);
}

async function triggersThatRead(db: Queryable): Promise<string[]> {
  const tables = await rowsOf<{ relname: string }>(db, OURS);
  const triggers = await rowsOf<{ name: string; owner: string; body: string }>(
    db,
    sql`WITH ours AS (${OURS})
    SELECT t.tgname AS name, ours.relname AS owner, p.prosrc AS body
    FROM pg_trigger t JOIN ours ON ours.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid WHERE NOT t.tgisinternal`,
  );
  return triggers.flatMap(({ name, owner, body }) => {
    const words = new Set(body.replaceAll(/'[^']*'|--[^\n]*/g, '').match(/\w+/g));
    const named = tables.filter(({ relname }) => words.has(relname));
    return named.map(({ relname }) => `${name} of ${owner} reads ${relname}`);
  });
}
