import { and, asc, eq, gt, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { ALL_SITES, operator, operatorGrant, operatorSession } from './operator.tables.ts';
import type { OperatorRow, OperatorSessionRow } from './operator.tables.ts';

const ours = eq(operator.siteId, ALL_SITES);
const oneSession = (sessionId: string) =>
  and(eq(operatorSession.siteId, ALL_SITES), eq(operatorSession.sessionId, sessionId));

/** A grant that counts now. */
export interface Grant {
  readonly siteId: string;
  readonly role: string;
}

/** An operator to be written. */
type NewOperator = Omit<OperatorRow, 'siteId' | 'totpLastStep' | 'hasTotp' | 'isDemo'> & {
  isDemo?: boolean;
};

/** Operators, what is granted to them, and their sessions. */
export const operatorStore = {
  async insert(db: Queryable, row: NewOperator): Promise<boolean> {
    const rows = await db
      .insert(operator)
      .values({ ...row, siteId: ALL_SITES })
      .onConflictDoNothing()
      .returning({ operatorId: operator.operatorId });
    return rows.length > 0;
  },
  async byMail(db: Queryable, mail: string): Promise<OperatorRow | undefined> {
    return (
      await db
        .select()
        .from(operator)
        .where(and(ours, eq(operator.mail, mail)))
    )[0];
  },
  async byId(db: Queryable, operatorId: string): Promise<OperatorRow | undefined> {
    const where = and(ours, eq(operator.operatorId, operatorId));
    return (await db.select().from(operator).where(where))[0];
  },
  /** The operator of a link that is not over, locked until the transaction ends. */
  async byLink(db: Queryable, linkHash: string, now: Date): Promise<OperatorRow | undefined> {
    const where = and(ours, eq(operator.linkHash, linkHash), gt(operator.linkEndsAt, now));
    return (await db.select().from(operator).where(where).for('update'))[0];
  },
  async change(db: Queryable, operatorId: string, change: Partial<OperatorRow>): Promise<void> {
    await db
      .update(operator)
      .set(change)
      .where(and(ours, eq(operator.operatorId, operatorId)));
  },
  /** Notes the step of a code; false when a code of this step or a later one counted before. */
  async useStep(db: Queryable, operatorId: string, step: number): Promise<boolean> {
    const rows = await db
      .update(operator)
      .set({ totpLastStep: step })
      .where(and(ours, eq(operator.operatorId, operatorId), lte(operator.totpLastStep, step - 1)))
      .returning({ operatorId: operator.operatorId });
    return rows.length > 0;
  },
  async grant(db: Queryable, row: typeof operatorGrant.$inferInsert): Promise<void> {
    await db.insert(operatorGrant).values(row).onConflictDoNothing();
  },
  /** Gives a grant; one of the role there that is over begins anew. */
  async renewGrant(db: Queryable, row: typeof operatorGrant.$inferInsert): Promise<void> {
    const { from, until } = row;
    const key = [operatorGrant.siteId, operatorGrant.operatorId, operatorGrant.role];
    await db
      .insert(operatorGrant)
      .values(row)
      .onConflictDoUpdate({ target: key, set: { from, until } });
  },
  /** An operator, locked until the transaction ends. */
  async hold(db: Queryable, operatorId: string): Promise<OperatorRow | undefined> {
    const where = and(ours, eq(operator.operatorId, operatorId));
    return (await db.select().from(operator).where(where).for('update'))[0];
  },
  list: (db: Queryable): Promise<OperatorRow[]> =>
    db.select().from(operator).where(ours).orderBy(asc(operator.mail)),
  /** The ids of the active owners of the deployment, locked until the transaction ends. */
  async holdOwners(db: Queryable): Promise<string[]> {
    const rows = await db
      .select({ operatorId: operator.operatorId })
      .from(operator)
      .innerJoin(operatorGrant, eq(operatorGrant.operatorId, operator.operatorId))
      .where(
        and(
          ours,
          eq(operator.state, 'active'),
          eq(operatorGrant.siteId, ALL_SITES),
          eq(operatorGrant.role, 'owner'),
        ),
      )
      .orderBy(operator.operatorId)
      .for('update', { of: operator });
    return rows.map(({ operatorId }) => operatorId);
  },
  /** The operators that were made for the demo and may still sign in. */
  listDemo: (db: Queryable): Promise<OperatorRow[]> =>
    db
      .select()
      .from(operator)
      .where(and(ours, eq(operator.isDemo, true), eq(operator.state, 'active'))),
  /** Whether an active operator is an owner of the deployment. */
  async hasOwner(db: Queryable): Promise<boolean> {
    const rows = await db
      .select({ operatorId: operator.operatorId })
      .from(operatorGrant)
      .innerJoin(operator, and(ours, eq(operator.operatorId, operatorGrant.operatorId)))
      .where(
        and(
          eq(operatorGrant.siteId, ALL_SITES),
          eq(operatorGrant.role, 'owner'),
          eq(operator.state, 'active'),
        ),
      )
      .limit(1);
    return rows.length > 0;
  },
  /** The grants of an operator that count now; with a site only those that reach it. */
  grantsOf(db: Queryable, operatorId: string, now: Date, siteId?: string): Promise<Grant[]> {
    return db
      .select({ siteId: operatorGrant.siteId, role: operatorGrant.role })
      .from(operatorGrant)
      .where(
        and(
          ...(siteId === undefined ? [] : [inArray(operatorGrant.siteId, [ALL_SITES, siteId])]),
          eq(operatorGrant.operatorId, operatorId),
          lte(operatorGrant.from, now),
          or(isNull(operatorGrant.until), gt(operatorGrant.until, now)),
        ),
      )
      .orderBy(asc(operatorGrant.siteId), asc(operatorGrant.role));
  },
  async openSession(db: Queryable, row: Omit<OperatorSessionRow, 'siteId'>): Promise<void> {
    await db.insert(operatorSession).values({ ...row, siteId: ALL_SITES });
  },
  async sessionOf(db: Queryable, tokenHash: string): Promise<OperatorSessionRow | undefined> {
    const where = and(
      eq(operatorSession.siteId, ALL_SITES),
      eq(operatorSession.tokenHash, tokenHash),
    );
    return (await db.select().from(operatorSession).where(where))[0];
  },
  async touch(
    db: Queryable,
    sessionId: string,
    change: Partial<Pick<OperatorSessionRow, 'seenAt' | 'provedAt' | 'network' | 'userAgent'>>,
  ): Promise<void> {
    await db.update(operatorSession).set(change).where(oneSession(sessionId));
  },
  listSessions: (db: Queryable, operatorId: string): Promise<OperatorSessionRow[]> =>
    db
      .select()
      .from(operatorSession)
      .where(and(eq(operatorSession.siteId, ALL_SITES), eq(operatorSession.operatorId, operatorId)))
      .orderBy(asc(operatorSession.openedAt)),
  /** Ends the sessions of an operator, but for one that may stay. */
  async endSessions(db: Queryable, operatorId: string, kept?: string): Promise<void> {
    const others = kept === undefined ? [] : [ne(operatorSession.sessionId, kept)];
    await db
      .delete(operatorSession)
      .where(
        and(
          eq(operatorSession.siteId, ALL_SITES),
          eq(operatorSession.operatorId, operatorId),
          ...others,
        ),
      );
  },
  /** Ends a session of an operator; false when the operator has none of the id. */
  async endSession(db: Queryable, operatorId: string, sessionId: string): Promise<boolean> {
    const rows = await db
      .delete(operatorSession)
      .where(and(oneSession(sessionId), eq(operatorSession.operatorId, operatorId)))
      .returning({ sessionId: operatorSession.sessionId });
    return rows.length > 0;
  },
};
