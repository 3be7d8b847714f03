import { AppError } from '@maidan/contract/errors';
import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { ALL_SITES, operator, operatorGrant } from '../operator.tables.ts';
import { permissionsOf } from '../roles/roles.ts';

/** What every checker must hold beside the permission of the act. */
const DECIDE = 'proposals.decide';
/** What gives others a role, and with it a permission. */
const GRANT = 'operators.grant';

/** An operator whose grants reach a site, and all that they give there. */
export interface Able {
  readonly operatorId: string;
  /** As displayed. */
  readonly name: string;
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
    .select({
      operatorId: operatorGrant.operatorId,
      name: operator.name,
      role: operatorGrant.role,
    })
    .from(operatorGrant)
    .innerJoin(
      operator,
      and(eq(operator.siteId, ALL_SITES), eq(operator.operatorId, operatorGrant.operatorId)),
    )
    .where(reaches(siteId, now));
  const permissions = await permissionsOf(
    db,
    rows.map(({ role }) => role),
  );
  const byOperator = Map.groupBy(rows, ({ operatorId }) => operatorId);
  return [...byOperator].map(([operatorId, grants]) => ({
    operatorId,
    name: grants[0]?.name ?? '',
    permissions: new Set(grants.flatMap(({ role }) => permissions(role))),
  }));
}

/** The ids of those who could approve an act of a permission. */
export function checkersOf(able: readonly Able[], permission: string): string[] {
  return able
    .filter(({ permissions }) => permissions.has(permission) && permissions.has(DECIDE))
    .map(({ operatorId }) => operatorId);
}

/**
 * The refusal of a permission that is missing on a site. It names those who can give it there as they are displayed, in
 * the order of the alphabet, and no mail addresses (OPS-07).
 */
export function missingPermission(able: readonly Able[], permission: string): AppError {
  const names = able.filter(({ permissions }) => permissions.has(GRANT)).map(({ name }) => name);
  return new AppError('operators.forbidden', {
    permission,
    givers: [...new Set(names)].toSorted(),
  });
}
