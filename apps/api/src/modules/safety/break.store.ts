import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { preparedStatement } from '#platform/database/statement.ts';
import type { StandingLimit } from './limit.rules.ts';
import { isUnended } from './exclusions/exclusion.store.ts';
import { memberBreak } from './safety.tables.ts';
import type { BreakKind } from './safety.tables.ts';

/** What a bet has to know: the limits that count, and whether the member is on a break or blocked. */
interface Standing {
  readonly limits: readonly StandingLimit[];
  readonly is_away: boolean;
}

const { placeholder } = sql;

// One statement, because every bet runs it.
const selectStanding = preparedStatement<
  Standing,
  { siteId: string; memberId: string; at: string }
>(
  'safety_standing',
  sql`SELECT
    coalesce((
      SELECT jsonb_agg(jsonb_build_object('kind', kind, 'period', period, 'amount', amount)) FROM member_limit
      WHERE site_id = ${placeholder('siteId')} AND member_id = ${placeholder('memberId')} AND state = 'standing'
        AND amount IS NOT NULL
    ), '[]') AS limits,
    EXISTS (
      SELECT FROM member_break
      WHERE site_id = ${placeholder('siteId')} AND member_id = ${placeholder('memberId')}
        AND starts_at <= ${placeholder('at')}::timestamptz
        AND (ends_at IS NULL OR ends_at > ${placeholder('at')}::timestamptz OR kind = 'exclusion' AND ${isUnended})
    ) OR EXISTS (
      SELECT FROM member_block
      WHERE site_id = ${placeholder('siteId')} AND member_id = ${placeholder('memberId')} AND kind IN ('sign_in', 'play')
        AND lifted_at IS NULL AND ends_at > ${placeholder('at')}::timestamptz
    ) AS is_away`,
);

/** Breaks of members, for one site. */
export function breakStore(siteId: string) {
  return {
    async standing(db: Queryable, memberId: string, at: Date): Promise<Standing> {
      const [row] = await selectStanding(db, { siteId, memberId, at: at.toISOString() });
      return row ?? { limits: [], is_away: false };
    },
    /**
     * The break of a kind that ends last among those that are under way; undefined when there is none. Its end is null
     * when it is for good. An exclusion is under way until operators have ended it, also after its time.
     */
    async find(
      db: Queryable,
      memberId: string,
      kind: BreakKind,
      at: Date,
    ): Promise<{ endsAt: Date | null } | undefined> {
      const rows = await db
        .select({ endsAt: memberBreak.endsAt })
        .from(memberBreak)
        .where(
          and(
            eq(memberBreak.siteId, siteId),
            eq(memberBreak.memberId, memberId),
            eq(memberBreak.kind, kind),
            sql`${memberBreak.startsAt} <= ${at.toISOString()}::timestamptz`,
            sql`(${memberBreak.endsAt} IS NULL OR ${memberBreak.endsAt} > ${at.toISOString()}::timestamptz
              OR ${memberBreak.kind} = 'exclusion' AND ${isUnended})`,
          ),
        )
        .orderBy(sql`${memberBreak.endsAt} DESC NULLS FIRST`)
        .limit(1);
      return rows[0];
    },
    async insert(
      db: Queryable,
      row: Omit<typeof memberBreak.$inferSelect, 'siteId'>,
    ): Promise<void> {
      await db.insert(memberBreak).values({ ...row, siteId });
    },
  };
}
