import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import type { Span } from './span.ts';
import { unsummedDays } from './team-sums.ts';

/** What was moved in a period; amounts in minor units. */
export interface Amounts {
  readonly validBetMinor: number;
  readonly wonMinor: number;
  readonly depositMinor: number;
  readonly withdrawalMinor: number;
}

/** One day of a team. */
export interface TeamDay extends Amounts {
  readonly day: string;
}

/** A member with everybody below it. */
export interface Branch extends Amounts {
  readonly memberId: string;
  /** How many members the branch has, its head included, now. */
  readonly members: number;
  /** How many of them placed a bet in the period. */
  readonly active: number;
}

/** The period that is read of a team. */
export interface FiguresOf {
  readonly span: Span;
  readonly timeZone: string;
}

const AMOUNTS = sql`coalesce(sum(valid), 0)::bigint AS "validBetMinor", coalesce(sum(won), 0)::bigint AS "wonMinor",
  coalesce(sum(deposit), 0)::bigint AS "depositMinor", coalesce(sum(withdrawal), 0)::bigint AS "withdrawalMinor"`;
const STORED = sql`valid_bet_minor AS valid, won_minor AS won, deposit_minor AS deposit, withdrawal_minor AS withdrawal`;

/** Figures of teams on one site. Each read costs a row for each day of the period and what has not been summed yet. */
export function figuresStore(db: Queryable, siteId: string, figures: FiguresOf) {
  const { span, timeZone } = figures;
  const within = (day: SQL) => sql`${day} BETWEEN ${span.from} AND ${span.to}`;
  const rest = restOf(siteId, figures);
  return {
    /** How many members the levels below a member have now, nearest level first. */
    levels: (memberId: string) =>
      rowsOf<{ level: number; members: number }>(
        db,
        sql`SELECT depth::int AS level, members FROM team_level
          WHERE site_id = ${siteId} AND member_id = ${memberId} AND members > 0 ORDER BY depth`,
      ),

    /** How many members of the team joined the site in the period. */
    async joined(memberId: string): Promise<number> {
      const [row] = await rowsOf<{ count: number }>(
        db,
        sql`SELECT count(*)::int AS count FROM team_line WHERE site_id = ${siteId} AND ancestor_id = ${memberId}
          AND joined_at >= (${span.from}::date)::timestamp AT TIME ZONE ${timeZone}
          AND joined_at < (${span.to}::date + 1)::timestamp AT TIME ZONE ${timeZone}`,
      );
      return row?.count ?? 0;
    },

    /** The days of the period on which the team moved anything, oldest first. */
    days: (memberId: string) =>
      rowsOf<TeamDay>(
        db,
        sql`WITH ${rest} SELECT day, ${AMOUNTS} FROM (
            SELECT day, ${STORED} FROM team_day WHERE site_id = ${siteId} AND member_id = ${memberId} AND ${within(sql`day`)}
            UNION ALL SELECT r.day, r.valid, r.won, r.deposit, r.withdrawal FROM r
              JOIN team_line AS l ON l.site_id = ${siteId} AND l.member_id = r.member_id AND l.ancestor_id = ${memberId}
          ) AS moved GROUP BY day
          HAVING sum(valid) <> 0 OR sum(won) <> 0 OR sum(deposit) <> 0 OR sum(withdrawal) <> 0 ORDER BY day`,
      ),

    /** Several members, each with everybody below it. */
    async branches(memberIds: readonly string[]): Promise<Map<string, Branch>> {
      if (memberIds.length === 0) return new Map();
      const rows = await rowsOf<Branch>(db, branchesOf(siteId, figures, memberIds, 'whole'));
      return new Map(rows.map((row) => [row.memberId, row]));
    },

    /** Everybody below a member, without the member itself. */
    async team(memberId: string): Promise<Branch> {
      const [row] = await rowsOf<Branch>(db, branchesOf(siteId, figures, [memberId], 'below'));
      if (!row) throw new Error(`There is no member ${memberId}`);
      return row;
    },

    /** Members by themselves, without anybody below them, as one sum. */
    async players(memberIds: readonly string[]): Promise<Branch> {
      const rows =
        memberIds.length === 0
          ? []
          : await rowsOf<Branch>(db, branchesOf(siteId, figures, memberIds, 'own'));
      const sum = (name: Exclude<keyof Branch, 'memberId'>) =>
        rows.reduce((total, row) => total + row[name], 0);
      return {
        memberId: '',
        members: rows.length,
        active: sum('active'),
        validBetMinor: sum('validBetMinor'),
        wonMinor: sum('wonMinor'),
        depositMinor: sum('depositMinor'),
        withdrawalMinor: sum('withdrawalMinor'),
      };
    },
  };
}

/** Whose figures count for a member: its own and those below it, only those below it, or only its own. */
type Part = 'whole' | 'below' | 'own';

/** The statement that reads a part of several branches. */
function branchesOf(
  siteId: string,
  figures: FiguresOf,
  memberIds: readonly string[],
  part: Part,
): SQL {
  // One value however many members there are, since the statement names them in many places.
  const list = sql`ANY(ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(memberIds)}::jsonb)))`;
  const of = { siteId, span: figures.span, list, part };
  return sql`WITH ${restOf(siteId, figures)}, ${movedBy(of)}, ${activeIn(of)}, sizes AS (
      SELECT member_id, sum(members)::int AS members FROM team_level
      WHERE site_id = ${siteId} AND member_id = ${list} AND ${part !== 'own'} GROUP BY member_id
    )
    SELECT m.member_id AS "memberId", coalesce(a."validBetMinor", 0)::bigint AS "validBetMinor", coalesce(a."wonMinor", 0)::bigint AS "wonMinor",
      coalesce(a."depositMinor", 0)::bigint AS "depositMinor", coalesce(a."withdrawalMinor", 0)::bigint AS "withdrawalMinor",
      ${part === 'below' ? 0 : 1}::int + coalesce(s.members, 0)::int AS members, coalesce(c.active, 0)::int AS active
    FROM member AS m LEFT JOIN amounts AS a ON a.member_id = m.member_id
    LEFT JOIN counted AS c ON c.member_id = m.member_id LEFT JOIN sizes AS s ON s.member_id = m.member_id
    WHERE m.site_id = ${siteId} AND m.member_id = ${list}`;
}

/** Members of whom a statement reads a part. */
interface PartOf {
  readonly siteId: string;
  readonly span: Span;
  readonly list: SQL;
  readonly part: Part;
}

/** The statements of a part as one; those of other parts are left out, since the database would prepare them too. */
function unionOf(part: Part, { own, below }: { own: readonly SQL[]; below: readonly SQL[] }): SQL {
  const parts = [...(part === 'below' ? [] : own), ...(part === 'own' ? [] : below)];
  return sql.join(parts, sql` UNION ALL `);
}

/**
 * A table `amounts` of what members moved, of `r` and of what was summed, with how many of their teams were last active
 * in the period.
 */
function movedBy({ siteId, span, list, part }: PartOf): SQL {
  const within = sql`BETWEEN ${span.from} AND ${span.to}`;
  const moved = unionOf(part, {
    own: [
      sql`SELECT member_id, ${STORED}, 0 AS active FROM member_day WHERE site_id = ${siteId} AND member_id = ${list} AND day ${within}`,
      sql`SELECT member_id, valid, won, deposit, withdrawal, 0 FROM r WHERE member_id = ${list}`,
    ],
    below: [
      sql`SELECT member_id, ${STORED}, last_active FROM team_day WHERE site_id = ${siteId} AND member_id = ${list} AND day ${within}`,
      sql`SELECT l.ancestor_id, r.valid, r.won, r.deposit, r.withdrawal, 0 FROM r
        JOIN team_line AS l ON l.site_id = ${siteId} AND l.member_id = r.member_id AND l.ancestor_id = ${list}`,
    ],
  });
  return sql`moved (member_id, valid, won, deposit, withdrawal, active) AS (${moved}),
    amounts AS (SELECT member_id, ${AMOUNTS}, sum(active) AS active FROM moved GROUP BY member_id)`;
}

/**
 * A table `counted` of how many members placed a bet. In a period that ends today these are the members whose last day
 * is in it; of a month that is over they were counted while it ran.
 */
function activeIn({ siteId, span, list, part }: PartOf): SQL {
  const within = sql`BETWEEN ${span.from} AND ${span.to}`;
  const stored =
    span.month === undefined
      ? sql`SELECT member_id, active FROM amounts`
      : sql`SELECT member_id, active FROM team_month
          WHERE site_id = ${siteId} AND member_id = ${list} AND month = ${span.month}`;
  const active = unionOf(part, {
    own: [
      sql`SELECT DISTINCT member_id, 1 AS active FROM member_day
        WHERE site_id = ${siteId} AND member_id = ${list} AND day ${within} AND bets > 0`,
      sql`SELECT member_id, 1 FROM played WHERE member_id = ${list}`,
    ],
    below: [
      stored,
      sql`SELECT l.ancestor_id, 1 FROM played
        JOIN team_line AS l ON l.site_id = ${siteId} AND l.member_id = played.member_id AND l.ancestor_id = ${list}`,
    ],
  });
  return sql`played AS (
      SELECT DISTINCT member_id FROM r WHERE bets > 0 AND NOT EXISTS (SELECT 1 FROM member_day AS d
        WHERE d.site_id = ${siteId} AND d.member_id = r.member_id AND d.day ${within} AND d.bets > 0)
    ), counted AS (
      SELECT member_id, sum(active)::int AS active FROM (${active}) AS each_one (member_id, active) GROUP BY member_id
    )`;
}

/** What was moved in the period and no sum has yet, as a table `r` of a statement. */
function restOf(siteId: string, { span, timeZone }: FiguresOf): SQL {
  return sql`r AS MATERIALIZED (
    SELECT * FROM (${unsummedDays({ siteId, timeZone })}) AS waiting WHERE day BETWEEN ${span.from} AND ${span.to})`;
}
