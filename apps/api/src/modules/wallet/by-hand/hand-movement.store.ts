import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/connection.ts';
import { handMovement as table } from './hand-movement.tables.ts';
import type { HandMovementRow } from './hand-movement.tables.ts';

/** Movements by hand, for one site. */
export function handMovementStore(db: Queryable, siteId: string) {
  return {
    async find(movementId: string): Promise<HandMovementRow | undefined> {
      const one = and(eq(table.siteId, siteId), eq(table.movementId, movementId));
      return (await db.select().from(table).where(one))[0];
    },
  };
}

/** Stores why a journal was posted by hand, in the transaction that posts it. */
export async function insertHandMovement(tx: Transaction, row: HandMovementRow): Promise<void> {
  await tx.insert(table).values(row);
}
