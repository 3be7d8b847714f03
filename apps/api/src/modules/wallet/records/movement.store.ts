import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { MovementKind, MovementReference } from '@maidan/contract/movements';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import type { PlayerAccount } from '../ledger/accounts.ts';
import { journalIdTime } from '../ledger/ids.ts';
import { ofSite } from '../site-index.ts';

/** Filter of a member's journals; `from` and `to` are dates in `timeZone`, both included. */
export interface MovementFilter {
  readonly memberId: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
  readonly kind: MovementKind | '';
}

/** One journal as the account record shows it; amounts in minor units. */
export interface MovementRow {
  readonly receiptNumber: string;
  readonly kind: MovementKind;
  readonly amountMinor: number;
  readonly cashMinor: number;
  readonly bonusMinor: number;
  readonly heldMinor: number;
  readonly balanceBeforeMinor: number;
  readonly balanceAfterMinor: number;
  readonly currency: string;
  readonly referenceType: MovementReference;
  readonly reference: string;
  readonly at: string;
}

/** Sums over a selection of journals. */
export interface MovementTotals {
  readonly inMinor: number;
  readonly outMinor: number;
  readonly count: number;
}

interface MovementColumns {
  journal_id: string;
  kind: MovementKind;
  amount: number;
  cash: number;
  bonus: number;
  hold: number;
  after: number;
  currency: string;
  reference_type: MovementReference;
  reference: string;
  posted_at: string;
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
      // The page is cut by the index alone; its ids go back to the collation of the primary key. A stake and its payout may have one moment; the payout came after it.
      const rows = await rowsOf<MovementColumns>(
        db,
        sql`SELECT j.journal_id, j.kind, j.reference_type, j.reference, j.posted_at, p.currency,
            sum(p.amount_minor)::bigint AS amount, ${share('cash')} AS cash, ${share('bonus')} AS bonus,
            ${share('hold')} AS hold, max(p.total_after_minor) AS after
          FROM (SELECT p.journal_id COLLATE "C" AS id ${selected} ORDER BY 1 DESC LIMIT ${page.limit} OFFSET ${page.offset}) AS page
          JOIN posting p ON p.site_id = ${siteId} AND p.journal_id = page.id COLLATE "default" AND p.member_id = ${filter.memberId}
          JOIN journal j ON j.site_id = p.site_id AND j.journal_id = p.journal_id
          GROUP BY j.journal_id, j.kind, j.reference_type, j.reference, j.posted_at, p.currency
          ORDER BY j.posted_at DESC, j.kind = 'win' DESC, j.journal_id COLLATE "C" DESC`,
      );
      const [sums] = await rowsOf<Record<'in' | 'out' | 'count', number>>(
        db,
        sql`SELECT coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::bigint AS in,
          coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)::bigint AS out, count(*) AS count
          FROM (SELECT sum(p.amount_minor) AS amount ${selected}) AS mine`,
      );
      return { rows: rows.map(movementOf), totals: totalsOf(sums) };
    },
  };
}

/** What a journal moved on one of the player's accounts. */
function share(account: PlayerAccount): SQL {
  return sql`coalesce(sum(p.amount_minor) FILTER (WHERE p.account = ${account}), 0)::bigint`;
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

function movementOf(row: MovementColumns): MovementRow {
  const [amountMinor, balanceAfterMinor] = [row.amount, row.after];
  return {
    receiptNumber: row.journal_id,
    kind: row.kind,
    amountMinor,
    cashMinor: row.cash,
    bonusMinor: row.bonus,
    heldMinor: row.hold,
    balanceBeforeMinor: balanceAfterMinor - amountMinor,
    balanceAfterMinor,
    currency: row.currency,
    referenceType: row.reference_type,
    reference: row.reference,
    at: new Date(row.posted_at).toISOString(),
  };
}

function totalsOf(row: Record<'in' | 'out' | 'count', number> | undefined) {
  return {
    inMinor: row?.in ?? 0,
    outMinor: row?.out ?? 0,
    count: row?.count ?? 0,
  };
}
