import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { ALL_SITES, operatorGrant, operatorRole } from '../operator.tables.ts';
import type { OperatorRoleRow } from '../operator.tables.ts';

const one = (role: string) => and(eq(operatorRole.siteId, ALL_SITES), eq(operatorRole.role, role));
const stands = (now: Date) => or(isNull(operatorGrant.until), gt(operatorGrant.until, now));

/** The roles that operators made, and who holds them. */
export const roleStore = {
  list: (db: Queryable): Promise<OperatorRoleRow[]> =>
    db
      .select()
      .from(operatorRole)
      .where(eq(operatorRole.siteId, ALL_SITES))
      .orderBy(asc(operatorRole.role)),
  /** Those of some roles that are made ones. */
  some: (db: Queryable, roles: readonly string[]): Promise<OperatorRoleRow[]> =>
    db
      .select()
      .from(operatorRole)
      .where(and(eq(operatorRole.siteId, ALL_SITES), inArray(operatorRole.role, [...roles]))),
  /** A role, locked until the transaction ends. */
  async hold(db: Queryable, role: string): Promise<OperatorRoleRow | undefined> {
    return (await db.select().from(operatorRole).where(one(role)).for('update'))[0];
  },
  /** False when there is a role of the name. */
  async insert(
    db: Queryable,
    row: Pick<OperatorRoleRow, 'role' | 'name' | 'permissions' | 'copiedFrom' | 'changedAt'>,
  ): Promise<boolean> {
    const rows = await db
      .insert(operatorRole)
      .values({ ...row, siteId: ALL_SITES })
      .onConflictDoNothing()
      .returning({ role: operatorRole.role });
    return rows.length > 0;
  },
  async change(db: Queryable, role: string, change: Partial<OperatorRoleRow>): Promise<void> {
    await db.update(operatorRole).set(change).where(one(role));
  },
  /** The ids of the operators who hold a role on any site, now or later. */
  async holders(db: Queryable, role: string, now: Date): Promise<string[]> {
    const rows = await db
      .selectDistinct({ operatorId: operatorGrant.operatorId })
      .from(operatorGrant)
      .where(and(eq(operatorGrant.role, role), stands(now)))
      .orderBy(asc(operatorGrant.operatorId));
    return rows.map(({ operatorId }) => operatorId);
  },
  async endGrants(db: Queryable, role: string, now: Date): Promise<void> {
    await db
      .update(operatorGrant)
      .set({ until: now })
      .where(and(eq(operatorGrant.role, role), stands(now)));
  },
};
