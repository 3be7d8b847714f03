import { and, asc, eq, sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { referralDay, referralLink as table } from './link.tables.ts';
import type { LinkRow } from './link.tables.ts';

/** What came by a code in a period. */
export interface LinkSums {
  readonly visits: number;
  readonly registrations: number;
  readonly firstDeposits: number;
}

/** The days of a site that are counted, both included, and where its days begin. */
export interface LinkSpan {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

/** Links of the agents of one site. */
export function linkStore(db: Queryable, siteId: string) {
  const one = (code: string) => and(eq(table.siteId, siteId), eq(table.code, code));
  return {
    async find(code: string): Promise<LinkRow | undefined> {
      return (await db.select().from(table).where(one(code)))[0];
    },
    /** The links of a member, oldest first. */
    list: (memberId: string): Promise<LinkRow[]> =>
      db
        .select()
        .from(table)
        .where(and(eq(table.siteId, siteId), eq(table.memberId, memberId)))
        .orderBy(asc(table.createdAt), asc(table.code)),
    /** Stores a link; answers false when the code is taken. */
    async insert(row: Omit<LinkRow, 'siteId'>): Promise<boolean> {
      const rows = await db
        .insert(table)
        .values({ ...row, siteId })
        .onConflictDoNothing()
        .returning({ code: table.code });
      return rows.length > 0;
    },
    async write(code: string, change: Pick<LinkRow, 'name' | 'isOpen'>): Promise<void> {
      await db.update(table).set(change).where(one(code));
    },
    async countVisit(code: string, day: string): Promise<void> {
      await db
        .insert(referralDay)
        .values({ siteId, code, day, visits: 1 })
        .onConflictDoUpdate({
          target: [referralDay.siteId, referralDay.code, referralDay.day],
          set: { visits: sql`${referralDay.visits} + 1` },
        });
    },
    /** What came by some codes in a period; a code of which nothing came is left out. */
    async sums(codes: readonly string[], span: LinkSpan): Promise<ReadonlyMap<string, LinkSums>> {
      const { from, to, timeZone } = span;
      const list = sql`${[...codes]}`;
      const begins = sql`(${from}::date)::timestamp AT TIME ZONE ${timeZone}`;
      const ends = sql`(${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}`;
      const rows = await rowsOf<LinkSums & { code: string }>(
        db,
        sql`SELECT code, sum(visits)::int AS visits, sum(registrations)::int AS registrations,
            sum(deposits)::int AS "firstDeposits"
          FROM (
            SELECT code, visits, 0 AS registrations, 0 AS deposits FROM referral_day
              WHERE site_id = ${siteId} AND code IN ${list} AND day BETWEEN ${from} AND ${to}
            UNION ALL SELECT invited_by_code, 0, 1, 0 FROM member
              WHERE site_id = ${siteId} AND invited_by_code IN ${list} AND created_at >= ${begins} AND created_at < ${ends}
            UNION ALL SELECT m.invited_by_code, 0, 0, 1 FROM member m
              JOIN first_deposit f ON f.site_id = ${siteId} AND f.member_id = m.member_id
              WHERE m.site_id = ${siteId} AND m.invited_by_code IN ${list} AND f.at >= ${begins} AND f.at < ${ends}
          ) AS each_one GROUP BY code`,
      );
      return new Map(rows.map(({ code, ...sums }) => [code, sums]));
    },
  };
}
