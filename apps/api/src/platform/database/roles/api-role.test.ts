import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstBrokenEntry, newestEntries, recordAct, walkTrail } from '#modules/operators/index.ts';
import { settleGames } from '#modules/games/search/search.store.ts';
import { readEnv } from '#platform/process/env.ts';
import { buildApp } from '../../../app.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import { memberOf } from '../../../testing/members.ts';
import { requestsTo, seedTestSites, testClock, testDeps } from '../../../testing/test-app.ts';
import { createTestPostgres, openOn, testDatabaseUrl } from '../../../testing/test-database.ts';
import type { OpenDatabase } from '../connection.ts';
import { mayChangeTrail, migrateAsOwner } from './api-role.ts';
import { migrate } from '../migrations.ts';

describe.skipIf(!testDatabaseUrl)('a role of the api that owns nothing', () => {
  const role = `maidan_api_${randomBytes(6).toString('hex')}`;
  const clock = testClock();
  let served: Awaited<ReturnType<typeof createTestPostgres>>;
  let owner: OpenDatabase;
  let api: OpenDatabase;
  let apiUrl: string;

  beforeAll(async () => {
    served = await createTestPostgres();
    owner = openOn(served.url);
    await owner.execute(`CREATE ROLE ${role} LOGIN`);
    const url = new URL(served.url);
    url.username = role;
    apiUrl = url.toString();
    api = openOn(apiUrl);
  }, 120_000);
  afterAll(async () => {
    await api.close();
    await owner.execute(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
    await owner.close();
    await served.drop();
  });

  const prepare = (more: Record<string, string> = {}) =>
    migrateAsOwner(readEnv({ DATABASE_URL: apiUrl, DATABASE_OWNER_URL: served.url, ...more }));
  const refusalOf = async (statement: string) =>
    api.db.execute(sql.raw(statement)).then(
      () => 'done',
      (error: { cause?: { code?: string } }) => error.cause?.code,
    );

  it('OPS-14 reads the trail and adds to it, and may not change, empty or unguard it', async () => {
    // Several at once, as when the processes of a new version start together.
    const prepared = await Promise.all([prepare(), prepare(), prepare()]);
    expect(prepared).toEqual(prepared.map(() => ({ applied: 0, role })));
    await api.db.transaction((tx) =>
      recordAct(tx, clock, {
        siteId: 'first',
        via: 'command',
        permission: 'applications.decide',
        target: 'application:1',
        before: {},
        after: { state: 'issued' },
      }),
    );
    expect((await newestEntries(api.db, 'first', 5)).length).toBe(1);
    expect((await walkTrail(api.db, clock, 'first')).brokenAt).toBeNull();
    const denied = '42501';
    for (const table of ['audit_entry', 'trail_proof', 'trail_key'])
      for (const statement of [
        `UPDATE ${table} SET site_id = 'x'`,
        `DELETE FROM ${table}`,
        `TRUNCATE ${table}`,
        `ALTER TABLE ${table} DISABLE TRIGGER ALL`,
        `DROP TABLE ${table}`,
      ])
        expect([statement, await refusalOf(statement)]).toEqual([statement, denied]);
    expect(await refusalOf('DROP FUNCTION trail_is_append_only CASCADE')).toBe(denied);
    expect(await refusalOf('DELETE FROM schema_migration')).toBe(denied);
    expect(await firstBrokenEntry(api.db, 'first')).toBeUndefined();
    expect([await mayChangeTrail(api.db), await mayChangeTrail(owner.db)]).toEqual([false, true]);
  });

  it('serves members and operators', async () => {
    await prepare();
    await seedTestSites(owner, clock);
    const app = await buildApp(testDeps(api, { clock }));
    const parts = { app, database: api, db: api.db, clock, services: app.services };
    const test = { ...requestsTo(app), ...parts, close: () => app.close() };
    expect(await memberOf(test, 'hasina_r')).toEqual(expect.any(String));
    const auditor = await operatorsOf(test).operatorOf('auditor', 'first');
    expect((await auditor.ask('GET', '/sites/first/entries')).status).toBe(200);
    // Sorts the indexes of the search and counts the games, which only an owner may do.
    await expect(settleGames(api.db)).resolves.toBeUndefined();
    await app.close();
  });

  it('starts on a database that is up to date, and says what to do about one that is not', async () => {
    await prepare();
    expect(await migrate(api)).toBe(0);
    const [last] = (
      (await owner.db.execute(
        sql`DELETE FROM schema_migration WHERE created_at = (SELECT max(created_at) FROM schema_migration) RETURNING hash, created_at`,
      )) as unknown as { rows: { hash: string; created_at: number }[] }
    ).rows;
    await expect(migrate(api)).rejects.toThrow('npm run migrate with DATABASE_OWNER_URL');
    await owner.db.execute(
      sql`INSERT INTO schema_migration (hash, created_at) VALUES (${last?.hash}, ${last?.created_at})`,
    );
  });

  it('is refused when both addresses name one role, or the role has rights of its own', async () => {
    await expect(prepare({ DATABASE_URL: served.url })).rejects.toThrow('both name the role');
    await expect(migrateAsOwner(readEnv({ DATABASE_URL: apiUrl }))).rejects.toThrow(
      'Set DATABASE_OWNER_URL',
    );
    await owner.execute(`ALTER ROLE ${role} SUPERUSER`);
    await expect(prepare()).rejects.toThrow('may still change the audit trail');
    await owner.execute(`ALTER ROLE ${role} NOSUPERUSER`);
    expect((await prepare()).role).toBe(role);
  });
});
