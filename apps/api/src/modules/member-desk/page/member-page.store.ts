import { sql } from 'drizzle-orm';
import { ofSite } from '#modules/wallet/index.ts';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import type { PayoutField } from '../reveal/personal-fields.ts';

/** The balances of a member, and what the newest journals and the last proof say of them. Minor units. */
export interface ProvedBalances {
  readonly currency: string;
  readonly cash: number;
  readonly held: number;
  readonly bonus: number;
  readonly isProved: boolean;
  readonly provedAt: string | null;
}

/** What was paid in and out since a moment. Minor units. */
export interface PaidSums {
  readonly deposits: number;
  readonly deposited: number;
  readonly withdrawals: number;
  readonly withdrawn: number;
}

/** A member who has, or had, a payout account of another. */
export interface SharingMember {
  readonly memberId: string;
  readonly account: string;
  readonly isNow: boolean;
}

const MOST_RELATED = 50;
/** The time in the id of a journal has so many letters. */
const TIME_LETTERS = 10;
/** More journals of a member than these do not share a millisecond. */
const MOST_AT_ONCE = 20;

/** What the page of a member reads beside the services of the lobby, for one site. */
export function memberPageStore(db: Queryable, siteId: string) {
  return {
    async balances(memberId: string): Promise<ProvedBalances | undefined> {
      // A posting bears the balance that it left. Those of one millisecond have no order, so any of them may be the newest.
      const isLeft = (account: string, stored: string) => sql`(
        SELECT coalesce(bool_or(t.at = t.newest AND t.left_minor = ${sql.raw(stored)}), ${sql.raw(stored)} = 0) FROM (
          SELECT i.*, max(i.at) OVER () AS newest FROM (
            SELECT p.account_after_minor AS left_minor, left(p.journal_id, ${TIME_LETTERS}::int) AS at FROM posting p
            WHERE ${ofSite('p', siteId)} AND p.member_id = ${memberId} AND p.account = ${account}
            ORDER BY p.journal_id COLLATE "C" DESC LIMIT ${MOST_AT_ONCE}
          ) i
        ) t)`;
      const rows = await rowsOf<ProvedBalances>(
        db,
        sql`SELECT w.currency, w.cash_minor AS cash, w.hold_minor AS held, w.bonus_minor AS bonus,
            ${isLeft('cash', 'w.cash_minor')} AND ${isLeft('hold', 'w.hold_minor')} AND ${isLeft('bonus', 'w.bonus_minor')}
              AND NOT EXISTS (
                SELECT FROM jsonb_array_elements(CASE jsonb_typeof(l.report) WHEN 'array' THEN l.report ELSE '[]' END) d
                WHERE starts_with(d->>'subject', ${`${memberId}:`}) OR d->>'subject' = ${memberId}
              ) AS "isProved",
            l.proved_at AS "provedAt"
          FROM wallet w LEFT JOIN LATERAL (
            SELECT report, proved_at FROM ledger_proof WHERE site_id = ${siteId} ORDER BY proved_at DESC LIMIT 1
          ) l ON true
          WHERE w.site_id = ${siteId} AND w.member_id = ${memberId}`,
      );
      return rows[0];
    },
    async paidSince(memberId: string, since: Date): Promise<PaidSums> {
      const from = since.toISOString();
      const [row] = await rowsOf<PaidSums>(
        db,
        sql`SELECT d.count AS deposits, d.sum AS deposited, w.count AS withdrawals, w.sum AS withdrawn FROM (
            SELECT count(*)::int AS count, coalesce(sum(amount_minor), 0)::bigint AS sum FROM deposit
            WHERE site_id = ${siteId} AND member_id = ${memberId} AND created_at >= ${from}::timestamptz AND state = 'credited'
          ) d, (
            SELECT count(*)::int AS count, coalesce(sum(amount_minor), 0)::bigint AS sum FROM withdrawal
            WHERE site_id = ${siteId} AND member_id = ${memberId} AND requested_at >= ${from}::timestamptz AND state = 'paid'
          ) w`,
      );
      return row ?? { deposits: 0, deposited: 0, withdrawals: 0, withdrawn: 0 };
    },
    payouts: (memberId: string): Promise<PayoutField[]> =>
      rowsOf<PayoutField>(
        db,
        sql`SELECT account_id AS "accountId", channel, number FROM payout_account
          WHERE site_id = ${siteId} AND member_id = ${memberId} AND removed_at IS NULL ORDER BY added_at, account_id`,
      ),
    /** Other members who have, or had, one of the member's payout accounts. */
    sharingPayouts: (memberId: string): Promise<SharingMember[]> =>
      rowsOf<SharingMember>(
        db,
        sql`SELECT m.member_id AS "memberId", m.account, bool_or(mine.removed_at IS NULL AND other.removed_at IS NULL) AS "isNow"
          FROM payout_account mine
          JOIN payout_account other ON other.site_id = ${siteId} AND right(other.number, 4) = right(mine.number, 4)
            AND other.number = mine.number AND other.channel = mine.channel AND other.member_id <> mine.member_id
          JOIN member m ON m.site_id = ${siteId} AND m.member_id = other.member_id
          WHERE mine.site_id = ${siteId} AND mine.member_id = ${memberId}
          GROUP BY m.member_id, m.account ORDER BY m.account LIMIT ${MOST_RELATED}`,
      ),
    async accountOf(memberId: string): Promise<string | undefined> {
      const [row] = await rowsOf<{ account: string }>(
        db,
        sql`SELECT account FROM member WHERE site_id = ${siteId} AND member_id = ${memberId}`,
      );
      return row?.account;
    },
  };
}
