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

const FIRST = '588747700c13e0ce3844d54c3ee4d548f5e2259b7f176419569a1802d37636cf';
const OLD = [
  [1, 'NULL, NULL, NULL, NULL, NULL, NULL', '', FIRST],
  [
    2,
    `'op-1', 'owner', '203.0.113.0/24', 's-1', 'r-1', 'p-1'`,
    FIRST,
    'b7ef8694b73e474a7cb53987ea09ff9b45ccbba485211a7de2d00dbc76926a53',
  ],
] as const;

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

  it('finds another device behind the guard', async () => {
    for (const id of [1, 2, 3]) await record('device', `application:${id}`);
    await withoutGuard(
      `UPDATE audit_entry SET device = 'x' WHERE site_id = 'device' AND number = 3`,
    );
    expect(await firstBrokenEntry(database.db, 'device')).toBe(3);
  });

  it('walks entries from before devices were kept, and goes on after them', async () => {
    // Hashes as they were computed then, of an entry of the machine and of an operator with a proposal.
    for (const [number, fields, previous, hash] of OLD)
      await database.execute(
        `INSERT INTO audit_entry (site_id, number, at, via, permission, target, before, after, previous_hash, hash,
          operator_id, role, network, session_id, request_id, proposal_id)
          VALUES ('old', ${number}, '2026-11-20T10:00:00Z', 'console', 'settings.change', 'site:old', '{"value":"1"}',
          '{"value":"2"}', '${previous}', '${hash}', ${fields})`,
      );
    expect(await firstBrokenEntry(database.db, 'old')).toBeUndefined();
    await record('old', 'application:1');
    expect(await firstBrokenEntry(database.db, 'old')).toBeUndefined();
    await withoutGuard(`UPDATE audit_entry SET device = 'x' WHERE site_id = 'old' AND number = 2`);
    expect(await firstBrokenEntry(database.db, 'old')).toBe(2);
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
