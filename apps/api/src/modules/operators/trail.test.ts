import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { firstBrokenEntry, newestEntries, recordAct } from './index.ts';

const clock = testClock();
let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const record = (siteId: string, target: string, after = { state: 'issued', by: 'desk' }) =>
  database.db.transaction((tx) =>
    recordAct(tx, clock, {
      siteId,
      via: 'command',
      permission: 'applications.decide',
      target,
      before: { state: 'wait' },
      after,
    }),
  );

/** Does what nobody can do through the api: an owner of the tables takes the guard away. */
async function withoutGuard(statement: string): Promise<void> {
  await database.execute('ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_is_append_only');
  await database.execute(statement);
  await database.execute('ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_is_append_only');
}

describe('the audit trail', () => {
  it('numbers the entries of each site by themselves, also when they come at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, at) => record('first', `application:${at}`)));
    await record('second', 'application:1');
    const numbers = (await newestEntries(database.db, 'first', 50)).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, at) => 12 - at));
    expect((await newestEntries(database.db, 'second', 50)).length).toBe(1);
    expect(await firstBrokenEntry(database.db, 'first')).toBeUndefined();
    expect(await firstBrokenEntry(database.db, 'second')).toBeUndefined();
  });

  it.each([
    `UPDATE audit_entry SET target = 'x'`,
    'DELETE FROM audit_entry',
    'TRUNCATE audit_entry',
  ])('refuses %s', async (statement) => {
    await expect(database.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') },
    });
    expect((await newestEntries(database.db, 'second', 50)).length).toBe(1);
  });

  it.each([
    ['a changed field', 'changed', `SET after = '{"state":"rejected","by":"desk"}'`],
    ['a changed time', 'moved', `SET at = at + interval '1 second'`],
    ['another permission', 'renamed', `SET permission = 'feedback.read'`],
  ])('finds %s behind the guard', async (_name, siteId, change) => {
    for (const id of [1, 2, 3]) await record(siteId, `application:${id}`);
    expect(await firstBrokenEntry(database.db, siteId)).toBeUndefined();
    await withoutGuard(`UPDATE audit_entry ${change} WHERE site_id = '${siteId}' AND number = 2`);
    expect(await firstBrokenEntry(database.db, siteId)).toBe(2);
  });

  it('finds an entry that was taken out, also the first', async () => {
    for (const siteId of ['headless', 'holed']) {
      for (const id of [1, 2, 3]) await record(siteId, `application:${id}`);
    }
    await withoutGuard(`DELETE FROM audit_entry WHERE site_id = 'headless' AND number = 1`);
    await withoutGuard(`DELETE FROM audit_entry WHERE site_id = 'holed' AND number = 2`);
    expect(await firstBrokenEntry(database.db, 'headless')).toBe(1);
    expect(await firstBrokenEntry(database.db, 'holed')).toBe(2);
  });

  it('walks a trail that is longer than what is read at once', async () => {
    for (let at = 0; at < 502; at += 1) await record('long', `application:${at}`);
    expect(await firstBrokenEntry(database.db, 'long')).toBeUndefined();
    await withoutGuard(
      `UPDATE audit_entry SET target = 'x' WHERE site_id = 'long' AND number = 502`,
    );
    expect(await firstBrokenEntry(database.db, 'long')).toBe(502);
  }, 120_000);
});
