import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { HandCause, MovementKind, MovementReference } from '@maidan/contract/movements';
import type { LocalisedText } from '#platform/database/columns.ts';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { PLAYER_ACCOUNTS } from '../ledger/accounts.ts';
import type { PlayerAccount } from '../ledger/accounts.ts';

/** A journal as one of its members sees it; amounts in minor units. */
export interface MovementRow {
  readonly journalId: string;
  readonly kind: MovementKind;
  /** What the whole wallet changed by. */
  readonly amountMinor: number;
  /** What each account changed by, and how much it held afterwards; undefined where the journal did not touch it. */
  readonly accounts: Readonly<Record<PlayerAccount, AccountChange | undefined>>;
  readonly balanceAfterMinor: number;
  readonly currency: string;
  readonly referenceType: MovementReference;
  readonly reference: string;
  readonly at: Date;
  /** The game of a round. */
  readonly game: { readonly name: LocalisedText; readonly icon: string } | undefined;
  /** Why operators moved it by hand. */
  readonly handCause: HandCause | undefined;
}

/** What a journal did to one account. */
export interface AccountChange {
  readonly amountMinor: number;
  readonly afterMinor: number;
}

type AccountColumns = {
  [Column in `${PlayerAccount}_amount` | `${PlayerAccount}_after`]: number | null;
};

interface MovementColumns extends AccountColumns {
  journal_id: string;
  kind: MovementKind;
  amount: number;
  after: number;
  currency: string;
  reference_type: MovementReference;
  reference: string;
  posted_at: string;
  game_name: LocalisedText | null;
  game_icon: string | null;
  hand_cause: HandCause | null;
}

// All postings of a journal on one account bear the same balance: the one after the whole journal.
const ACCOUNT_COLUMNS = sql.join(
  PLAYER_ACCOUNTS.flatMap((account) => [
    sql`sum(p.amount_minor) FILTER (WHERE p.account = ${sql.raw(`'${account}'`)})::bigint AS ${sql.identifier(`${account}_amount`)}`,
    sql`max(p.account_after_minor) FILTER (WHERE p.account = ${sql.raw(`'${account}'`)}) AS ${sql.identifier(`${account}_after`)}`,
  ]),
  sql`, `,
);

/**
 * Reads journals of a member, newest first. @param ids a query for a column `id` of journal ids in the collation of the
 * primary key; journals that did not touch the member are left out
 */
export async function readMovements(
  db: Queryable,
  { siteId, memberId, ids }: { siteId: string; memberId: string; ids: SQL },
): Promise<MovementRow[]> {
  const rows = await rowsOf<MovementColumns>(
    db,
    sql`SELECT m.*, g.name AS game_name, coalesce(g.show_icon, g.mobile_large_icon) AS game_icon,
        h.cause AS hand_cause
      FROM (
        SELECT j.site_id, j.journal_id, j.kind, j.reference_type, j.reference, j.posted_at, p.currency,
          sum(p.amount_minor)::bigint AS amount, max(p.total_after_minor) AS after, ${ACCOUNT_COLUMNS}
        FROM (${ids}) AS page
        JOIN posting p ON p.site_id = ${siteId} AND p.journal_id = page.id AND p.member_id = ${memberId}
        JOIN journal j ON j.site_id = p.site_id AND j.journal_id = p.journal_id
        GROUP BY j.site_id, j.journal_id, p.currency
      ) AS m
      LEFT JOIN round r ON r.site_id = m.site_id AND r.round_id = m.reference AND m.reference_type = 'round'
      LEFT JOIN played_game g ON g.site_id = r.site_id AND g.vendor = r.vendor AND g.node_id = r.node_id
      LEFT JOIN hand_movement h ON h.site_id = m.site_id AND h.movement_id = m.reference AND m.reference_type = 'correction'
      ORDER BY m.journal_id COLLATE "C" DESC`,
  );
  return rows.map(movementOf);
}

function movementOf(row: MovementColumns): MovementRow {
  const changeOf = (account: PlayerAccount): AccountChange | undefined => {
    const amountMinor = row[`${account}_amount`];
    const afterMinor = row[`${account}_after`];
    return amountMinor === null || afterMinor === null ? undefined : { amountMinor, afterMinor };
  };
  return {
    journalId: row.journal_id,
    kind: row.kind,
    amountMinor: row.amount,
    accounts: { cash: changeOf('cash'), bonus: changeOf('bonus'), hold: changeOf('hold') },
    balanceAfterMinor: row.after,
    currency: row.currency,
    referenceType: row.reference_type,
    reference: row.reference,
    at: new Date(row.posted_at),
    game: row.game_name === null ? undefined : { name: row.game_name, icon: row.game_icon ?? '' },
    handCause: row.hand_cause ?? undefined,
  };
}
