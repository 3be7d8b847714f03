import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { MOVEMENT_KINDS } from '@maidan/contract/movements';
import type { MovementKind } from '@maidan/contract/movements';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { ofSite } from '../site-index.ts';
import { closedDays, listed, liveIds } from './movement-days.store.ts';
import type { IdRange, Span } from './movement-days.store.ts';
import { readMovements } from './movement.rows.ts';
import type { MovementRow } from './movement.rows.ts';

/** A page of a member's journals: those before one journal, at most `limit`, of some kinds. */
export interface MovementCut {
  readonly span: Span;
  readonly kinds: readonly MovementKind[];
  /** The journal after which the page begins, towards older ones. */
  readonly beforeId: string | undefined;
  readonly limit: number;
}

/** SQL of the account record, for one site. */
export function movementStore(siteId: string) {
  return {
    /** A page of journals, newest first. Never by counting the rows before it. */
    list(db: Queryable, cut: MovementCut): Promise<MovementRow[]> {
      // Bets and wins are everywhere, so the index is read in its order. All others are looked up by their days.
      const isDense = cut.kinds.some((kind) => kind === 'bet' || kind === 'win');
      const cutIds = isDense ? idsInOrder(siteId, cut) : idsOfDays(siteId, cut);
      const ids = sql`SELECT id COLLATE "default" AS id FROM (${cutIds} ORDER BY 1 DESC LIMIT ${cut.limit}) AS cut`;
      return readMovements(db, { siteId, memberId: cut.span.memberId, ids });
    },
    /** The journal of a receipt number, if it moved money of the member. */
    async findId(
      db: Queryable,
      memberId: string,
      receiptNumber: string,
    ): Promise<string | undefined> {
      const [row] = await rowsOf<{ id: string }>(
        db,
        sql`SELECT j.journal_id AS id FROM journal j
          WHERE ${ofSite('j', siteId)} AND receipt_number(j.journal_id) = ${receiptNumber}
            AND EXISTS (SELECT FROM posting p WHERE p.site_id = ${siteId} AND p.journal_id = j.journal_id AND p.member_id = ${memberId})`,
      );
      return row?.id;
    },
  };
}

function idsInOrder(siteId: string, { span, kinds, beforeId }: MovementCut): SQL {
  const endId = beforeId !== undefined && beforeId < span.endId ? beforeId : span.endId;
  return journalIds(siteId, span, kinds, { fromId: span.fromId, endId });
}

/**
 * Days that are over name their journals; those of the days that are not over yet are few. The days are read newest first
 * and only until the page is full, so a year of deposits costs no more than a week.
 */
function idsOfDays(siteId: string, { span, kinds, beforeId, limit }: MovementCut): SQL {
  const until =
    beforeId === undefined
      ? sql``
      : sql`AND day <= (SELECT (posted_at AT TIME ZONE ${span.timeZone})::date FROM journal
          WHERE site_id = ${siteId} AND journal_id = ${beforeId}) AND i.id COLLATE "C" < ${beforeId}`;
  const before = beforeId === undefined ? sql`` : sql`WHERE both_parts.id < ${beforeId}`;
  return sql`SELECT id FROM (
      (SELECT i.id COLLATE "C" AS id FROM movement_day, unnest(journal_ids) AS i(id)
      WHERE ${closedDays(siteId, span)} AND kind IN ${listed(kinds)} ${until}
      ORDER BY day DESC, i.id COLLATE "C" DESC LIMIT ${limit})
      UNION ALL
      ${journalIds(siteId, span, kinds, liveIds(span))}
    ) AS both_parts ${before}`;
}

/** The ids of a member's journals of some kinds, by the index of the member. */
function journalIds(
  siteId: string,
  { memberId }: Span,
  kinds: readonly MovementKind[],
  { fromId, endId }: IdRange,
): SQL {
  const ofKinds =
    kinds.length === MOVEMENT_KINDS.length
      ? sql``
      : sql`JOIN journal k ON k.site_id = p.site_id AND k.journal_id = p.journal_id AND k.kind IN ${listed(kinds)}`;
  return sql`SELECT p.journal_id COLLATE "C" AS id FROM posting p ${ofKinds}
    WHERE ${ofSite('p', siteId)} AND p.member_id = ${memberId}
      AND p.journal_id COLLATE "C" >= ${fromId} AND p.journal_id COLLATE "C" < ${endId}
    GROUP BY p.journal_id COLLATE "C"`;
}
