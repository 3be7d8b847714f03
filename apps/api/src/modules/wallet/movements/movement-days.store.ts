import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { MovementKind } from '@maidan/contract/movements';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { journalIdTime } from '../ledger/ids.ts';
import { ofSite } from '../site-index.ts';
import { extendCover, readCover } from './day-cover.ts';
import type { DayRange, Gap } from './day-cover.ts';

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

/** SQL of the sums by day, for one site. Days that are over are summed once, when they are first asked for. */
export function movementDaysStore(siteId: string) {
  return {
    /** The ends of a range, after every day of it that is over has been summed. */
    async open(db: Queryable, range: DayRange, now: Date): Promise<Span> {
      const cover = await readCover(db, { siteId, table: 'movement_cover', range, now });
      for (const gap of cover.gaps) await close(db, siteId, range, gap);
      const { openDay } = cover;
      const fromId = journalIdTime(cover.fromMs);
      const endId = journalIdTime(cover.endMs);
      return { ...range, fromId, endId, openDay, openId: journalIdTime(cover.openMs) };
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

/** Sums the journals of some days and stores them. */
async function close(
  db: Queryable,
  siteId: string,
  { memberId, timeZone }: DayRange,
  gap: Gap,
): Promise<void> {
  const ids = { fromId: journalIdTime(gap.fromMs), endId: journalIdTime(gap.endMs) };
  await db.execute(
    sql`WITH new_days AS (
        INSERT INTO movement_day (site_id, member_id, time_zone, day, kind, in_minor, out_minor, journals, journal_ids)
        SELECT ${siteId}, ${memberId}, ${timeZone}, day, kind, in_minor, out_minor, journals,
          CASE WHEN kind IN ('bet', 'win') THEN NULL ELSE journal_ids END
        FROM (${journalsByDay(siteId, { memberId, timeZone }, ids)}) AS d
        ON CONFLICT DO NOTHING
      )
      ${extendCover(siteId, 'movement_cover', { memberId, timeZone }, gap)}`,
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
