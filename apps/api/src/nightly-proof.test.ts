import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAct } from './modules/operators/index.ts';
import { proofGauges } from './nightly-proof.ts';
import { rowsOf } from './platform/database/connection.ts';
import { createMetrics } from './platform/process/metrics.ts';
import { memberOf } from './testing/members.ts';
import { openTestApp } from './testing/test-app.ts';
import type { TestApp } from './testing/test-app.ts';

const DAY_MS = 86_400_000;
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  for (const site of ['first', 'second'] as const) await memberOf(app, 'ratri_1', site);
  for (const siteId of ['first', 'second', 'second']) await act(siteId);
});
afterAll(() => app.close());

const act = (siteId: string) =>
  app.db.transaction((tx) =>
    recordAct(tx, app.clock, {
      siteId,
      via: 'command',
      permission: 'applications.decide',
      target: 'application:1',
      before: {},
      after: {},
    }),
  );

/** Lets a night pass, and answers how often each site was proved and what the newest walk of its trail found. */
async function night() {
  app.clock.moveMs(DAY_MS);
  await app.services.jobs.runDue();
  return rowsOf<{ site: string; proofs: number; broken: number | null; seen: number }>(
    app.db,
    sql`SELECT DISTINCT ON (site_id) site_id AS site, broken_at AS broken, newest_number AS seen,
        (SELECT count(*)::int FROM ledger_proof p WHERE p.site_id = t.site_id) AS proofs
      FROM trail_proof t ORDER BY site_id, walked_at DESC`,
  );
}

async function gauges(): Promise<string> {
  const metrics = createMetrics({ isDefault: false });
  await proofGauges(app.db, metrics)();
  return metrics.registry.metrics();
}

/** Does what nobody can do through the api: an owner of the tables takes the guard away. */
async function withoutGuard(statement: string): Promise<void> {
  await app.database.execute('ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_is_append_only');
  await app.database.execute(statement);
  await app.database.execute('ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_is_append_only');
}

describe('the nightly proof', () => {
  it('MONEY-05 is made once a night for each site, and every process shows the result', async () => {
    const nights = [await night(), await night(), await night()];
    // The app may have made the proof of an earlier night by itself before the first one here.
    const [earlier = 0] = nights[0]?.map(({ proofs }) => proofs) ?? [];
    expect(
      nights.map((found) => found.map(({ site, proofs }) => [site, proofs - earlier])),
    ).toEqual([
      [
        ['first', 0],
        ['second', 0],
      ],
      [
        ['first', 1],
        ['second', 1],
      ],
      [
        ['first', 2],
        ['second', 2],
      ],
    ]);
    await app.services.jobs.runDue();
    expect(await gauges()).toContain('maidan_ledger_differences 0');
    expect(await gauges()).toContain('maidan_ledger_differences 0');
    await app.db.execute(
      sql`UPDATE wallet SET cash_minor = cash_minor + 5 WHERE site_id = 'first'`,
    );
    await night();
    expect(await gauges()).toContain('maidan_ledger_differences 1');
    await app.db.execute(
      sql`UPDATE wallet SET cash_minor = cash_minor - 5 WHERE site_id = 'first'`,
    );
    await night();
    expect(await gauges()).toContain('maidan_ledger_differences 0');
  });

  it('OPS-14 walks the trail of each site and notices entries that were cut off at its end', async () => {
    expect((await night()).map(({ broken, seen }) => [broken, seen])).toEqual([
      [null, 1],
      [null, 2],
    ]);
    await withoutGuard(`DELETE FROM audit_entry WHERE site_id = 'second' AND number = 2`);
    expect((await night()).map(({ broken }) => broken)).toEqual([null, 2]);
    expect(await gauges()).toContain('maidan_trails_broken 1');
    // An entry that takes the place of the missing one is not the one that was seen.
    await act('second');
    expect((await night()).map(({ broken }) => broken)).toEqual([null, 2]);
  });
});
