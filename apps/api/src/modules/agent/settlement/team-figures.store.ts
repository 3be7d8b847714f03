import { sql } from 'drizzle-orm';
import { journalIdTime, ofSite } from '#modules/wallet/index.ts';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import type { Span } from '../commission/line-member.store.ts';

/** What everybody below a member did in a period. Amounts in minor units. */
export interface TeamFigures {
  /** Stakes less stakes given back, without those of closed and excluded members. */
  readonly validBetsMinor: number;
  /** The stakes of closed and excluded members, which count for nothing, and how many members those are. */
  readonly leftOutMinor: number;
  readonly leftOutMembers: number;
  readonly wonMinor: number;
  readonly depositsMinor: number;
  readonly bonusMinor: number;
  /** Rebates and commission that the team was paid. */
  readonly rebateMinor: number;
  /** Members who placed a bet. */
  readonly activeMembers: number;
}

const NOTHING: TeamFigures = {
  validBetsMinor: 0,
  leftOutMinor: 0,
  leftOutMembers: 0,
  wonMinor: 0,
  depositsMinor: 0,
  bonusMinor: 0,
  rebateMinor: 0,
  activeMembers: 0,
};

const sum = (condition: string, sign = '') =>
  sql.raw(`coalesce(${sign}sum(amount_minor) FILTER (WHERE ${condition}), 0)::bigint`);

const SUMS = sql`${sum("kind IN ('bet', 'rollback') AND NOT is_out", '-')} AS "validBetsMinor",
        ${sum("kind IN ('bet', 'rollback') AND is_out", '-')} AS "leftOutMinor",
        count(DISTINCT member_id) FILTER (WHERE kind = 'bet' AND is_out)::int AS "leftOutMembers",
        ${sum("kind = 'win' AND NOT is_out")} AS "wonMinor",
        ${sum("kind = 'deposit'")} AS "depositsMinor",
        ${sum("kind IN ('bonus_grant', 'bonus_expiry')")} AS "bonusMinor",
        ${sum("kind IN ('commission', 'rebate')")} AS "rebateMinor",
        count(DISTINCT member_id) FILTER (WHERE kind = 'bet' AND NOT is_out)::int AS "activeMembers"`;

/** Ids of everybody below a member; as a set, so that a circle ends. */
const below = (siteId: string, memberId: string) => sql`SELECT d.member_id FROM member d
        WHERE d.site_id = ${siteId} AND d.invited_by_member_id = ${memberId} AND d.member_id <> ${memberId}
        UNION SELECT d.member_id FROM team JOIN member d ON d.site_id = ${siteId} AND d.invited_by_member_id = team.member_id
        WHERE d.member_id <> ${memberId}`;

const bucketOf = ({ from, to }: Span, place: number) => ({
  place,
  from_id: journalIdTime(from.getTime()),
  to_id: journalIdTime(to.getTime()),
  from_at: from.toISOString(),
  to_at: to.toISOString(),
});

/**
 * The figures of everybody below a member, for each of some periods that do not overlap, the oldest first. The team is the one of
 * now; figures that have to stay as they were are stored by the settlement.
 */
export async function teamFigures(
  db: Queryable,
  siteId: string,
  memberId: string,
  spans: readonly Span[],
): Promise<TeamFigures[]> {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return [];
  const rows = await rowsOf<TeamFigures & { place: number }>(
    db,
    sql`WITH RECURSIVE team (member_id) AS (${below(siteId, memberId)}), bucket AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(spans.map(bucketOf))}::jsonb)
          AS b(place integer, from_id text, to_id text, from_at timestamptz, to_at timestamptz)
      ), left_out AS (
        SELECT e.member_id, bucket.place FROM member_break e
        JOIN bucket ON e.starts_at < bucket.to_at AND (e.ends_at IS NULL OR e.ends_at > bucket.from_at)
        WHERE e.site_id = ${siteId} AND e.kind = 'exclusion'
        UNION SELECT m.member_id, bucket.place FROM team JOIN member m ON m.site_id = ${siteId} AND m.member_id = team.member_id
        JOIN bucket ON m.status = 'closed'
      ), moved AS (
        SELECT b.place, p.member_id, p.account, j.kind, p.amount_minor, o.member_id IS NOT NULL AS is_out
        FROM team
        JOIN posting p ON ${ofSite('p', siteId)} AND p.member_id = team.member_id
          AND p.journal_id COLLATE "C" >= ${journalIdTime(first.from.getTime())}
          AND p.journal_id COLLATE "C" < ${journalIdTime(last.to.getTime())}
        JOIN journal j ON j.site_id = p.site_id AND j.journal_id = p.journal_id
        JOIN bucket b ON p.journal_id COLLATE "C" >= b.from_id AND p.journal_id COLLATE "C" < b.to_id
        LEFT JOIN left_out o ON o.member_id = p.member_id AND o.place = b.place
      )
      SELECT place, ${SUMS}
      FROM moved GROUP BY place`,
  );
  const byPlace = new Map(rows.map(({ place, ...figures }) => [place, figures]));
  return spans.map((_, place) => byPlace.get(place) ?? NOTHING);
}
