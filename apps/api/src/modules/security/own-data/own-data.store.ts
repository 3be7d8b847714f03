import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';

/** Most rows of each list in an export. */
export const MOST_ROWS = 10_000;

/** What of an account is not settled; amounts in minor units. */
export interface OpenMatters {
  readonly cashMinor: number;
  readonly bonusMinor: number;
  readonly heldMinor: number;
  readonly rounds: number;
  readonly deposits: number;
}

/** Columns of lists whose names are many. */
const DOCUMENT = sql`state, reason, sent_at, decided_at, picture_ids`;
const LIMIT = sql`kind, period, amount, state, asked_at, standing_since, ended_at`;

type Row = Record<string, unknown>;

/**
 * What one site keeps of its members, in all its tables: an export and the closing of an account are the two acts that see
 * the whole of it.
 */
export function ownDataStore(db: Queryable, siteId: string) {
  return {
    /** What stands against closing the account. */
    async open(memberId: string): Promise<OpenMatters> {
      const of = sql`site_id = ${siteId} AND member_id = ${memberId}`;
      const [row] = await rowsOf<OpenMatters>(
        db,
        sql`SELECT w.cash_minor::bigint AS "cashMinor", w.bonus_minor::bigint AS "bonusMinor", w.hold_minor::bigint AS "heldMinor",
          (SELECT count(*)::int FROM round WHERE ${of} AND state = 'open') AS rounds,
          (SELECT count(*)::int FROM deposit WHERE ${of} AND state IN ('created', 'pending')) AS deposits
          FROM wallet AS w WHERE w.site_id = ${siteId} AND w.member_id = ${memberId}`,
      );
      const none = { cashMinor: 0, bonusMinor: 0, heldMinor: 0, rounds: 0, deposits: 0 };
      return row ?? none;
    },

    /** Every list of an export, newest first, each with one row more than it may have when there are more. */
    async lists(memberId: string) {
      const of = (table: string) =>
        sql`FROM ${sql.identifier(table)} WHERE site_id = ${siteId} AND member_id = ${memberId}`;
      const newest = (columns: SQL, from: SQL, by: string) =>
        rowsOf<Row>(
          db,
          sql`SELECT ${columns} ${from} ORDER BY ${sql.identifier(by)} DESC LIMIT ${MOST_ROWS + 1}`,
        );
      return {
        signIns: await newest(sql`at, way, is_success, user_agent`, of('sign_in'), 'at'),
        movements: await movementsOf(db, siteId, memberId),
        rounds: await newest(
          sql`round_id, vendor, game_code, currency, state, stake_cash_minor, stake_bonus_minor, payout_cash_minor,
            payout_bonus_minor, opened_at, settled_at`,
          of('round'),
          'opened_at',
        ),
        deposits: await newest(
          sql`deposit_id, channel, amount_minor, fee_minor, currency, state, created_at`,
          of('deposit'),
          'created_at',
        ),
        payoutAccounts: await newest(
          sql`channel, number, holder_name, added_at, removed_at`,
          of('payout_account'),
          'added_at',
        ),
        documents: await newest(DOCUMENT, of('identity_document'), 'sent_at'),
        limits: await newest(LIMIT, of('member_limit'), 'asked_at'),
        breaks: await newest(sql`kind, starts_at, ends_at`, of('member_break'), 'starts_at'),
        messages: await newest(
          sql`title, body, created_at, read_at`,
          of('inbox_message'),
          'created_at',
        ),
      };
    },
  };
}

function movementsOf(db: Queryable, siteId: string, memberId: string): Promise<Row[]> {
  return rowsOf<Row>(
    db,
    sql`SELECT j.kind, j.reference_type, j.reference, j.posted_at, p.account, p.amount_minor, p.currency,
              p.account_after_minor
            FROM posting AS p JOIN journal AS j ON j.site_id = p.site_id AND j.journal_id = p.journal_id
            WHERE p.site_id = ${siteId} AND p.member_id = ${memberId}
            ORDER BY p.journal_id DESC, p.line LIMIT ${MOST_ROWS + 1}`,
  );
}
