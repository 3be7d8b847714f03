import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { receiptNumberOf } from '../ledger/receipt-number.ts';
import { ofSite } from '../site-index.ts';

/** The last of these journals that a bonus has is its receipt: what became of it, or else its grant. */
const KINDS = ['bonus_grant', 'bonus_expiry', 'bonus_release'] as const;

/**
 * The receipt numbers of bonuses by their ids: of the journal by which a bonus became cash or was removed, else of the one
 * that gave it. A bonus that moved nothing has none.
 */
export async function bonusReceipts(
  db: Queryable,
  siteId: string,
  bonusIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (bonusIds.length === 0) return new Map();
  const keys = bonusIds.flatMap((bonusId) => KINDS.map((kind) => sql`${`${kind}:${bonusId}`}`));
  const rows = await rowsOf<{ bonusId: string; kind: (typeof KINDS)[number]; journalId: string }>(
    db,
    sql`SELECT j.reference AS "bonusId", j.kind, j.journal_id AS "journalId" FROM journal j
      WHERE ${ofSite('j', siteId)} AND j.idempotency_key IN (${sql.join(keys, sql`, `)})`,
  );
  const inOrder = rows.toSorted(
    (one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind),
  );
  return new Map(inOrder.map(({ bonusId, journalId }) => [bonusId, receiptNumberOf(journalId)]));
}
