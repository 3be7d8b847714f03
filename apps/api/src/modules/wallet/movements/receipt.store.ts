import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/connection.ts';
import { ofSite } from '../site-index.ts';
import { readMovements } from './movement.rows.ts';
import type { MovementRow } from './movement.rows.ts';

/** Most movements that a receipt shows as belonging to it. */
const CHAIN_LENGTH = 60;

/** SQL of receipts, for one site. */
export function receiptStore(siteId: string) {
  return {
    /** The journal of a receipt number, if it moved money of this member. */
    async find(
      db: Queryable,
      memberId: string,
      receiptNumber: string,
    ): Promise<MovementRow | undefined> {
      const ids = sql`SELECT j.journal_id AS id FROM journal j
        WHERE ${ofSite('j', siteId)} AND receipt_number(j.journal_id) = ${receiptNumber}`;
      return (await readMovements(db, { siteId, memberId, ids }))[0];
    },
    /** The journals of the member with the same cause, in their order; the newest sixty. */
    async listChain(
      db: Queryable,
      memberId: string,
      { referenceType, reference }: Pick<MovementRow, 'referenceType' | 'reference'>,
    ): Promise<MovementRow[]> {
      const ids = sql`SELECT j.journal_id AS id FROM journal j
        WHERE ${ofSite('j', siteId)} AND j.reference = ${reference} AND j.reference_type = ${referenceType}
        ORDER BY j.journal_id COLLATE "C" DESC LIMIT ${CHAIN_LENGTH}`;
      return (await readMovements(db, { siteId, memberId, ids })).toReversed();
    },
  };
}
