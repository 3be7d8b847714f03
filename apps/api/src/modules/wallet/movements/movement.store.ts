import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { MovementKind } from '@maidan/contract/movements';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { journalIdTime } from '../ledger/ids.ts';
import { ofSite } from '../site-index.ts';
import { readMovements } from './movement.rows.ts';
import type { MovementRow } from './movement.rows.ts';

/** Filter of a member's journals; `from` and `to` are dates in `timeZone`, both included. */
export interface MovementFilter {
  readonly memberId: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
  readonly kind: MovementKind | '';
}

/** Sums over a selection of journals. */
export interface MovementTotals {
  readonly inMinor: number;
  readonly outMinor: number;
  readonly count: number;
}

/** SQL of the account record, for one site. */
export function movementStore(siteId: string) {
  /** The member's postings of the selection. Ids begin with their time, so a range of days is a range of the index. */
  async function selection(db: Queryable, filter: MovementFilter): Promise<SQL> {
    const { from, to, timeZone, memberId, kind } = filter;
    const conditions = [
      ofSite('p', siteId),
      sql`p.member_id = ${memberId}`,
      ...(from ? [sql`p.journal_id COLLATE "C" >= ${await dayStart(db, from, 0, timeZone)}`] : []),
      ...(to ? [sql`p.journal_id COLLATE "C" < ${await dayStart(db, to, 1, timeZone)}`] : []),
    ];
    const ofKind = kind
      ? sql`JOIN journal k ON k.site_id = p.site_id AND k.journal_id = p.journal_id AND k.kind = ${kind}`
      : sql``;
    return sql`FROM posting p ${ofKind} WHERE ${sql.join(conditions, sql` AND `)} GROUP BY p.journal_id COLLATE "C"`;
  }

  return {
    /** A page of the selection, newest first, and the sums of all of it. */
    async read(
      db: Queryable,
      filter: MovementFilter,
      page: { readonly offset: number; readonly limit: number },
    ): Promise<{ rows: MovementRow[]; totals: MovementTotals }> {
      const selected = await selection(db, filter);
      // The page is cut by the index alone; its ids go back to the collation of the primary key.
      const ids = sql`SELECT id COLLATE "default" AS id FROM
        (SELECT p.journal_id COLLATE "C" AS id ${selected} ORDER BY 1 DESC LIMIT ${page.limit} OFFSET ${page.offset}) AS cut`;
      const rows = await readMovements(db, { siteId, memberId: filter.memberId, ids });
      const [sums] = await rowsOf<Record<'in' | 'out' | 'count', number>>(
        db,
        sql`SELECT coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::bigint AS in,
          coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)::bigint AS out, count(*) AS count
          FROM (SELECT sum(p.amount_minor) AS amount ${selected}) AS mine`,
      );
      return { rows, totals: totalsOf(sums) };
    },
  };
}

/** How the ids of journals begin that were posted at the start of a day, `days` later, in a time zone. */
async function dayStart(
  db: Queryable,
  date: string,
  plusDays: number,
  timeZone: string,
): Promise<string> {
  const [row] = await rowsOf<{ ms: number }>(
    db,
    sql`SELECT (extract(epoch FROM (${date}::date + ${plusDays}::int)::timestamp AT TIME ZONE ${timeZone}) * 1000)::bigint AS ms`,
  );
  return journalIdTime(row?.ms ?? 0);
}

function totalsOf(row: Record<'in' | 'out' | 'count', number> | undefined) {
  return {
    inMinor: row?.in ?? 0,
    outMinor: row?.out ?? 0,
    count: row?.count ?? 0,
  };
}
