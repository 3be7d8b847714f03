import { and, desc, eq, sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { boundedRates, NO_RATES } from './rates.rules.ts';
import { agentRate } from './rates.tables.ts';
import type { Rates } from './rates.tables.ts';

/** Rates that a member has from a day on. */
export type RateRow = typeof agentRate.$inferSelect;

/** Rates of agents and their downline, for one site. Days are dates of the site's time zone. */
export function ratesStore(db: Queryable, siteId: string) {
  const rowsFor = (memberId: string) =>
    and(eq(agentRate.siteId, siteId), eq(agentRate.memberId, memberId));
  return {
    /** Sets the rates of a member from a day on, in the place of others from the same day. */
    async set(row: Omit<RateRow, 'siteId'>): Promise<void> {
      const { rates, givenByMemberId, setAt } = row;
      await db
        .insert(agentRate)
        .values({ ...row, siteId })
        .onConflictDoUpdate({
          target: [agentRate.siteId, agentRate.memberId, agentRate.fromDay],
          set: { rates, givenByMemberId, setAt },
        });
    },

    /** All rates that a member ever had or will have, newest first. */
    history: (memberId: string): Promise<RateRow[]> =>
      db
        .select()
        .from(agentRate)
        .where(rowsFor(memberId))
        .orderBy(desc(agentRate.fromDay))
        .limit(50),

    /** The members from the top of a line down to a member, itself last, with what each was given on a day. */
    async line(
      memberId: string,
      day: string,
    ): Promise<{ memberId: string; rates: Rates | null }[]> {
      // The list of ids that were met ends a circle.
      return rowsOf(
        db,
        sql`WITH RECURSIVE line (member_id, parent_id, distance, met) AS (
            SELECT member_id, invited_by_member_id, 0, ARRAY[member_id] FROM member
            WHERE site_id = ${siteId} AND member_id = ${memberId}
            UNION ALL
            SELECT p.member_id, p.invited_by_member_id, line.distance + 1, line.met || p.member_id
            FROM line JOIN member AS p ON p.site_id = ${siteId} AND p.member_id = line.parent_id
            WHERE p.member_id <> ALL (line.met)
          )
          SELECT line.member_id AS "memberId", (
            SELECT r.rates FROM agent_rate r
            WHERE r.site_id = ${siteId} AND r.member_id = line.member_id AND r.from_day <= ${day}
            ORDER BY r.from_day DESC LIMIT 1
          ) AS rates FROM line ORDER BY line.distance DESC`,
      );
    },

    /** The rates that count for a member on a day: bounded by those of everybody above. */
    async effective(memberId: string, day: string): Promise<Rates> {
      const [top, ...below] = await this.line(memberId, day);
      return below.reduce(
        (above, { rates }) => boundedRates(rates ?? NO_RATES, above),
        top?.rates ?? NO_RATES,
      );
    },

    /** The rates of every member of the site that has some on a day, or of those among some members. */
    async allOn(day: string, among?: readonly string[]): Promise<Map<string, Rates>> {
      const isMeant = among ? sql`AND member_id IN ${[...among]}` : sql``;
      const rows = await rowsOf<{ memberId: string; rates: Rates }>(
        db,
        sql`SELECT DISTINCT ON (member_id) member_id AS "memberId", rates FROM agent_rate
          WHERE site_id = ${siteId} AND from_day <= ${day} ${isMeant} ORDER BY member_id, from_day DESC`,
      );
      return new Map(rows.map(({ memberId, rates }) => [memberId, rates]));
    },

    /** The first day from which anybody has rates. */
    async firstDay(): Promise<string | undefined> {
      const [row] = await rowsOf<{ day: string | null }>(
        db,
        sql`SELECT min(from_day) AS day FROM agent_rate WHERE site_id = ${siteId}`,
      );
      return row?.day ?? undefined;
    },
  };
}
