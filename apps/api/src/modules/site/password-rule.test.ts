import { parseSiteSettings } from '@maidan/site/settings';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '#platform/database/connection.ts';
import type { OpenDatabase } from '#platform/database/connection.ts';
import { migrate } from '#platform/database/migrations.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { testSettings } from '../../testing/test-app.ts';

/** When the migration of the rule was made, as the migrations' journal records it. */
const MADE_AT = 1_795_000_031_000;
const FORMER = {
  enabled: true,
  required: true,
  minLength: 8,
  maxLength: 20,
  patternId: 'password',
};
let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Migrates the settings of a site from before the rule changed. */
async function migrated(siteId: string, password: object) {
  const settings = testSettings('first');
  const register = {
    ...settings.register,
    password,
    confirmPassword: { ...password, enabled: false },
  };
  const stored = JSON.stringify({ ...settings, register });
  await database.db.execute(
    sql`INSERT INTO site (site_id, settings, version, created_at) VALUES (${siteId}, ${stored}::jsonb, 4, now())`,
  );
  await database.db.execute(sql`DELETE FROM schema_migration WHERE created_at = ${MADE_AT}`);
  expect(await migrate(database)).toBe(1);
  const [row] = await rowsOf<{ settings: unknown; version: number }>(
    database.db,
    sql`SELECT settings, version FROM site WHERE site_id = ${siteId}`,
  );
  const after = parseSiteSettings(row?.settings);
  expect(after).toMatchObject({
    slug: 'first',
    hosts: settings.hosts,
    timeZone: settings.timeZone,
  });
  return { register: after.register, version: row?.version };
}

it('a site that never changed the rule of passwords takes any characters from the next start on', async () => {
  const { register, version } = await migrated('former', FORMER);
  const free = { minLength: 8, maxLength: 128, patternId: 'passphrase' };
  expect(register.password).toEqual({ ...FORMER, ...free });
  expect(register.confirmPassword).toEqual({ ...FORMER, ...free, enabled: false });
  expect(register.username).toEqual(testSettings('first').register.username);
  expect(version).toBe(5);
});

it('a site with a rule of its own keeps its pattern; its lengths are moved within the limits', async () => {
  const own = { ...FORMER, minLength: 6, maxLength: 30 };
  expect((await migrated('own', own)).register.password).toEqual({
    ...own,
    minLength: 8,
    maxLength: 64,
  });
  const long = { ...FORMER, minLength: 15, maxLength: 255, patternId: 'any' };
  expect((await migrated('long', long)).register.password).toEqual({ ...long, maxLength: 128 });
});
