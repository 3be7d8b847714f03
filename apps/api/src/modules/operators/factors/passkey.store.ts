import { and, asc, eq, lt, or } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { ALL_SITES, operatorPasskey } from '../operator.tables.ts';
import type { PasskeyRow } from '../operator.tables.ts';

const ours = eq(operatorPasskey.siteId, ALL_SITES);
const ownOne = (operatorId: string, passkeyId: string) =>
  and(ours, eq(operatorPasskey.operatorId, operatorId), eq(operatorPasskey.passkeyId, passkeyId));

/** The passkeys of operators. */
export const passkeyStore = {
  /** Adds one; false when its id is known already, whoever's it is. */
  async insert(db: Queryable, row: Omit<PasskeyRow, 'siteId' | 'usedAt'>): Promise<boolean> {
    const rows = await db
      .insert(operatorPasskey)
      .values({ ...row, siteId: ALL_SITES })
      .onConflictDoNothing()
      .returning({ passkeyId: operatorPasskey.passkeyId });
    return rows.length > 0;
  },
  async byCredential(db: Queryable, credentialId: string): Promise<PasskeyRow | undefined> {
    const where = and(ours, eq(operatorPasskey.credentialId, credentialId));
    return (await db.select().from(operatorPasskey).where(where))[0];
  },
  /** Those of an operator, the oldest first. */
  list: (db: Queryable, operatorId: string): Promise<PasskeyRow[]> =>
    db
      .select()
      .from(operatorPasskey)
      .where(and(ours, eq(operatorPasskey.operatorId, operatorId)))
      .orderBy(asc(operatorPasskey.addedAt), asc(operatorPasskey.passkeyId)),
  /** Notes an answer with the passkey's own count; false when another one was counted that far meanwhile, or it is gone. */
  async use(db: Queryable, passkeyId: string, counter: number, usedAt: Date): Promise<boolean> {
    const isAhead = lt(operatorPasskey.counter, counter);
    const counts = counter === 0 ? or(isAhead, eq(operatorPasskey.counter, 0)) : isAhead;
    const rows = await db
      .update(operatorPasskey)
      .set({ counter, usedAt })
      .where(and(ours, eq(operatorPasskey.passkeyId, passkeyId), counts))
      .returning({ passkeyId: operatorPasskey.passkeyId });
    return rows.length > 0;
  },
  /** False when the operator has no such passkey. */
  async rename(
    db: Queryable,
    operatorId: string,
    { passkeyId, name }: { readonly passkeyId: string; readonly name: string },
  ): Promise<boolean> {
    const rows = await db
      .update(operatorPasskey)
      .set({ name })
      .where(ownOne(operatorId, passkeyId))
      .returning({ passkeyId: operatorPasskey.passkeyId });
    return rows.length > 0;
  },
  /** False when the operator has no such passkey. */
  async remove(db: Queryable, operatorId: string, passkeyId: string): Promise<boolean> {
    const rows = await db
      .delete(operatorPasskey)
      .where(ownOne(operatorId, passkeyId))
      .returning({ passkeyId: operatorPasskey.passkeyId });
    return rows.length > 0;
  },
  async removeAll(db: Queryable, operatorId: string): Promise<void> {
    await db.delete(operatorPasskey).where(and(ours, eq(operatorPasskey.operatorId, operatorId)));
  },
};
