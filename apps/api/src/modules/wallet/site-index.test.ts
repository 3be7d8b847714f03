import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '#platform/database/connection.ts';
import { ofSite } from './site-index.ts';
import { SITE_ID, openLedger } from './wallet.fixture.ts';

type Ledger = Awaited<ReturnType<typeof openLedger>>;
let ledger: Ledger;

beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.database.close());

/** The index that answers a query on tables for which the planner has no statistics. */
function indexOf(query: SQL): Promise<string | undefined> {
  return ledger.db.transaction(async (tx) => {
    // The planner reads an empty table whole. What counts is which index it takes for a table with rows.
    await tx.execute(sql`SET LOCAL enable_seqscan = off`);
    const rows = await rowsOf<{ 'QUERY PLAN': string }>(tx, sql`EXPLAIN ${query}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    return /(?:using|Bitmap Index Scan on) (\w+)/.exec(plan)?.[1];
  });
}

describe('indexes beside the primary keys', () => {
  it.each([
    [
      'journal_idempotency_key',
      sql`journal j WHERE ${ofSite('j', SITE_ID)} AND j.idempotency_key = 'x'`,
    ],
    ['journal_reference', sql`journal j WHERE ${ofSite('j', SITE_ID)} AND j.reference = 'x'`],
    ['posting_member', sql`posting p WHERE ${ofSite('p', SITE_ID)} AND p.member_id = 'x'`],
    ['round_of_member', sql`round r WHERE ${ofSite('r', SITE_ID)} AND r.member_id = 'x'`],
  ])('%s serves a query that names its site by ofSite', async (name, query) => {
    expect(await indexOf(sql`SELECT 1 FROM ${query}`)).toBe(name);
  });

  it.each([
    ['journal_site_id_journal_id_pk', sql`journal WHERE site_id = ${SITE_ID} AND journal_id = 'x'`],
    [
      'posting_site_id_journal_id_line_pk',
      sql`posting WHERE site_id = ${SITE_ID} AND journal_id = 'x' AND member_id = 'y'`,
    ],
    [
      'round_site_id_round_id_pk',
      sql`round WHERE site_id = ${SITE_ID} AND round_id = 'x' AND member_id = 'y'`,
    ],
  ])('%s answers a lookup by primary key, and none of those indexes does', async (name, query) => {
    expect(await indexOf(sql`SELECT 1 FROM ${query}`)).toBe(name);
  });

  it('the same query with the site as a plain condition uses none of them', async () => {
    const plain = sql`SELECT 1 FROM round r WHERE r.site_id = ${SITE_ID} AND r.member_id = 'x'`;
    expect(await indexOf(plain)).not.toBe('round_of_member');
  });
});
