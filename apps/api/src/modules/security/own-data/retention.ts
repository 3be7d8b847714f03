import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { jobKind } from '#platform/jobs/job-kind.ts';
import type { JobRun } from '#platform/jobs/job-kind.ts';
import type { Clock } from '#platform/process/clock.ts';

const DAY_MS = 24 * 3_600_000;
/** Rows that one step deletes. */
const STEP_ROWS = 500;

/** Deletes what is older than the site keeps it (MEMBERX-10). */
export const forgetOldData = jobKind({
  name: 'members.forget',
  payload: z.object({}),
  attempts: 3,
  schedule: { when: { at: '03:10' }, payload: {} },
});

type Retention = SiteView['settings']['retention'];

/** The kinds of data that age by themselves: their table, its moment, and what names a row of a site. */
const AGEING: readonly {
  readonly days: keyof Retention;
  readonly table: string;
  readonly at: string;
  readonly keys: readonly string[];
}[] = [
  { days: 'signInDays', table: 'sign_in', at: 'at', keys: ['sign_in_id'] },
  { days: 'signInDays', table: 'member_device', at: 'last_at', keys: ['member_id', 'device'] },
  {
    days: 'messageDays',
    table: 'inbox_message',
    at: 'created_at',
    keys: ['member_id', 'message_id'],
  },
  { days: 'chatDays', table: 'chat_message', at: 'created_at', keys: ['member_id', 'message_id'] },
  { days: 'feedbackDays', table: 'feedback', at: 'created_at', keys: ['feedback_id'] },
];

/** Tables that only describe a member. Those of money, limits, breaks and what operators did are not among them. */
const DESCRIBING = [
  'sign_in',
  'member_device',
  'inbox_message',
  'chat_message',
  'feedback',
  'favourite',
  'recent_game',
  'social_account',
] as const;

/** Deletes in steps; what a step has deleted stays deleted when the process is killed after it. */
export async function forgetOld(
  { clock }: { readonly clock: Clock },
  { siteId, settings: { retention } }: SiteView,
  run: Pick<JobRun<unknown>, 'step'>,
): Promise<{ rows: number; accounts: number }> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const inSteps = async (work: (tx: Queryable) => Promise<number>, most: number) => {
    let sum = 0;
    for (let count = most; count >= most;) {
      const told = { count: 0 };
      await run.step(async (tx) => {
        told.count = await work(tx);
      });
      ({ count } = told);
      sum += count;
    }
    return sum;
  };
  let rows = 0;
  for (const kind of AGEING) {
    const limit = before(retention[kind.days]);
    rows += await inSteps((tx) => deleteOlder(tx, siteId, kind, limit), STEP_ROWS);
  }
  const limit = before(retention.closedAccountDays);
  return { rows, accounts: await inSteps((tx) => forgetClosed(tx, siteId, limit), 1) };
}

async function deleteOlder(
  db: Queryable,
  siteId: string,
  { table, at, keys }: (typeof AGEING)[number],
  before: Date,
): Promise<number> {
  const names = sql.join(
    keys.map((key) => sql.identifier(key)),
    sql`, `,
  );
  const old = sql`SELECT ${names} FROM ${sql.identifier(table)}
    WHERE site_id = ${siteId} AND ${sql.identifier(at)} < ${before.toISOString()}::timestamptz LIMIT ${STEP_ROWS}`;
  return deleteRows(db, table, sql`site_id = ${siteId} AND (${names}) IN (${old})`);
}

/** Deletes rows, and with those of a chat the pictures in them; answers how many rows there were. */
async function deleteRows(db: Queryable, table: string, where: SQL): Promise<number> {
  const gone = sql`DELETE FROM ${sql.identifier(table)} WHERE ${where}`;
  const [row] = await rowsOf<{ count: number }>(
    db,
    table === 'chat_message'
      ? sql`WITH gone AS (${gone} RETURNING site_id, picture_id), pictures AS (
            DELETE FROM picture p USING gone WHERE p.site_id = gone.site_id AND p.picture_id = gone.picture_id
          ) SELECT count(*)::int AS count FROM gone`
      : sql`WITH gone AS (${gone} RETURNING site_id) SELECT count(*)::int AS count FROM gone`,
  );
  return row?.count ?? 0;
}

/**
 * Deletes what only described the owner of one account that was closed before a moment; answers 1, or 0 when there is
 * none. The account's name stays taken, and its id stays in the ledger.
 */
async function forgetClosed(db: Queryable, siteId: string, before: Date): Promise<number> {
  const [row] = await rowsOf<{ member_id: string }>(
    db,
    sql`SELECT member_id FROM member WHERE site_id = ${siteId} AND closed_at < ${before.toISOString()}::timestamptz
      AND status = 'closed' ORDER BY closed_at LIMIT 1 FOR UPDATE`,
  );
  if (!row) return 0;
  const { member_id: memberId } = row;
  for (const table of DESCRIBING)
    await deleteRows(db, table, sql`site_id = ${siteId} AND member_id = ${memberId}`);
  await db.execute(
    sql`UPDATE member SET nickname = '', head_icon = '', profile = '{}', registered_from = '{}', mobile_key = NULL,
        mobile_verified_at = NULL, email_verified_at = NULL, marketing_consent_at = NULL, pin_hash = NULL, pin_set_at = NULL,
        closed_at = NULL
      WHERE site_id = ${siteId} AND member_id = ${memberId}`,
  );
  return 1;
}
