import { sql } from 'drizzle-orm';
import { LIMIT_DAYS, LIMIT_PERIODS } from '@maidan/contract/constants';
import type { LimitPeriod } from '@maidan/contract/constants';
import { preparedStatement } from '#platform/database/statement.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { journalIdTime } from '../ledger/ids.ts';
import { ofSite } from '../site-index.ts';

const HOUR_MS = 3_600_000;
/** An hour counts as closed this long after its end, since the clocks of two processes may differ. */
const CLOSED_AFTER_MS = 5 * 60_000;

/** What a member played in a period; amounts in minor units. */
export interface PlaySums {
  /** Stakes, without those taken back. */
  readonly stakedMinor: number;
  /** Stakes less payouts; below zero for a gain. The stake of a round that is still open counts as lost. */
  readonly lossMinor: number;
  /** Minutes in which at least one stake was taken. */
  readonly minutes: number;
}

interface HourRow {
  readonly hour: number;
  readonly staked: number;
  readonly returned: number;
  readonly minutes: number;
}

const { placeholder } = sql;

const selectClosed = preparedStatement<
  Record<`${'staked' | 'returned' | 'minutes'}_${LimitPeriod}`, number> & { newest: number | null },
  { siteId: string; memberId: string; day: number; week: number; month: number }
>(
  'play_hours_closed',
  sql`SELECT max(hour) AS newest, ${sql.join(
    LIMIT_PERIODS.flatMap((period) =>
      (['staked', 'returned', 'minutes'] as const).map((what) => {
        const column = sql.identifier(what === 'minutes' ? what : `${what}_minor`);
        const name = sql.identifier(`${what}_${period}`);
        return sql`coalesce(sum(${column}) FILTER (WHERE hour >= ${placeholder(period)}::int), 0)::bigint AS ${name}`;
      }),
    ),
    sql`, `,
  )}
    FROM play_hour
    WHERE site_id = ${placeholder('siteId')} AND member_id = ${placeholder('memberId')} AND hour >= ${placeholder('month')}::int`,
);

// A stake that was taken back counts neither as staked nor as returned.
const selectLive = preparedStatement<
  HourRow,
  { siteId: string; memberId: string; fromJournal: string }
>(
  'play_hours_live',
  sql`SELECT floor(extract(epoch FROM j.posted_at) / 3600)::int AS hour,
      coalesce(-sum(p.amount_minor) FILTER (WHERE j.kind <> 'win'), 0)::bigint AS staked,
      coalesce(sum(p.amount_minor) FILTER (WHERE j.kind = 'win'), 0)::bigint AS returned,
      count(DISTINCT floor(extract(epoch FROM j.posted_at) / 60)) FILTER (WHERE j.kind = 'bet')::int AS minutes
    FROM posting p JOIN journal j ON j.site_id = p.site_id AND j.journal_id = p.journal_id
    WHERE ${ofSite('p', placeholder('siteId'))} AND p.member_id = ${placeholder('memberId')}
      AND p.journal_id COLLATE "C" >= ${placeholder('fromJournal')} AND j.kind IN ('bet', 'win', 'rollback')
    GROUP BY 1`,
);

/** SQL of what members staked and got back, for one site. */
export function playSumsStore(siteId: string) {
  return {
    /** What a member played since a moment; it reads the journals alone, so the moment should not be long ago. */
    async readSince(db: Queryable, memberId: string, since: Date): Promise<PlaySums> {
      const fromJournal = journalIdTime(since.getTime());
      const rows = await selectLive(db, { siteId, memberId, fromJournal });
      const sum = (what: 'staked' | 'returned' | 'minutes') =>
        rows.reduce((total, row) => total + row[what], 0);
      const stakedMinor = sum('staked');
      return { stakedMinor, lossMinor: stakedMinor - sum('returned'), minutes: sum('minutes') };
    },
    /**
     * What a member played in the last day, week and month, by whole hours: the hour in which a period began counts in
     * full. Hours that are over are stored when they are first asked for, so that a limit that every bet asks reads the
     * journals of the newest hours only.
     */
    async read(
      db: Queryable,
      memberId: string,
      now: Date,
    ): Promise<Readonly<Record<LimitPeriod, PlaySums>>> {
      const firstHour = (period: LimitPeriod) =>
        Math.floor((now.getTime() - LIMIT_DAYS[period] * 24 * HOUR_MS) / HOUR_MS);
      const since = { day: firstHour('day'), week: firstHour('week'), month: firstHour('month') };
      const [closed] = await selectClosed(db, { siteId, memberId, ...since });
      const from = closed?.newest == null ? since.month : closed.newest + 1;
      const fromJournal = journalIdTime(from * HOUR_MS);
      const live = await selectLive(db, { siteId, memberId, fromJournal });
      const openHour = Math.floor((now.getTime() - CLOSED_AFTER_MS) / HOUR_MS);
      if (openHour > from) await close(db, siteId, memberId, { live, openHour });
      const sumsOf = (period: LimitPeriod): PlaySums => {
        const hours = live.filter(({ hour }) => hour >= since[period]);
        const sum = (what: 'staked' | 'returned' | 'minutes') =>
          hours.reduce((total, row) => total + row[what], closed?.[`${what}_${period}`] ?? 0);
        const stakedMinor = sum('staked');
        return { stakedMinor, lossMinor: stakedMinor - sum('returned'), minutes: sum('minutes') };
      };
      return { day: sumsOf('day'), week: sumsOf('week'), month: sumsOf('month') };
    },
  };
}

/** Stores the hours before `openHour`; the newest of them also when nobody played in it, as a mark of how far it went. */
async function close(
  db: Queryable,
  siteId: string,
  memberId: string,
  { live, openHour }: { live: readonly HourRow[]; openHour: number },
): Promise<void> {
  const newest = openHour - 1;
  const played = live.filter(({ hour }) => hour < openHour);
  const empty = { hour: newest, staked: 0, returned: 0, minutes: 0 };
  const rows = played.some(({ hour }) => hour === newest) ? played : [...played, empty];
  await db.execute(
    sql`INSERT INTO play_hour (site_id, member_id, hour, staked_minor, returned_minor, minutes)
      SELECT ${siteId}, ${memberId}, r.hour, r.staked, r.returned, r.minutes
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(hour integer, staked bigint, returned bigint, minutes smallint)
      ON CONFLICT DO NOTHING`,
  );
}
