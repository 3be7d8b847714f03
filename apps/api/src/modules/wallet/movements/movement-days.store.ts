import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { MovementKind } from '@maidan/contract/movements';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { journalIdTime } from '../ledger/ids.ts';
import { ofSite } from '../site-index.ts';

/** A day counts as over this long after its end, since the clocks of two processes may differ. */
const CLOSED_AFTER_MS = 5 * 60_000;

/** Days of a member in the site's time zone, `from` and `to` included, as `YYYY-MM-DD`. */
export interface DayRange {
  readonly memberId: string;
  readonly timeZone: string;
  readonly from: string;
  readonly to: string;
}

/** A range with the ends of its journal ids. */
export interface Span extends DayRange {
  /** Ids of the range are at least this, and below `endId`. */
  readonly fromId: string;
  readonly endId: string;
  /** The first day that is not over yet, and how the ids of its journals begin. */
  readonly openDay: string;
  readonly openId: string;
}

/** What the journals of one kind came to on one day, in minor units of cash and bonus. */
export interface DaySums {
  readonly day: string;
  readonly kind: MovementKind;
  readonly inMinor: number;
  readonly outMinor: number;
  readonly count: number;
}

interface SpanColumns {
  from_ms: number;
  end_ms: number;
  open_day: string;
  open_ms: number;
  first_day: string | null;
  last_day: string | null;
  first_ms: number | null;
  next_ms: number | null;
}

/** SQL of the sums by day, for one site. Days that are over are summed once, when they are first asked for. */
export function movementDaysStore(siteId: string) {
  return {
    /** The ends of a range, after every day of it that is over has been summed. */
    async open(db: Queryable, range: DayRange, now: Date): Promise<Span> {
      const row = await readSpan(db, siteId, range, now);
      const fromId = journalIdTime(row.from_ms);
      const openId = journalIdTime(row.open_ms);
      const lastClosed = dayBefore(row.open_day);
      if (row.first_day === null || row.last_day === null) {
        if (range.from <= lastClosed)
          await close(db, siteId, range, {
            first: range.from,
            last: lastClosed,
            ids: { fromId, endId: openId },
          });
      } else {
        const { first_day: first, last_day: last } = row;
        // Only whole gaps beside what is summed, so that the summed days stay without a gap.
        if (range.from < first)
          await close(db, siteId, range, {
            first: range.from,
            last: dayBefore(first),
            ids: { fromId, endId: journalIdTime(row.first_ms ?? 0) },
          });
        if (last < lastClosed)
          await close(db, siteId, range, {
            first: last,
            last: lastClosed,
            ids: { fromId: journalIdTime(row.next_ms ?? 0), endId: openId },
          });
      }
      const { from, to, memberId, timeZone } = range;
      const endId = journalIdTime(row.end_ms);
      return { memberId, timeZone, from, to, fromId, endId, openDay: row.open_day, openId };
    },
    /** The sums of each day and kind of a range that has been opened, newest day first. */
    async read(db: Queryable, span: Span, kinds: readonly MovementKind[]): Promise<DaySums[]> {
      const rows = await rowsOf<
        Record<'in_minor' | 'out_minor' | 'journals', number> & {
          day: string;
          kind: MovementKind;
        }
      >(
        db,
        sql`SELECT day::text AS day, kind, in_minor, out_minor, journals FROM (
            SELECT day, kind, in_minor, out_minor, journals FROM movement_day WHERE ${closedDays(siteId, span)}
            UNION ALL
            SELECT day, kind, in_minor, out_minor, journals FROM (${journalsByDay(siteId, span, liveIds(span))}) AS live
          ) AS d
          WHERE kind IN ${listed(kinds)} ORDER BY d.day DESC`,
      );
      return rows.map((row) => ({
        day: row.day,
        kind: row.kind,
        inMinor: row.in_minor,
        outMinor: row.out_minor,
        count: row.journals,
      }));
    },
  };
}

/** Sums the journals of some days and stores them; `last` becomes the last day that is summed. */
async function close(
  db: Queryable,
  siteId: string,
  { memberId, timeZone }: DayRange,
  gap: { readonly first: string; readonly last: string; readonly ids: IdRange },
): Promise<void> {
  await db.execute(
    sql`WITH new_days AS (
        INSERT INTO movement_day (site_id, member_id, time_zone, day, kind, in_minor, out_minor, journals, journal_ids)
        SELECT ${siteId}, ${memberId}, ${timeZone}, day, kind, in_minor, out_minor, journals,
          CASE WHEN kind IN ('bet', 'win') THEN NULL ELSE journal_ids END
        FROM (${journalsByDay(siteId, { memberId, timeZone }, gap.ids)}) AS d
        ON CONFLICT DO NOTHING
      )
      INSERT INTO movement_cover (site_id, member_id, time_zone, first_day, last_day)
      VALUES (${siteId}, ${memberId}, ${timeZone}, ${gap.first}::date, ${gap.last}::date)
      ON CONFLICT (site_id, member_id, time_zone) DO UPDATE SET
        first_day = LEAST(movement_cover.first_day, excluded.first_day),
        last_day = GREATEST(movement_cover.last_day, excluded.last_day)`,
  );
}

/** A range of journal ids; the end is not included. */
export interface IdRange {
  readonly fromId: string;
  readonly endId: string;
}

/** The part of a span whose days are not over yet. */
export function liveIds({ fromId, endId, openId }: Span): IdRange {
  return { fromId: fromId > openId ? fromId : openId, endId };
}

/** The condition on `movement_day` for the days of a span that are over. */
export function closedDays(siteId: string, { memberId, timeZone, from, to, openDay }: Span): SQL {
  return sql`site_id = ${siteId} AND member_id = ${memberId} AND time_zone = ${timeZone}
    AND day BETWEEN ${from}::date AND ${to}::date AND day < ${openDay}::date`;
}

/** Names as a list of SQL values. */
export function listed(names: readonly string[]): SQL {
  return sql`(${sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )})`;
}

/** A query for what a member's journals came to, by day and kind, with their ids. */
function journalsByDay(
  siteId: string,
  { memberId, timeZone }: Pick<DayRange, 'memberId' | 'timeZone'>,
  { fromId, endId }: IdRange,
): SQL {
  return sql`SELECT (j.posted_at AT TIME ZONE ${timeZone})::date AS day, j.kind,
      coalesce(sum(m.moved) FILTER (WHERE m.moved > 0), 0)::bigint AS in_minor,
      coalesce(-sum(m.moved) FILTER (WHERE m.moved < 0), 0)::bigint AS out_minor,
      count(*)::int AS journals, array_agg(m.journal_id) AS journal_ids
    FROM (
      SELECT p.journal_id, coalesce(sum(p.amount_minor) FILTER (WHERE p.account IN ('cash', 'bonus')), 0) AS moved
      FROM posting p
      WHERE ${ofSite('p', siteId)} AND p.member_id = ${memberId}
        AND p.journal_id COLLATE "C" >= ${fromId} AND p.journal_id COLLATE "C" < ${endId}
      GROUP BY p.journal_id
    ) AS m
    JOIN journal j ON j.site_id = ${siteId} AND j.journal_id = m.journal_id
    GROUP BY 1, 2`;
}

async function readSpan(
  db: Queryable,
  siteId: string,
  { memberId, timeZone, from, to }: DayRange,
  now: Date,
): Promise<SpanColumns> {
  const startOf = (day: SQL) =>
    sql`(extract(epoch FROM (${day})::timestamp AT TIME ZONE ${timeZone}) * 1000)::bigint`;
  const closedAt = new Date(now.getTime() - CLOSED_AFTER_MS).toISOString();
  const [row] = await rowsOf<SpanColumns>(
    db,
    sql`SELECT ${startOf(sql`${from}::date`)} AS from_ms, ${startOf(sql`${to}::date + 1`)} AS end_ms,
        o.day::text AS open_day, ${startOf(sql`o.day`)} AS open_ms, c.first_day::text AS first_day, c.last_day::text AS last_day,
        ${startOf(sql`c.first_day`)} AS first_ms, ${startOf(sql`c.last_day + 1`)} AS next_ms
      FROM (SELECT (${closedAt}::timestamptz AT TIME ZONE ${timeZone})::date AS day) AS o
      LEFT JOIN movement_cover c ON c.site_id = ${siteId} AND c.member_id = ${memberId} AND c.time_zone = ${timeZone}`,
  );
  if (!row) throw new Error('A query without a table answered no row');
  return row;
}

/** The day before a day. */
function dayBefore(day: string): string {
  const moment = new Date(`${day}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() - 1);
  return moment.toISOString().slice(0, 10);
}
