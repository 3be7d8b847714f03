import type { Queryable } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';

/** What an agent earned in the days of a period, in minor units. */
export interface Commission {
  /** What was posted to the agent. */
  readonly paidMinor: number;
  /** What is reckoned and not posted yet. */
  readonly dueMinor: number;
}

/** Reads what an agent earned by rebates and contracts; days are those of the site, both included. */
export type CommissionFigures = (
  db: Queryable,
  site: SiteView,
  of: { readonly memberId: string; readonly from: string; readonly to: string },
) => Promise<Commission>;
