import type { SignalKind } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';

/** Something about a member that an operator should see at once. */
export interface Signal {
  readonly kind: SignalKind;
  /** How often it happened in its time. */
  readonly count: number;
  /** When it happened last. */
  readonly at: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How far back each signal looks. What lasts, such as a stop, stands as long as it does. */
const SINCE_MS = {
  failed_sign_ins: DAY_MS,
  new_device: 7 * DAY_MS,
  late_deposit: 30 * DAY_MS,
  many_reveals: 30 * DAY_MS,
} as const;
/** A member mistypes a password now and then. */
const LEAST_FAILURES = 3;

/** What a site already knows of a member and operators have to look at (OPS-42). It changes nothing by itself. */
export function signalStore(db: Queryable, siteId: string) {
  return {
    /** The signals of a member, the newest first. */
    async list(memberId: string, now: Date): Promise<Signal[]> {
      const signals = [
        ...paymentSignals(siteId, memberId, now),
        ...accountSignals(siteId, memberId, now),
      ];
      const rows = await rowsOf<Signal>(
        db,
        sql`SELECT * FROM (${sql.join(signals, sql` UNION ALL `)}) AS found WHERE count > 0 ORDER BY at DESC, kind`,
      );
      return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
    },
  };
}

/** How often something happened, and when last. */
const signal = (kind: SignalKind, at: SQL, from: SQL) =>
  sql`SELECT ${kind} AS kind, count(*)::int AS count, max(${at}) AS at FROM ${from}`;

const since = (kind: keyof typeof SINCE_MS, now: Date) =>
  sql`${new Date(now.getTime() - SINCE_MS[kind]).toISOString()}::timestamptz`;

function paymentSignals(siteId: string, memberId: string, now: Date): SQL[] {
  return [
    signal(
      'late_payout',
      sql`w.alerted_at`,
      sql`withdrawal w WHERE w.site_id = ${siteId} AND w.member_id = ${memberId}
        AND w.state = 'approved' AND w.alerted_at IS NOT NULL`,
    ),
    signal(
      'late_deposit',
      sql`r.received_at`,
      sql`deposit d JOIN payment_report r ON r.site_id = ${siteId} AND r.reference = d.deposit_id AND r.oddity = 'late'
        WHERE d.site_id = ${siteId} AND d.member_id = ${memberId} AND d.created_at > ${since('late_deposit', now)}`,
    ),
    signal(
      'withdrawals_stopped',
      sql`p.starts_at`,
      sql`payout_stop p WHERE p.site_id = ${siteId} AND p.member_id = ${memberId} AND p.lifted_at IS NULL`,
    ),
  ];
}

function accountSignals(siteId: string, memberId: string, now: Date): SQL[] {
  return [
    signal(
      'failed_sign_ins',
      sql`s.at`,
      sql`sign_in s WHERE s.site_id = ${siteId} AND s.member_id = ${memberId} AND NOT s.is_success
        AND s.at > ${since('failed_sign_ins', now)} HAVING count(*) >= ${LEAST_FAILURES}`,
    ),
    signal(
      'new_device',
      sql`s.at`,
      sql`sign_in s WHERE s.site_id = ${siteId} AND s.member_id = ${memberId} AND s.is_new_device
        AND s.at > ${since('new_device', now)}`,
    ),
    signal(
      'many_reveals',
      sql`e.at`,
      sql`audit_entry e WHERE e.site_id = ${siteId} AND e.target = ${`member:${memberId}`}
        AND e.permission = 'members.reveal' AND e.after->>'inHour' IS NOT NULL AND e.at > ${since('many_reveals', now)}`,
    ),
  ];
}
