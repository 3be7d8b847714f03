import { OPEN_ODDITIES } from '@maidan/contract/constants';
import type { ReportOddity, ReportState } from '@maidan/contract/constants';
import type { PaymentCallback } from '@maidan/wire';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { paymentReport as table } from './report.tables.ts';
import type { ReportRow } from './report.tables.ts';
import type { KeysetRead } from '#platform/http/keyset-page.ts';

/** Where counts end. */
const MOST_COUNTED = 1000;

/** What channels told of payments of one site. */
export function reportStore(db: Queryable, siteId: string) {
  const one = (reportId: string) => and(eq(table.siteId, siteId), eq(table.reportId, reportId));
  return {
    /** Notes what a channel told, and answers how often it was; told again it is counted. What is known of it stays. */
    async note(
      {
        reference,
        cashierReference,
        status,
        amountMinor,
        currency,
        sequence,
        ...told
      }: PaymentCallback,
      { reportId, oddity, now }: { reportId: string; oddity: ReportOddity; now: Date },
    ): Promise<number> {
      const isOpen = (OPEN_ODDITIES as readonly string[]).includes(oddity);
      const said = { reference, cashierReference, status, amountMinor, currency, sequence };
      const occurredAt = new Date(told.occurredAt);
      const state: ReportState = isOpen ? 'open' : 'seen';
      const [noted] = await db
        .insert(table)
        .values({ siteId, reportId, oddity, ...said, occurredAt, receivedAt: now, times: 1, state })
        .onConflictDoUpdate({
          target: [
            table.siteId,
            table.reference,
            table.cashierReference,
            table.sequence,
            table.status,
          ],
          set: { times: sql`${table.times} + 1` },
        })
        .returning({ times: table.times });
      return noted?.times ?? 0;
    },
    async find(reportId: string): Promise<ReportRow | undefined> {
      return (await db.select().from(table).where(one(reportId)))[0];
    },
    /** A report, locked until the transaction ends. */
    async hold(reportId: string): Promise<ReportRow | undefined> {
      return (await db.select().from(table).where(one(reportId)).for('update'))[0];
    },
    async write(reportId: string, change: Partial<ReportRow>): Promise<void> {
      await db.update(table).set(change).where(one(reportId));
    },
    /** Reports of a state: those that are open the oldest first, the others the newest first. */
    list(
      { state, oddity }: { state: ReportState; oddity?: ReportOddity | undefined },
      { after, most }: KeysetRead,
    ): Promise<ReportRow[]> {
      const isOpen = state === 'open';
      const beyond = isOpen ? sql`>` : sql`<`;
      const later =
        after &&
        sql`(${table.receivedAt}, ${table.reportId}) ${beyond} (${after.at.toISOString()}::timestamptz, ${after.id})`;
      const order = isOpen ? asc : desc;
      return db
        .select()
        .from(table)
        .where(
          and(
            eq(table.siteId, siteId),
            eq(table.state, state),
            oddity && eq(table.oddity, oddity),
            later,
          ),
        )
        .orderBy(order(table.receivedAt), order(table.reportId))
        .limit(most);
    },
  };
}

/** How many reports of a site wait, up to 1,000. */
export async function countOpenReports(db: Queryable, siteId: string): Promise<number> {
  const some = db
    .select({ reportId: table.reportId })
    .from(table)
    .where(and(eq(table.siteId, siteId), eq(table.state, 'open')))
    .limit(MOST_COUNTED)
    .as('some');
  const [row] = await db.select({ rows: count() }).from(some);
  return row?.rows ?? 0;
}
