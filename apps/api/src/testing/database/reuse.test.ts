// Tests use one database after another, so what one leaves behind must not reach the next.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '#platform/database/connection.ts';
import type { OpenDatabase } from '#platform/database/connection.ts';
import { memberOf } from '../members.ts';
import { openTestApp } from '../test-app.ts';
import { openTestDatabase } from '../test-database.ts';

/** The tables that have rows. */
async function filled({ db }: OpenDatabase): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`SELECT relname AS name FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf(db, sql`SELECT 1 FROM ${sql.identifier(name)} LIMIT 1`);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** A number that only grows on one database; a new one begins with that of the snapshot. */
async function newestTransaction({ db }: OpenDatabase): Promise<number> {
  const [row] = await rowsOf<{ at: number }>(db, sql`SELECT txid_current()::int AS at`);
  return row?.at ?? 0;
}

/** Which database this is, where the server tells. */
async function nameOf({ db }: OpenDatabase): Promise<string | undefined> {
  const [row] = await rowsOf<{ name: string }>(db, sql`SELECT current_database() AS name`);
  return row?.name;
}

const nextMessage = sql`SELECT nextval('outbox_message_id_seq')::int AS id`;

test('a database that is used again has no row, begins its numbers anew, and keeps no setting and no listener', async () => {
  const app = await openTestApp();
  const { database } = app;
  await memberOf(app, 'hasina_b');
  expect(await filled(database)).toEqual(expect.arrayContaining(['journal', 'posting', 'member']));
  await rowsOf(database.db, nextMessage);
  await database.execute(`SET statement_timeout = '7s'`);
  const heard: string[] = [];
  await database.listen('reuse', (payload) => heard.push(payload));
  const [name, at] = [await nameOf(database), await newestTransaction(database)];
  await app.close();

  const next = await openTestDatabase();
  expect(await nameOf(next)).toBe(name);
  expect(await newestTransaction(next)).toBeGreaterThan(at);
  expect(await filled(next)).toEqual(['schema_migration']);
  expect(await rowsOf(next.db, nextMessage)).toEqual([{ id: 1 }]);
  expect(await rowsOf(next.db, sql`SHOW statement_timeout`)).toEqual([{ statement_timeout: '0' }]);
  const heardNext: string[] = [];
  await next.listen('reuse', (payload) => heardNext.push(payload));
  await next.execute(`NOTIFY reuse, 'late'`);
  await expect.poll(() => heardNext).toEqual(['late']);
  expect(heard).toEqual([]);
  await next.close();
});

test('what outlives its test cannot reach the database of the next one', async () => {
  const { db, close } = await openTestDatabase();
  await close();
  await expect(rowsOf(db, sql`SELECT 1`)).rejects.toThrow();
  await expect(db.transaction((tx) => rowsOf(tx, sql`SELECT 1`))).rejects.toThrow();
});

test.each([
  ['a new table', 'CREATE TABLE left_behind (id int)'],
  ['a column', 'ALTER TABLE favourite ADD COLUMN left_behind int'],
  ['a missing table', 'DROP TABLE favourite'],
  ['another name', 'ALTER TABLE favourite RENAME TO left_behind'],
  ['a trigger', 'ALTER TABLE journal DISABLE TRIGGER journal_is_append_only'],
  ['a missing index', 'DROP INDEX round_day_stale'],
  ['statistics', 'ANALYZE schema_migration'],
])('a database with %s is not used again', async (_what, statements) => {
  const changed = await openTestDatabase();
  const [name, at] = [await nameOf(changed), await newestTransaction(changed)];
  await changed.execute(statements);
  await changed.close();
  const next = await openTestDatabase();
  const isNew = (await nameOf(next)) !== name || (await newestTransaction(next)) <= at;
  expect(isNew).toBe(true);
  await next.close();
});
