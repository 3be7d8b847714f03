import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { WithdrawalState } from '@maidan/contract/constants';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import type { KeysetRead } from '#platform/http/keyset-page.ts';

/** Which withdrawals: those that wait for a decision, those that are approved, or those that have ended. */
export type Queue = 'waiting' | 'paying' | 'done';

const STATES_OF: Readonly<Record<Queue, readonly WithdrawalState[]>> = {
  waiting: ['requested', 'reviewing'],
  paying: ['approved'],
  done: ['paid', 'rejected', 'failed'],
};

/** What narrows a queue. Amounts in minor units, both ends included. */
export interface QueueFilter {
  readonly queue: Queue;
  readonly channel?: string | undefined;
  readonly member?: string | undefined;
  readonly fromMinor?: number | undefined;
  readonly toMinor?: number | undefined;
  readonly claimed?: 'mine' | 'nobody' | undefined;
  /** Whoever asks. */
  readonly operatorId: string;
  readonly now: Date;
}

/** A withdrawal of a queue with its member, claim and open proposal. */
export interface QueuedRow {
  readonly number: string;
  readonly memberId: string;
  readonly account: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly channel: string;
  readonly state: WithdrawalState;
  readonly requestedAt: string;
  readonly orderedAt: string | null;
  readonly nextCheckAt: string | null;
  readonly claimedBy: string | null;
  readonly claimEndsAt: string | null;
  readonly proposalId: string | null;
  readonly isStopped: boolean;
}

/** Counts of a site's withdrawals. */
export type QueueCounts = Readonly<
  Record<'waiting' | 'waitingMinor' | 'late' | 'mine' | 'second' | 'paying' | 'payoutLate', number>
>;

const listed = (states: readonly string[]) =>
  sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  );
const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const proposalOf = (siteId: string) =>
  sql`SELECT p.proposal_id FROM proposal p
      WHERE p.site_id = ${siteId} AND p.target = 'withdrawal:' || w.withdrawal_id AND p.state = 'open' LIMIT 1`;
const claimOf = (siteId: string, now: Date) =>
  sql`LEFT JOIN withdrawal_claim c ON c.site_id = ${siteId} AND c.withdrawal_id = w.withdrawal_id AND c.ends_at > ${moment(now)}`;

const columns = (siteId: string) => sql`w.withdrawal_id AS number, w.member_id AS "memberId",
  coalesce(m.account, '') AS account, w.amount_minor AS "amountMinor", w.currency, w.channel, w.state,
  w.requested_at AS "requestedAt", w.ordered_at AS "orderedAt", w.next_check_at AS "nextCheckAt",
  c.operator_id AS "claimedBy", c.ends_at AS "claimEndsAt", (${proposalOf(siteId)}) AS "proposalId",
  EXISTS (SELECT FROM payout_stop s WHERE s.site_id = ${siteId} AND s.member_id = w.member_id AND s.lifted_at IS NULL) AS "isStopped"`;
const tables = (siteId: string, now: Date) => sql`withdrawal w
  LEFT JOIN member m ON m.site_id = ${siteId} AND m.member_id = w.member_id ${claimOf(siteId, now)}`;

/** The queues of withdrawals of one site. */
export function queueStore(db: Queryable, siteId: string) {
  return {
    /** A page of a queue: what waits or is paid the oldest first, what has ended the newest first. */
    list: (filter: QueueFilter, { after, most }: KeysetRead): Promise<QueuedRow[]> => {
      const isDone = filter.queue === 'done';
      const beyond = isDone ? sql`<` : sql`>`;
      const order = isDone ? sql`DESC` : sql`ASC`;
      const conditions = [
        sql`w.site_id = ${siteId} AND w.state IN (${listed(STATES_OF[filter.queue])})`,
        ...narrowed(filter),
        ...(after
          ? [sql`(w.requested_at, w.withdrawal_id) ${beyond} (${moment(after.at)}, ${after.id})`]
          : []),
      ];
      return rowsOf<QueuedRow>(
        db,
        sql`SELECT ${columns(siteId)} FROM ${tables(siteId, filter.now)} WHERE ${sql.join(conditions, sql` AND `)}
          ORDER BY w.requested_at ${order}, w.withdrawal_id ${order} LIMIT ${most}`,
      );
    },
    /** One withdrawal as its queue shows it. */
    async find(number: string, now: Date): Promise<QueuedRow | undefined> {
      const [row] = await rowsOf<QueuedRow>(
        db,
        sql`SELECT ${columns(siteId)} FROM ${tables(siteId, now)} WHERE w.site_id = ${siteId} AND w.withdrawal_id = ${number}`,
      );
      return row;
    },
    /** Counts by what is waited for. Late are those requested, or ordered at the rail, before the two moments. */
    async counts({
      operatorId,
      now,
      lateBefore,
      orderedBefore,
    }: {
      operatorId: string;
      now: Date;
      lateBefore: Date;
      orderedBefore: Date;
    }): Promise<QueueCounts> {
      const waits = sql`w.state <> 'approved'`;
      const [row] = await rowsOf<Record<keyof QueueCounts, number>>(
        db,
        sql`SELECT count(*) FILTER (WHERE ${waits})::int AS waiting,
            coalesce(sum(w.amount_minor) FILTER (WHERE ${waits}), 0)::bigint AS "waitingMinor",
            count(*) FILTER (WHERE ${waits} AND w.requested_at < ${moment(lateBefore)})::int AS late,
            count(*) FILTER (WHERE ${waits} AND c.operator_id = ${operatorId})::int AS mine,
            count(*) FILTER (WHERE ${waits} AND EXISTS (${proposalOf(siteId)}))::int AS second,
            count(*) FILTER (WHERE w.state = 'approved')::int AS paying,
            count(*) FILTER (WHERE w.state = 'approved' AND w.ordered_at < ${moment(orderedBefore)})::int AS "payoutLate"
          FROM withdrawal w ${claimOf(siteId, now)}
          WHERE w.site_id = ${siteId} AND w.state IN (${listed([...STATES_OF.waiting, ...STATES_OF.paying])})`,
      );
      const none = {
        waiting: 0,
        waitingMinor: 0,
        late: 0,
        mine: 0,
        second: 0,
        paying: 0,
        payoutLate: 0,
      };
      return row ? { ...row, waitingMinor: Number(row.waitingMinor) } : none;
    },
  };
}

/** A decision on another withdrawal of a member. */
export interface LastDecision {
  readonly number: string;
  readonly state: WithdrawalState;
  readonly amountMinor: number;
  readonly at: string;
  readonly by: string | null;
  readonly note: string | null;
}

/** The last decision on another withdrawal of a member than a given one. */
export async function lastDecision(
  db: Queryable,
  siteId: string,
  { memberId, number }: { memberId: string; number: string },
): Promise<LastDecision | undefined> {
  const [row] = await rowsOf<LastDecision>(
    db,
    sql`SELECT withdrawal_id AS number, state, amount_minor AS "amountMinor", decided_at AS at, decided_by AS by, note
      FROM withdrawal WHERE site_id = ${siteId} AND member_id = ${memberId} AND withdrawal_id <> ${number}
        AND decided_at IS NOT NULL
      ORDER BY decided_at DESC LIMIT 1`,
  );
  return row;
}

function narrowed(filter: QueueFilter): SQL[] {
  const { channel, member, fromMinor, toMinor, claimed, operatorId } = filter;
  return [
    ...(channel === undefined ? [] : [sql`w.channel = ${channel}`]),
    ...(member === undefined ? [] : [sql`w.member_id = ${member}`]),
    ...(fromMinor === undefined ? [] : [sql`w.amount_minor >= ${fromMinor}`]),
    ...(toMinor === undefined ? [] : [sql`w.amount_minor <= ${toMinor}`]),
    ...(claimed === 'mine' ? [sql`c.operator_id = ${operatorId}`] : []),
    ...(claimed === 'nobody' ? [sql`c.operator_id IS NULL`] : []),
  ];
}
