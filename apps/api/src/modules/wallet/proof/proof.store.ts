import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';

/** Something in the ledger that does not add up. Amounts in minor units. */
export interface LedgerDifference {
  readonly siteId: string;
  /**
   * `journal`: its postings do not sum to zero, or their number is not the declared one. `orphan`: a posting without a
   * journal. `balance`: a stored balance is not the sum of its postings. `round`: stake, refund or payout of a round is
   * not what its journals moved. `currency`: a posting is not in the currency of its player's wallet. `bonus`: the running
   * bonuses of a player have more left than the account of bonuses holds.
   */
  readonly kind: 'journal' | 'orphan' | 'balance' | 'round' | 'currency' | 'bonus';
  /** The journal, `member:account`, or `round:part`. */
  readonly subject: string;
  readonly storedMinor: number;
  readonly countedMinor: number;
}

/** What was counted of a site. */
export interface SiteCount {
  readonly siteId: string;
  readonly journals: number;
  readonly wallets: number;
}

interface DifferenceColumns {
  site_id: string;
  kind: LedgerDifference['kind'];
  subject: string;
  stored: number;
  counted: number;
}

/** Limits a part of a statement to one site; without a site it is limited to nothing. */
type OnlySite = (column: string) => SQL;

const onlySite =
  (siteId: string | undefined): OnlySite =>
  (column) =>
    siteId === undefined ? sql`true` : sql`${sql.raw(column)} = ${siteId}`;

const currencyDifferencesOf = (only: OnlySite) => sql`
  SELECT p.site_id, 'currency', p.journal_id, 0, sum(p.amount_minor)::bigint
  FROM posting p JOIN wallet w ON w.site_id = p.site_id AND w.member_id = p.member_id
  WHERE p.currency <> w.currency AND ${only('p.site_id')} GROUP BY p.site_id, p.journal_id`;

const bonusDifferencesOf = (only: OnlySite) => sql`
  SELECT b.site_id, 'bonus', b.member_id, max(w.bonus_minor), sum(b.balance_minor)::bigint
  FROM bonus b JOIN wallet w ON w.site_id = b.site_id AND w.member_id = b.member_id
  WHERE ${only('b.site_id')} GROUP BY b.site_id, b.member_id HAVING sum(b.balance_minor) > max(w.bonus_minor)`;

const differencesOf = (only: OnlySite) => sql`
  WITH per_currency AS (
    SELECT site_id, journal_id, currency, count(*) AS lines, sum(amount_minor) AS total FROM posting
    WHERE ${only('site_id')} GROUP BY site_id, journal_id, currency
  ), per_journal AS (
    SELECT site_id, journal_id, sum(lines) AS lines, max(abs(total)) AS total FROM per_currency GROUP BY site_id, journal_id
  ), counted AS (
    SELECT site_id, member_id, account, sum(amount_minor) AS total FROM posting WHERE member_id IS NOT NULL AND ${only('site_id')}
    GROUP BY site_id, member_id, account
  ), stored AS (
    SELECT site_id, member_id, 'cash' AS account, cash_minor AS total FROM wallet WHERE ${only('site_id')}
    UNION ALL SELECT site_id, member_id, 'bonus', bonus_minor FROM wallet WHERE ${only('site_id')}
    UNION ALL SELECT site_id, member_id, 'hold', hold_minor FROM wallet WHERE ${only('site_id')}
  ), of_round AS (
    SELECT j.site_id, j.reference AS round_id, j.kind, p.account, sum(p.amount_minor) AS total
    FROM journal j JOIN posting p ON p.site_id = j.site_id AND p.journal_id = j.journal_id AND p.member_id IS NOT NULL
    WHERE j.reference_type = 'round' AND ${only('j.site_id')} GROUP BY j.site_id, j.reference, j.kind, p.account
  ), in_round AS (
    SELECT r.site_id, r.round_id, part.kind, part.account, part.total FROM round r CROSS JOIN LATERAL (VALUES
      ('bet', 'cash', -r.stake_cash_minor), ('bet', 'bonus', -r.stake_bonus_minor),
      ('rollback', 'cash', r.refund_cash_minor), ('rollback', 'bonus', r.refund_bonus_minor),
      ('win', 'cash', r.payout_cash_minor), ('win', 'bonus', r.payout_bonus_minor)) AS part(kind, account, total)
    WHERE ${only('r.site_id')}
  )
  SELECT j.site_id, 'journal' AS kind, j.journal_id AS subject, j.lines::bigint AS stored, coalesce(p.lines, 0)::bigint AS counted
  FROM journal j LEFT JOIN per_journal p ON p.site_id = j.site_id AND p.journal_id = j.journal_id
  WHERE coalesce(p.lines, 0) <> j.lines AND ${only('j.site_id')}
  UNION ALL SELECT site_id, 'journal', journal_id, 0, total::bigint FROM per_journal WHERE total <> 0
  UNION ALL SELECT p.site_id, 'orphan', p.journal_id, 0, p.total::bigint
  FROM per_journal p LEFT JOIN journal j ON j.site_id = p.site_id AND j.journal_id = p.journal_id WHERE j.journal_id IS NULL
  UNION ALL SELECT coalesce(s.site_id, c.site_id), 'balance', coalesce(s.member_id, c.member_id) || ':' || coalesce(s.account, c.account),
    coalesce(s.total, 0)::bigint, coalesce(c.total, 0)::bigint
  FROM stored s FULL JOIN counted c ON c.site_id = s.site_id AND c.member_id = s.member_id AND c.account = s.account
  WHERE coalesce(s.total, 0) <> coalesce(c.total, 0)
  UNION ALL SELECT coalesce(i.site_id, o.site_id), 'round', coalesce(i.round_id, o.round_id) || ':' || coalesce(i.kind, o.kind) || ':'
    || coalesce(i.account, o.account), coalesce(i.total, 0)::bigint, coalesce(o.total, 0)::bigint
  FROM in_round i FULL JOIN of_round o
    ON o.site_id = i.site_id AND o.round_id = i.round_id AND o.kind = i.kind AND o.account = i.account
  WHERE coalesce(i.total, 0) <> coalesce(o.total, 0)
  UNION ALL ${currencyDifferencesOf(only)} UNION ALL ${bonusDifferencesOf(only)}`;

/** SQL of the proof, over all sites. */
export const proofStore = {
  /** Everything that does not add up, from one snapshot; of one site or of all. */
  async findDifferences(db: Queryable, siteId?: string): Promise<LedgerDifference[]> {
    const rows = await rowsOf<DifferenceColumns>(db, differencesOf(onlySite(siteId)));
    return rows.map((row) => ({
      siteId: row.site_id,
      kind: row.kind,
      subject: row.subject,
      storedMinor: row.stored,
      countedMinor: row.counted,
    }));
  },
  /** How many journals and wallets each site has. */
  async countSites(db: Queryable, siteId?: string): Promise<SiteCount[]> {
    const only = onlySite(siteId);
    const rows = await rowsOf<{ site_id: string; journals: number; wallets: number }>(
      db,
      sql`SELECT coalesce(j.site_id, w.site_id) AS site_id, coalesce(j.n, 0)::int AS journals, coalesce(w.n, 0)::int AS wallets
        FROM (SELECT site_id, count(*) AS n FROM journal WHERE ${only('site_id')} GROUP BY site_id) j
        FULL JOIN (SELECT site_id, count(*) AS n FROM wallet WHERE ${only('site_id')} GROUP BY site_id) w ON w.site_id = j.site_id
        ORDER BY 1`,
    );
    return rows.map((row) => ({
      siteId: row.site_id,
      journals: row.journals,
      wallets: row.wallets,
    }));
  },
  /** Stores the result of a site's proof. */
  async saveProof(
    db: Queryable,
    count: SiteCount,
    differences: readonly LedgerDifference[],
    at: Date,
  ): Promise<void> {
    const report = JSON.stringify(differences.slice(0, 100));
    await db.execute(
      sql`INSERT INTO ledger_proof (site_id, proved_at, journals, wallets, differences, report)
        VALUES (${count.siteId}, ${at.toISOString()}, ${count.journals}, ${count.wallets}, ${differences.length}, ${report}::jsonb)
        ON CONFLICT (site_id, proved_at) DO NOTHING`,
    );
  },
  /** How many differences the newest proof of each site found, all together. */
  async countDifferences(db: Queryable): Promise<number> {
    const [row] = await rowsOf<{ differences: number }>(
      db,
      sql`SELECT coalesce(sum(differences), 0)::int AS differences FROM (
        SELECT DISTINCT ON (site_id) differences FROM ledger_proof ORDER BY site_id, proved_at DESC
      ) newest`,
    );
    return row?.differences ?? 0;
  },
};
