import { and, eq, inArray } from 'drizzle-orm';
import type { LimitKind, LimitPeriod } from '@maidan/contract/constants';
import type { Queryable } from '#platform/database/connection.ts';
import { memberLimit } from './safety.tables.ts';
import type { LimitRow, LimitState } from './safety.tables.ts';

/** Which limit of which member. */
export interface LimitName {
  readonly memberId: string;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

/** Limits of members, for one site. */
export function limitStore(siteId: string) {
  return {
    /** What counts and what waits. */
    list: (db: Queryable, memberId: string): Promise<LimitRow[]> =>
      db
        .select()
        .from(memberLimit)
        .where(
          and(
            eq(memberLimit.siteId, siteId),
            eq(memberLimit.memberId, memberId),
            inArray(memberLimit.state, ['standing', 'waiting']),
          ),
        ),
    async insert(db: Queryable, row: Omit<LimitRow, 'siteId'>): Promise<void> {
      await db.insert(memberLimit).values({ ...row, siteId });
    },
    /** Moves the limit that is in one state, if there is one, to the next. */
    async move(
      db: Queryable,
      { memberId, kind, period }: LimitName,
      from: LimitState,
      to: { state: LimitState; standingSince?: Date; endedAt?: Date },
    ): Promise<void> {
      await db
        .update(memberLimit)
        .set(to)
        .where(
          and(
            eq(memberLimit.siteId, siteId),
            eq(memberLimit.memberId, memberId),
            eq(memberLimit.kind, kind),
            eq(memberLimit.period, period),
            eq(memberLimit.state, from),
          ),
        );
    },
  };
}
