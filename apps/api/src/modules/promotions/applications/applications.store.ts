import { OPEN_APPLICATION_STATES } from '@maidan/contract/constants';
import { and, asc, count, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { rewardApplication as table } from './applications.tables.ts';
import type { KeysetRead } from '#platform/http/keyset-page.ts';

export type ApplicationRow = typeof table.$inferSelect;
/** An application to be stored. */
export type NewApplication = Pick<
  ApplicationRow,
  | 'applicationId'
  | 'memberId'
  | 'linkedPromotionId'
  | 'remarks'
  | 'pictureIds'
  | 'appliedAt'
  | 'idempotencyKey'
  | 'bodyHash'
>;
/** What a decision writes. */
export type DecisionRecord = Pick<
  ApplicationRow,
  'state' | 'reason' | 'reviewedAt' | 'reviewedBy' | 'decidedAt'
>;
/** Which applications are listed: those that wait, those that are decided, or all. */
export type ApplicationFilter = 'all' | 'open' | 'closed';

const OPEN = [...OPEN_APPLICATION_STATES];

/** Applications of one site's members. */
export function applicationsStore(db: Queryable, siteId: string) {
  const ofMember = (memberId: string) =>
    and(eq(table.siteId, siteId), eq(table.memberId, memberId));
  const filtered = (memberId: string, show: ApplicationFilter) => {
    if (show === 'all') return ofMember(memberId);
    const state = show === 'open' ? inArray(table.state, OPEN) : notInArray(table.state, OPEN);
    return and(ofMember(memberId), state);
  };
  const one = (applicationId: string) =>
    and(eq(table.siteId, siteId), eq(table.applicationId, applicationId));
  return {
    /** Stores an application; answers false when its key or its place is taken. */
    async insert(row: NewApplication): Promise<boolean> {
      const rows = await db
        .insert(table)
        .values({ ...row, siteId, state: 'applying' })
        .onConflictDoNothing()
        .returning({ applicationId: table.applicationId });
      return rows.length > 0;
    },
    async byKey(memberId: string, key: string): Promise<ApplicationRow | undefined> {
      const rows = await db
        .select()
        .from(table)
        .where(and(ofMember(memberId), eq(table.idempotencyKey, key)));
      return rows[0];
    },
    /** The newest application of the member for a promotion. */
    async newest(memberId: string, linkedPromotionId: number): Promise<ApplicationRow | undefined> {
      const rows = await db
        .select()
        .from(table)
        .where(and(ofMember(memberId), eq(table.linkedPromotionId, linkedPromotionId)))
        .orderBy(desc(table.appliedAt), desc(table.applicationId))
        .limit(1);
      return rows[0];
    },
    list: (
      memberId: string,
      show: ApplicationFilter,
      page: { limit: number; offset: number },
    ): Promise<ApplicationRow[]> =>
      db
        .select()
        .from(table)
        .where(filtered(memberId, show))
        .orderBy(desc(table.appliedAt), desc(table.applicationId))
        .limit(page.limit)
        .offset(page.offset),
    async count(memberId: string, show: 'open' | 'closed'): Promise<number> {
      const [row] = await db.select({ rows: count() }).from(table).where(filtered(memberId, show));
      return row?.rows ?? 0;
    },
    /** Every application of the member, newest first, with no more than promotion and state. */
    states: (memberId: string) =>
      db
        .select({ linkedPromotionId: table.linkedPromotionId, state: table.state })
        .from(table)
        .where(ofMember(memberId))
        .orderBy(desc(table.appliedAt), desc(table.applicationId)),
    async find(applicationId: string): Promise<ApplicationRow | undefined> {
      const [row] = await db.select().from(table).where(one(applicationId));
      return row;
    },
    /** An application, locked until the transaction ends: of two decisions the second sees the first. */
    async hold(applicationId: string): Promise<ApplicationRow | undefined> {
      const [row] = await db.select().from(table).where(one(applicationId)).for('update');
      return row;
    },
    async record(applicationId: string, record: DecisionRecord): Promise<void> {
      await db.update(table).set(record).where(one(applicationId));
    },
  };
}

/** Applications of all members of a site that wait, the longest waiting first, from after a place in the list. */
export function listOpenApplications(
  db: Queryable,
  siteId: string,
  { after, most }: KeysetRead,
): Promise<ApplicationRow[]> {
  const later = after
    ? [
        sql`(${table.appliedAt}, ${table.applicationId}) > (${after.at.toISOString()}::timestamptz, ${after.id})`,
      ]
    : [];
  return db
    .select()
    .from(table)
    .where(and(eq(table.siteId, siteId), inArray(table.state, OPEN), ...later))
    .orderBy(asc(table.appliedAt), asc(table.applicationId))
    .limit(most);
}
