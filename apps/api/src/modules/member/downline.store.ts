import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { patternContaining } from '#platform/database/like-pattern.ts';
import { accountKeyOf } from './member.store.ts';

/** A member as those see it in whose downline it is. Moments are as the database writes them. */
export interface DownlineRow {
  readonly memberId: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly status: string;
  readonly joinedAt: string;
  readonly lastLoginAt: string | null;
  /** How many members it brought directly. */
  readonly directCount: number;
}

/** A page of a member's direct downline, ordered by account. */
export interface DownlinePage {
  readonly memberId: string;
  /** The account after which the page begins; the first page begins after the empty text. */
  readonly after: string;
  readonly limit: number;
  /** Only those who are agents or brought somebody themselves. */
  readonly isOfBranches: boolean;
}

/** A page of everybody below a member. */
export interface TeamPage {
  readonly memberId: string;
  /** Only those so many levels below. */
  readonly level?: number | undefined;
  /** Only accounts that contain this text. */
  readonly search: string;
  readonly order: 'account' | 'newest';
  /** `next` of the page before. */
  readonly after: string;
  readonly limit: number;
}

/** A member of a team, and how many levels it is below. */
export type TeamRow = DownlineRow & { readonly level: number };

const COLUMNS = sql`m.member_id AS "memberId", m.account, m.nickname, m.type, m.status, m.created_at AS "joinedAt", m.last_login_at AS "lastLoginAt",
  coalesce((SELECT v.members FROM team_level AS v WHERE v.site_id = m.site_id AND v.member_id = m.member_id AND v.depth = 1), 0) AS "directCount"`;
/** Types of members who are no agents; the contract's `isAgentType` knows them too. */
const NO_AGENTS = sql`(0, 4, 40)`;
const HAS_BRANCH = sql`(m.type NOT IN ${NO_AGENTS} OR EXISTS (SELECT 1 FROM team_level AS v
  WHERE v.site_id = m.site_id AND v.member_id = m.member_id AND v.depth = 1 AND v.members > 0))`;

/**
 * Who brought whom on one site. Each read follows the index of inviters, so that its cost grows with the levels above a
 * member or with a page of those below, never with the size of the whole downline.
 */
export function downlineStore(db: Queryable, siteId: string) {
  return {
    /**
     * The members from below `agentMemberId` down to `memberId`, both levels included: the direct downline first, the
     * member itself last. Empty when the member is unknown, is the agent itself, or is not below it.
     */
    async pathTo(agentMemberId: string, memberId: string): Promise<DownlineRow[]> {
      // The list of ids that were met ends a circle.
      const rows = await rowsOf<DownlineRow & { parentId: string | null }>(
        db,
        sql`WITH RECURSIVE line (member_id, parent_id, distance, met) AS (
            SELECT member_id, invited_by_member_id, 0, ARRAY[member_id] FROM member
            WHERE site_id = ${siteId} AND member_id = ${memberId} AND member_id <> ${agentMemberId}
            UNION ALL
            SELECT p.member_id, p.invited_by_member_id, line.distance + 1, line.met || p.member_id
            FROM line JOIN member AS p ON p.site_id = ${siteId} AND p.member_id = line.parent_id
            WHERE p.member_id <> ${agentMemberId} AND p.member_id <> ALL (line.met)
          )
          SELECT line.parent_id AS "parentId", ${COLUMNS} FROM line
          JOIN member AS m ON m.site_id = ${siteId} AND m.member_id = line.member_id
          ORDER BY line.distance DESC`,
      );
      return rows[0]?.parentId === agentMemberId ? rows : [];
    },

    /** Id of the member with an account, wherever it is. */
    async idOf(account: string): Promise<string | undefined> {
      const [row] = await rowsOf<{ memberId: string }>(
        db,
        sql`SELECT member_id AS "memberId" FROM member
          WHERE site_id = ${siteId} AND account_key = ${accountKeyOf(account)}`,
      );
      return row?.memberId;
    },

    direct: ({ memberId, after, limit, isOfBranches }: DownlinePage): Promise<DownlineRow[]> =>
      rowsOf<DownlineRow>(
        db,
        sql`SELECT ${COLUMNS} FROM member AS m
          WHERE m.site_id = ${siteId} AND m.invited_by_member_id = ${memberId} AND m.account_key > ${accountKeyOf(after)}
            ${isOfBranches ? sql`AND ${HAS_BRANCH}` : sql``}
          ORDER BY m.account_key LIMIT ${limit}`,
      ),

    /** Ids of those in the direct downline who are no agents and brought nobody. */
    async players(memberId: string): Promise<string[]> {
      const rows = await rowsOf<{ memberId: string }>(
        db,
        sql`SELECT m.member_id AS "memberId" FROM member AS m
          WHERE m.site_id = ${siteId} AND m.invited_by_member_id = ${memberId} AND NOT ${HAS_BRANCH}`,
      );
      return rows.map((row) => row.memberId);
    },

    async team(page: TeamPage): Promise<TeamRow[]> {
      const found = page.search === '' ? undefined : await membersNamed(db, siteId, page.search);
      return rowsOf<TeamRow>(
        db,
        sql`SELECT ${COLUMNS}, l.depth::int AS level FROM (${pageOfLines(siteId, page, found)}) AS l
          JOIN member AS m ON m.site_id = ${siteId} AND m.member_id = l.member_id
          ORDER BY ${page.order === 'account' ? sql`l.account_key` : sql`l.joined_at DESC, l.member_id DESC`}`,
      );
    },
  };
}

/** Up to this many members are looked up one by one; when more have the text, a page is soon full of them. */
const FEW = 2_000;
/** The index of parts of accounts knows texts from this length on. */
const PART_LENGTH = 3;

/** The members of the site whose account contains a text, when they are few and the index can tell. */
async function membersNamed(
  db: Queryable,
  siteId: string,
  search: string,
): Promise<readonly string[] | undefined> {
  if (search.length < PART_LENGTH) return undefined;
  const rows = await rowsOf<{ memberId: string }>(
    db,
    sql`SELECT member_id AS "memberId" FROM member
      WHERE site_id || '' = ${siteId} AND account_key LIKE ${patternContaining(accountKeyOf(search))} LIMIT ${FEW}`,
  );
  return rows.length < FEW ? rows.map(({ memberId }) => memberId) : undefined;
}

/** The lines of a page: the index that has their order is read until the page is full, or the members that were found. */
function pageOfLines(
  siteId: string,
  { memberId, level, search, order, after, limit }: TeamPage,
  found: readonly string[] | undefined,
) {
  const [joinedAt = '', joinedId = ''] = after.split(' ');
  const isBeyond =
    order === 'account'
      ? sql`account_key > ${after}`
      : sql`(joined_at, member_id) < (${joinedAt}::timestamptz, ${joinedId})`;
  const isNamed = found
    ? sql`AND member_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(found)}::jsonb))`
    : sql`AND account_key LIKE ${patternContaining(accountKeyOf(search))}`;
  return sql`SELECT member_id, depth, account_key, joined_at FROM team_line
    WHERE site_id = ${siteId} AND ancestor_id = ${memberId} ${after === '' ? sql`` : sql`AND ${isBeyond}`}
      ${level === undefined ? sql`` : sql`AND depth = ${level}`} ${search === '' ? sql`` : isNamed}
    ORDER BY ${order === 'account' ? sql`account_key` : sql`joined_at DESC, member_id DESC`} LIMIT ${limit}`;
}
