import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { BetKind, BetState } from '@maidan/contract/constants';
import { rowsOf } from '#platform/database/connection.ts';
import type { Database, Queryable } from '#platform/database/connection.ts';
import { extendCover, readCover } from '../movements/day-cover.ts';
import type { DayRange, Stretch } from '../movements/day-cover.ts';
import { isTitleNamed } from './played-game.store.ts';
import { ROUND_PAYOUT, SHOWN_STAKE } from './round-amounts.ts';
import { ofSite } from '../site-index.ts';

/** A range whose days that are over have been summed. */
export interface RoundSpan extends DayRange, Stretch {
  /** The first day that is not over yet, and when it begins. */
  readonly openDay: string;
  readonly openMs: number;
}

/** Which rounds of a range count; an empty text lets all through. */
export interface RoundFilter {
  readonly state: BetState | '';
  readonly kind: BetKind | '';
  readonly vendor: string;
  readonly nodeId?: number | undefined;
  readonly gameName: string;
}

/**
 * What the rounds of one state came to on one day; amounts in minor units, stakes of rolled back rounds as they were placed.
 */
export interface DaySums {
  readonly day: string;
  readonly state: BetState;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly count: number;
}

/** A title with the number of its rounds. */
export interface TitleCount {
  readonly vendor: string;
  readonly nodeId: number;
  readonly count: number;
}

/** SQL of what members’ rounds came to by day, title, state and kind of play, for one site. Days that are over are summed once. */
export function roundDaysStore(siteId: string) {
  return {
    /**
     * The ends of a range, after every day of it that is over has been summed. A day in which a round has changed since
     * is summed anew: the vendor’s call marks it.
     */
    async open(db: Database, range: DayRange, now: Date): Promise<RoundSpan> {
      const cover = await readCover(db, { siteId, table: 'round_cover', range, now });
      const unsettled = await unsettledDays(db, siteId, range);
      if (cover.gaps.length > 0 || unsettled.length > 0) {
        await db.transaction(async (tx) => {
          // Every change of a round locks the wallet first, so that none comes between the sums and their storing.
          await tx.execute(
            sql`SELECT FROM wallet WHERE site_id = ${siteId} AND member_id = ${range.memberId} FOR SHARE`,
          );
          for (const day of unsettled) if (day.isStale) await sumAgain(tx, siteId, range, day);
          if (unsettled.length > 0) await totalDays(tx, siteId, range);
          for (const gap of cover.gaps) {
            await sumGap(tx, siteId, range, gap);
            await tx.execute(extendCover(siteId, 'round_cover', range, gap));
          }
        });
      }
      const { fromMs, endMs, openDay, openMs } = cover;
      return { ...range, fromMs, endMs, openDay, openMs };
    },

    /** The sums of a selection by day and state, newest day first: a few rows for each day with rounds. */
    async sumDays(db: Queryable, span: RoundSpan, filter: RoundFilter): Promise<DaySums[]> {
      return rowsOf<DaySums>(
        db,
        sql`SELECT d.day::text AS day, d.state, sum(d.stake)::bigint AS "stakeMinor", sum(d.payout)::bigint AS "payoutMinor",
            sum(d.rounds)::int AS count
          FROM ${selected(siteId, span, filter, storedFor(filter))} GROUP BY d.day, d.state ORDER BY d.day DESC`,
      );
    },
  };
}

/** SQL of what members played by title, for one site; the range has been opened by `roundDaysStore`. */
export function titleSumsStore(siteId: string) {
  return {
    /** What was played in a range, most rounds first. */
    async listTitles(db: Queryable, span: RoundSpan): Promise<TitleCount[]> {
      return rowsOf<TitleCount>(
        db,
        sql`SELECT d.vendor, d.node_id AS "nodeId", sum(d.rounds)::int AS count
          FROM ${selected(siteId, span, ALL, BY_TITLE)} GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2`,
      );
    },

    /** The settled rounds of a range by day and by title; the other of the two is empty. */
    async sumPlay(db: Queryable, span: RoundSpan) {
      return rowsOf<{
        day: string | null;
        vendor: string | null;
        node_id: number | null;
        stake: number;
        payout: number;
      }>(
        db,
        sql`SELECT d.day::text AS day, d.vendor, d.node_id, sum(d.stake)::bigint AS stake, sum(d.payout)::bigint AS payout
          FROM ${selected(siteId, span, ALL, BY_TITLE)} WHERE d.state IN ('won', 'lost')
          GROUP BY GROUPING SETS ((d.day), (d.vendor, d.node_id))`,
      );
    },
  };
}

const ALL: RoundFilter = { state: '', kind: '', vendor: '', gameName: '' };

/** Stored sums: those of each title, and those of all titles together, which are a few rows for a day. */
const BY_TITLE = { table: sql`round_day`, title: sql`vendor, node_id` };
const OF_ALL_TITLES = {
  table: sql`round_day_total`,
  title: sql`NULL::text AS vendor, NULL::integer AS node_id`,
};

/** The fewest stored sums that know a selection. */
function storedFor({ vendor, nodeId, gameName }: RoundFilter): typeof BY_TITLE {
  return vendor === '' && nodeId === undefined && gameName === '' ? OF_ALL_TITLES : BY_TITLE;
}

/** The sums of a selection as a relation `d`: those that are stored, and of days that are not over those of now. */
function selected(
  siteId: string,
  span: RoundSpan,
  filter: RoundFilter,
  { table, title }: typeof BY_TITLE,
): SQL {
  const { memberId, timeZone, from, to, openDay } = span;
  const live = { fromMs: Math.max(span.fromMs, span.openMs), endMs: span.endMs };
  const conditions = [
    sql`TRUE`,
    ...(filter.state ? [sql`s.state = ${filter.state}`] : []),
    ...(filter.kind ? [sql`s.bet_kind = ${filter.kind}`] : []),
    ...(filter.vendor ? [sql`s.vendor = ${filter.vendor}`] : []),
    ...(filter.nodeId === undefined ? [] : [sql`s.node_id = ${filter.nodeId}`]),
    ...(filter.gameName ? [isTitleNamed(siteId, 's', filter.gameName)] : []),
  ];
  return sql`(
    SELECT s.* FROM (
      SELECT day, ${title}, state, bet_kind, stake_minor AS stake, payout_minor AS payout, rounds FROM ${table}
      WHERE site_id = ${siteId} AND member_id = ${memberId} AND time_zone = ${timeZone}
        AND day BETWEEN ${from}::date AND ${to}::date AND day < ${openDay}::date
      UNION ALL
      ${roundsByDay(siteId, span, live)}
    ) AS s WHERE ${sql.join(conditions, sql` AND `)}
  ) AS d`;
}

/** A moment in milliseconds since 1970 as a value in SQL. */
export function momentOf(ms: number): SQL {
  return sql`${new Date(ms).toISOString()}::timestamptz`;
}

/** A query for what a member's rounds came to, by the day they were opened on, title, state and kind of play. */
function roundsByDay(
  siteId: string,
  { memberId, timeZone }: Pick<DayRange, 'memberId' | 'timeZone'>,
  { fromMs, endMs }: Stretch,
): SQL {
  return sql`SELECT (r.opened_at AT TIME ZONE ${timeZone})::date AS day, r.vendor, r.node_id, r.state, coalesce(r.bet_kind, '') AS bet_kind,
      sum(${SHOWN_STAKE})::bigint AS stake, sum(${ROUND_PAYOUT})::bigint AS payout, count(*)::int AS rounds
    FROM round r
    WHERE ${ofSite('r', siteId)} AND r.member_id = ${memberId}
      AND r.opened_at >= ${momentOf(fromMs)} AND r.opened_at < ${momentOf(endMs)}
    GROUP BY 1, 2, 3, 4, 5`;
}

const REPLACING_TOTALS = sql`ON CONFLICT (site_id, member_id, day, time_zone, state, bet_kind) DO UPDATE SET
  stake_minor = EXCLUDED.stake_minor, payout_minor = EXCLUDED.payout_minor, rounds = EXCLUDED.rounds`;

/** A query that stores the sums of a stretch; what stands there already stays. */
function storeSums(
  siteId: string,
  { memberId, timeZone }: DayRange,
  stretch: Stretch,
  isTotalled: boolean,
): SQL {
  return sql`INSERT INTO round_day (site_id, member_id, time_zone, day, vendor, node_id, state, bet_kind, stake_minor, payout_minor, rounds, is_stale, is_totalled)
    SELECT ${siteId}, ${memberId}, ${timeZone}, day, vendor, node_id, state, bet_kind, stake, payout, rounds, FALSE, ${isTotalled}::boolean
    FROM (${roundsByDay(siteId, { memberId, timeZone }, stretch)}) AS d
    ON CONFLICT DO NOTHING`;
}

/**
 * Sums days that have no sums, by title and over all titles in one statement. Another process that does the same at once
 * stores either all of a day or nothing.
 */
async function sumGap(
  db: Queryable,
  siteId: string,
  range: DayRange,
  stretch: Stretch,
): Promise<void> {
  await db.execute(
    sql`WITH stored AS (${storeSums(siteId, range, stretch, true)} RETURNING *)
      INSERT INTO round_day_total (site_id, member_id, day, time_zone, state, bet_kind, stake_minor, payout_minor, rounds)
      SELECT site_id, member_id, day, time_zone, state, bet_kind, sum(stake_minor), sum(payout_minor), sum(rounds)
      FROM stored GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 3, 5, 6
      ${REPLACING_TOTALS}`,
  );
}

interface UnsettledDay extends Stretch {
  readonly day: string;
  /** Whether its rounds have changed since they were summed; otherwise only its totals are missing. */
  readonly isStale: boolean;
}

async function unsettledDays(
  db: Queryable,
  siteId: string,
  { memberId, timeZone }: DayRange,
): Promise<UnsettledDay[]> {
  const startOf = (plus: number) =>
    sql`(extract(epoch FROM (d.day + ${plus}::int)::timestamp AT TIME ZONE ${timeZone}) * 1000)::bigint`;
  const daysWhere = (isStale: boolean, condition: SQL) =>
    sql`SELECT day, ${isStale}::boolean AS is_stale FROM round_day
      WHERE site_id = ${siteId} AND member_id = ${memberId} AND time_zone = ${timeZone} AND ${condition}`;
  return rowsOf<UnsettledDay>(
    db,
    sql`SELECT d.day::text AS day, bool_or(d.is_stale) AS "isStale", ${startOf(0)} AS "fromMs", ${startOf(1)} AS "endMs" FROM (
        ${daysWhere(true, sql`is_stale`)} UNION ALL ${daysWhere(false, sql`NOT is_totalled`)}
      ) AS d GROUP BY d.day ORDER BY d.day`,
  );
}

/**
 * Adds up the titles of every day that has a row which is in no total. Whoever sums a day, the version before too, writes
 * rows that are in none, so that no total outlives what it was added up from.
 */
async function totalDays(
  db: Queryable,
  siteId: string,
  { memberId, timeZone }: DayRange,
): Promise<void> {
  const of = sql`site_id = ${siteId} AND member_id = ${memberId} AND time_zone = ${timeZone}`;
  const days = sql`SELECT day FROM round_day WHERE ${of} AND NOT is_totalled`;
  await db.execute(sql`DELETE FROM round_day_total WHERE ${of} AND day IN (${days})`);
  await db.execute(
    sql`INSERT INTO round_day_total AS t (site_id, member_id, day, time_zone, state, bet_kind, stake_minor, payout_minor, rounds)
      SELECT site_id, member_id, day, time_zone, state, bet_kind, sum(stake_minor), sum(payout_minor), sum(rounds)
      FROM round_day WHERE ${of} AND day IN (${days}) GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 3, 5, 6
      ${REPLACING_TOTALS}`,
  );
  await db.execute(sql`UPDATE round_day SET is_totalled = TRUE WHERE ${of} AND NOT is_totalled`);
}

async function sumAgain(
  db: Queryable,
  siteId: string,
  range: DayRange,
  day: UnsettledDay,
): Promise<void> {
  const { memberId, timeZone } = range;
  await db.execute(
    sql`DELETE FROM round_day WHERE site_id = ${siteId} AND member_id = ${memberId} AND time_zone = ${timeZone}
      AND day = ${day.day}::date`,
  );
  await db.execute(storeSums(siteId, range, day, false));
}
