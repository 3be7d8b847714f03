import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';

/** A day counts as over this long after its end, since the clocks of two processes may differ. */
const CLOSED_AFTER_MS = 5 * 60_000;

/** Days of a member in the site's time zone, `from` and `to` included, as `YYYY-MM-DD`. */
export interface DayRange {
  readonly memberId: string;
  readonly timeZone: string;
  readonly from: string;
  readonly to: string;
}

/** A range between moments, in milliseconds since 1970; the end is not included. */
export interface Stretch {
  readonly fromMs: number;
  readonly endMs: number;
}

/** Days that are over and not summed yet. */
export interface Gap extends Stretch {
  readonly first: string;
  readonly last: string;
}

/** A range of days, where it begins and ends, which of its days are not over, and which are still to be summed. */
export interface Cover extends Stretch {
  /** The first day that is not over yet, and when it begins. */
  readonly openDay: string;
  readonly openMs: number;
  /** Only whole gaps beside what is summed, so that the summed days stay without a gap. */
  readonly gaps: readonly Gap[];
}

interface CoverColumns {
  from_ms: number;
  end_ms: number;
  open_day: string;
  open_ms: number;
  first_day: string | null;
  last_day: string | null;
  first_ms: number | null;
  next_ms: number | null;
}

/**
 * Reads how far the days of a member are summed. @param table what says it: from which day to which, per member and time
 * zone
 */
export async function readCover(
  db: Queryable,
  {
    siteId,
    table,
    range,
    now,
  }: {
    readonly siteId: string;
    readonly table: 'movement_cover' | 'round_cover';
    readonly range: DayRange;
    readonly now: Date;
  },
): Promise<Cover> {
  const { memberId, timeZone, from, to } = range;
  const startOf = (day: SQL) =>
    sql`(extract(epoch FROM (${day})::timestamp AT TIME ZONE ${timeZone}) * 1000)::bigint`;
  const closedAt = new Date(now.getTime() - CLOSED_AFTER_MS).toISOString();
  const [row] = await rowsOf<CoverColumns>(
    db,
    sql`SELECT ${startOf(sql`${from}::date`)} AS from_ms, ${startOf(sql`${to}::date + 1`)} AS end_ms,
        o.day::text AS open_day, ${startOf(sql`o.day`)} AS open_ms, c.first_day::text AS first_day, c.last_day::text AS last_day,
        ${startOf(sql`c.first_day`)} AS first_ms, ${startOf(sql`c.last_day + 1`)} AS next_ms
      FROM (SELECT (${closedAt}::timestamptz AT TIME ZONE ${timeZone})::date AS day) AS o
      LEFT JOIN ${sql.identifier(table)} c ON c.site_id = ${siteId} AND c.member_id = ${memberId} AND c.time_zone = ${timeZone}`,
  );
  if (!row) throw new Error('A query without a table answered no row');
  return {
    fromMs: row.from_ms,
    endMs: row.end_ms,
    openDay: row.open_day,
    openMs: row.open_ms,
    gaps: gapsOf(row, from),
  };
}

/** Notes that the days of a gap are summed. */
export function extendCover(
  siteId: string,
  table: 'movement_cover' | 'round_cover',
  { memberId, timeZone }: Pick<DayRange, 'memberId' | 'timeZone'>,
  gap: Gap,
): SQL {
  const cover = sql.identifier(table);
  return sql`INSERT INTO ${cover} AS cover (site_id, member_id, time_zone, first_day, last_day)
    VALUES (${siteId}, ${memberId}, ${timeZone}, ${gap.first}::date, ${gap.last}::date)
    ON CONFLICT (site_id, member_id, time_zone) DO UPDATE SET
      first_day = LEAST(cover.first_day, excluded.first_day), last_day = GREATEST(cover.last_day, excluded.last_day)`;
}

function gapsOf(row: CoverColumns, from: string): Gap[] {
  const lastClosed = dayBefore(row.open_day);
  const { first_day: first, last_day: last } = row;
  if (first === null || last === null) {
    const whole = { first: from, last: lastClosed, fromMs: row.from_ms, endMs: row.open_ms };
    return from <= lastClosed ? [whole] : [];
  }
  const before = { first: from, last: dayBefore(first), fromMs: row.from_ms };
  const after = { first: last, last: lastClosed, fromMs: row.next_ms ?? 0, endMs: row.open_ms };
  return [
    ...(from < first ? [{ ...before, endMs: row.first_ms ?? 0 }] : []),
    ...(last < lastClosed ? [after] : []),
  ];
}

/** The day before a day. */
function dayBefore(day: string): string {
  const moment = new Date(`${day}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() - 1);
  return moment.toISOString().slice(0, 10);
}
