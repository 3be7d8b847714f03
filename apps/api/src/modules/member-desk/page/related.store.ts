import type { RelatedReason } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';

/** A member who shares something with another. */
export interface RelatedMember {
  readonly memberId: string;
  readonly account: string;
  readonly reason: RelatedReason;
  readonly strength: 'strong' | 'weak';
}

const DAY_MS = 24 * 3_600_000;
/** So far back sign-ins from one network are looked at. */
const NETWORK_DAYS = 30;
/** On so many days both have to sign in from a network: once is chance. */
const LEAST_DAYS = 3;
/** A network from which more sign-ins came is a carrier's, which says nothing. */
const MOST_SIGN_INS = 500;
/** More networks of a member are not looked at. */
const MOST_NETWORKS = 50;
/** More members of one reason are not shown. */
const MOST_OF_REASON = 50;

/**
 * Members who share something with a member of a site (OPS-42). It blocks nobody: families and shops share devices and
 * networks too.
 */
export function relatedStore(db: Queryable, siteId: string) {
  /** Names the members of a list of ids with strengths. */
  const named = (reason: RelatedReason, found: SQL): Promise<RelatedMember[]> =>
    rowsOf<RelatedMember>(
      db,
      sql`SELECT f.member_id AS "memberId", m.account, ${reason} AS reason,
          CASE WHEN f.is_strong THEN 'strong' ELSE 'weak' END AS strength
        FROM (${found}) AS f JOIN member m ON m.site_id = ${siteId} AND m.member_id = f.member_id
        ORDER BY m.account LIMIT ${MOST_OF_REASON}`,
    );
  return {
    /** Who registered or signed in from a device of the member. */
    byDevice: (memberId: string) =>
      named(
        'device',
        sql`SELECT DISTINCT o.member_id, true AS is_strong FROM member_device mine
          JOIN member_device o ON o.site_id = ${siteId} AND o.device = mine.device AND o.member_id <> mine.member_id
          WHERE mine.site_id = ${siteId} AND mine.member_id = ${memberId}`,
      ),
    /** Who sent the same picture as a document. */
    byDocument: (memberId: string) =>
      named(
        'document',
        sql`SELECT DISTINCT o.member_id, true AS is_strong FROM document_picture mine
          JOIN document_picture o ON o.site_id = ${siteId} AND o.hash = mine.hash AND o.member_id <> mine.member_id
          WHERE mine.site_id = ${siteId} AND mine.member_id = ${memberId}`,
      ),
    /** Who signed in from a network of the member on the same days, where few others did. */
    byNetwork: (memberId: string, now: Date) =>
      named(
        'network',
        patternOf(siteId, memberId, new Date(now.getTime() - NETWORK_DAYS * DAY_MS)),
      ),
  };
}

/** Members who used a network on at least three of the days on which the member did. */
function patternOf(siteId: string, memberId: string, since: Date): SQL {
  const recent = sql`site_id = ${siteId} AND is_success AND network <> '' AND at > ${since.toISOString()}::timestamptz`;
  const day = sql`(at AT TIME ZONE 'UTC')::date`;
  return sql`SELECT o.member_id, false AS is_strong FROM (
      SELECT network, array_agg(DISTINCT ${day}) AS days FROM sign_in WHERE ${recent} AND member_id = ${memberId}
      GROUP BY network HAVING count(DISTINCT ${day}) >= ${LEAST_DAYS} ORDER BY max(at) DESC LIMIT ${MOST_NETWORKS}
    ) AS mine CROSS JOIN LATERAL (
      SELECT s.member_id, s.day, count(*) OVER () AS sign_ins FROM (
        SELECT member_id, ${day} AS day FROM sign_in WHERE ${recent} AND network = mine.network
        ORDER BY at DESC LIMIT ${MOST_SIGN_INS + 1}
      ) AS s
    ) AS o
    WHERE o.sign_ins <= ${MOST_SIGN_INS} AND o.member_id <> ${memberId} AND o.day = ANY (mine.days)
    GROUP BY o.member_id, mine.network HAVING count(DISTINCT o.day) >= ${LEAST_DAYS}`;
}
