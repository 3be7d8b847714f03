import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import type { Rates } from './rates.tables.ts';

/** A member of the direct downline with the rates that it was given, and those that begin later. */
export interface GivenRow {
  readonly memberId: string;
  readonly account: string;
  readonly type: number;
  readonly rates: Rates | null;
  readonly next: { readonly rates: Rates; readonly fromDay: string } | null;
}

/** The rates that agents of one site gave to their direct downline. Days are dates of the site's time zone. */
export function givenRatesStore(db: Queryable, siteId: string) {
  return {
    /** A page of the direct downline by account: its agents or its players. `after` is the account before the page. */
    page(page: {
      readonly agentMemberId: string;
      readonly isAgent: boolean;
      readonly day: string;
      readonly after: string;
      readonly limit: number;
    }): Promise<GivenRow[]> {
      // Types of members that are no agents, as `isAgentType` of the contract names them.
      const kind = page.isAgent ? sql`NOT IN` : sql`IN`;
      return rowsOf(
        db,
        sql`${givenColumns(page.day)} WHERE m.site_id = ${siteId} AND m.invited_by_member_id = ${page.agentMemberId}
          AND m.type ${kind} (0, 4, 40) AND m.account_key > ${page.after.toLowerCase()}
          ORDER BY m.account_key LIMIT ${page.limit}`,
      );
    },

    /** One member of the direct downline. */
    async to(agentMemberId: string, memberId: string, day: string): Promise<GivenRow | undefined> {
      const [row] = await rowsOf<GivenRow>(
        db,
        sql`${givenColumns(day)} WHERE m.site_id = ${siteId} AND m.member_id = ${memberId}
          AND m.invited_by_member_id = ${agentMemberId} AND m.member_id <> ${agentMemberId}`,
      );
      return row;
    },
  };
}

const givenColumns = (day: string) => sql`SELECT m.member_id AS "memberId", m.account, m.type, (
    SELECT r.rates FROM agent_rate r WHERE r.site_id = m.site_id AND r.member_id = m.member_id AND r.from_day <= ${day}
    ORDER BY r.from_day DESC LIMIT 1
  ) AS rates, (
    SELECT jsonb_build_object('rates', r.rates, 'fromDay', r.from_day) FROM agent_rate r
    WHERE r.site_id = m.site_id AND r.member_id = m.member_id AND r.from_day > ${day} ORDER BY r.from_day LIMIT 1
  ) AS next FROM member m`;
