import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { ALL_SITES, operator, operatorGrant } from '../operator.tables.ts';
import { permissionsOf } from '../roles.ts';

/** What every checker must hold beside the permission of the act. */
const DECIDE = 'proposals.decide';

/** An operator who could do something on a site, and the role by which. */
export interface Able {
  readonly operatorId: string;
  readonly permissions: ReadonlySet<string>;
}

function reaches(siteId: string, now: Date) {
  return and(
    inArray(operatorGrant.siteId, [ALL_SITES, siteId]),
    eq(operator.state, 'active'),
    lte(operatorGrant.from, now),
    or(isNull(operatorGrant.until), gt(operatorGrant.until, now)),
  );
}

/** The active owners of a site at a moment, each once. */
export function ownersOn(
  db: Queryable,
  siteId: string,
  now: Date,
): Promise<{ operatorId: string; mail: string; language: string }[]> {
  return db
    .selectDistinct({
      operatorId: operator.operatorId,
      mail: operator.mail,
      language: operator.language,
    })
    .from(operatorGrant)
    .innerJoin(
      operator,
      and(eq(operator.siteId, ALL_SITES), eq(operator.operatorId, operatorGrant.operatorId)),
    )
    .where(and(eq(operatorGrant.role, 'owner'), reaches(siteId, now)));
}

/** The active operators whose grants reach a site at a moment, with all that these give them there. */
export async function ableOn(db: Queryable, siteId: string, now: Date): Promise<Able[]> {
  const rows = await db
    .select({ operatorId: operatorGrant.operatorId, role: operatorGrant.role })
    .from(operatorGrant)
    .innerJoin(
      operator,
      and(eq(operator.siteId, ALL_SITES), eq(operator.operatorId, operatorGrant.operatorId)),
    )
    .where(reaches(siteId, now));
  const byOperator = Map.groupBy(rows, ({ operatorId }) => operatorId);
  return [...byOperator].map(([operatorId, grants]) => ({
    operatorId,
    permissions: new Set(grants.flatMap(({ role }) => permissionsOf(role))),
  }));
}

/** The ids of those who could approve an act of a permission. */
export function checkersOf(able: readonly Able[], permission: string): string[] {
  return able
    .filter(({ permissions }) => permissions.has(permission) && permissions.has(DECIDE))
    .map(({ operatorId }) => operatorId);
}
