import { and, eq, gt, lte, ne, or } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { session } from './session.tables.ts';

export type SessionRow = typeof session.$inferSelect;

/** Sessions of one site. */
export function sessionStore(db: Queryable, siteId: string) {
  const at = (tokenHash: string) =>
    and(eq(session.siteId, siteId), eq(session.tokenHash, tokenHash));
  return {
    async find(tokenHash: string): Promise<SessionRow | undefined> {
      return (await db.select().from(session).where(at(tokenHash)))[0];
    },
    async findById(sessionId: string): Promise<SessionRow | undefined> {
      const isIt = and(eq(session.siteId, siteId), eq(session.sessionId, sessionId));
      return (await db.select().from(session).where(isIt))[0];
    },
    async insert(row: Omit<SessionRow, 'siteId'>): Promise<void> {
      await db.insert(session).values({ ...row, siteId });
    },
    async renew(tokenHash: string, times: { renewedAt: Date; idleExpiresAt: Date }): Promise<void> {
      await db.update(session).set(times).where(at(tokenHash));
    },
    /** Removes a session; answers the id of its member. */
    async remove(
      tokenHash: string,
    ): Promise<Pick<SessionRow, 'memberId' | 'sessionId'> | undefined> {
      const { memberId, sessionId } = session;
      return (await db.delete(session).where(at(tokenHash)).returning({ memberId, sessionId }))[0];
    },
    /** The sessions of a member that are open at a moment. */
    listOpen(memberId: string, now: Date): Promise<SessionRow[]> {
      const isOpen = and(gt(session.absoluteExpiresAt, now), gt(session.idleExpiresAt, now));
      const ofMember = and(eq(session.siteId, siteId), eq(session.memberId, memberId), isOpen);
      return db.select().from(session).where(ofMember);
    },
    /** Removes one session of a member; false when the member has none with this id. */
    async removeOf(memberId: string, sessionId: string): Promise<boolean> {
      const isIt = and(eq(session.sessionId, sessionId), eq(session.memberId, memberId));
      const removed = await db
        .delete(session)
        .where(and(eq(session.siteId, siteId), isIt))
        .returning({ sessionId: session.sessionId });
      return removed.length > 0;
    },
    /** Whether a session exists; removing it waits until the transaction ends. */
    async hold(sessionId: string): Promise<boolean> {
      const isIt = and(eq(session.siteId, siteId), eq(session.sessionId, sessionId));
      const found = await db
        .select({ sessionId: session.sessionId })
        .from(session)
        .where(isIt)
        .for('share');
      return found.length > 0;
    },
    /** Removes the sessions of a member except the one that is named; answers how many there were. */
    async removeOthers(memberId: string, keptSessionId: string | undefined): Promise<number> {
      const isOther =
        keptSessionId === undefined ? undefined : ne(session.sessionId, keptSessionId);
      const removed = await db
        .delete(session)
        .where(and(eq(session.siteId, siteId), eq(session.memberId, memberId), isOther))
        .returning({ sessionId: session.sessionId });
      return removed.length;
    },
    /** Removes the expired sessions. */
    async sweep(now: Date): Promise<void> {
      const isOver = or(lte(session.absoluteExpiresAt, now), lte(session.idleExpiresAt, now));
      await db.delete(session).where(and(eq(session.siteId, siteId), isOver));
    },
  };
}
