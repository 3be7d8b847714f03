import { PlainError } from '@maidan/deployment/plain-error';
import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable, Transaction } from '#platform/database/connection.ts';
import { accountKeyOf } from './member.store.ts';

/** Who joins a team: a member that was just created, and who brought it. */
export interface Joining {
  readonly memberId: string;
  readonly account: string;
  readonly invitedByMemberId: string;
  readonly joinedAt: Date;
}

/**
 * The lines of one site: a row for each member and each member above it. They are written in the transaction that
 * creates a member, so a subtree of any depth is read by one index (decision record 0084).
 */
export function teamLineStore(db: Queryable, siteId: string) {
  return {
    /** Puts a new member below the one who brought it, and below everybody above that one. */
    async join({ memberId, account, invitedByMemberId, joinedAt }: Joining): Promise<void> {
      await db.execute(
        sql`INSERT INTO team_line (site_id, member_id, ancestor_id, depth, account_key, joined_at)
          SELECT ${siteId}, ${memberId}, above.ancestor_id, above.depth, ${accountKeyOf(account)}, ${joinedAt.toISOString()}::timestamptz
          FROM (SELECT ${invitedByMemberId} AS ancestor_id, 1 AS depth
            UNION ALL SELECT ancestor_id, depth + 1 FROM team_line
              WHERE site_id = ${siteId} AND member_id = ${invitedByMemberId}) AS above`,
      );
      await db.execute(countLines(siteId, [memberId], 1));
    },
    /** Whether a member is anywhere below another. */
    async isBelow(memberId: string, ancestorId: string): Promise<boolean> {
      const rows = await rowsOf(
        db,
        sql`SELECT 1 FROM team_line
          WHERE site_id = ${siteId} AND member_id = ${memberId} AND ancestor_id = ${ancestorId}`,
      );
      return rows.length > 0;
    },
  };
}

/**
 * Adds the lines of members to the sizes of the teams above them, or takes them off with -1. In the order of the
 * teams, so that two members who join at once wait for each other and never block each other.
 */
function countLines(siteId: string, memberIds: readonly string[], change: 1 | -1) {
  return sql`INSERT INTO team_level (site_id, member_id, depth, members)
    SELECT ${siteId}, ancestor_id, depth, ${change}::int * count(*)::int FROM team_line
    WHERE site_id = ${siteId} AND member_id IN ${[...memberIds]}
    GROUP BY ancestor_id, depth ORDER BY ancestor_id, depth
    ON CONFLICT (site_id, member_id, depth) DO UPDATE SET members = team_level.members + excluded.members`;
}

const SUMS_LOCK = 724511008;

/**
 * Waits until nobody else sums the teams of a site or moves members of it, and keeps others waiting until the transaction
 * ends: what is summed for the teams above a member has to be theirs.
 */
export async function lockTeamSums(tx: Transaction, siteId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${SUMS_LOCK}::int, hashtext(${siteId}))`);
}

/** A member that changes its place, and the one below whom it goes; undefined takes it out of every team. */
export interface Move {
  readonly memberId: string;
  readonly toMemberId: string | undefined;
}

/**
 * Moves a member with everybody below it to another place of the tree. Sums of days that are over stay with the teams
 * that the member was in; the counts of who was last active on which day go along, because they are of who is in a team
 * now, and so do the bets of the days whose commission is not frozen, because it goes to who is above then.
 * @throws PlainError for a place that is the member itself or below it, which would close a circle
 */
export async function moveInTeam(
  tx: Transaction,
  siteId: string,
  { memberId, toMemberId }: Move,
): Promise<void> {
  const lines = teamLineStore(tx, siteId);
  await lockTeamSums(tx, siteId);
  // Locks the member, so that two moves of one member follow each other.
  await tx.execute(
    sql`SELECT 1 FROM member WHERE site_id = ${siteId} AND member_id IN ${[memberId, toMemberId ?? memberId]}
      ORDER BY member_id FOR UPDATE`,
  );
  const isCircle =
    toMemberId === memberId || (toMemberId && (await lines.isBelow(toMemberId, memberId)));
  if (isCircle) throw new PlainError('Nobody can be moved below the own team.');
  const below = await rowsOf<{ memberId: string }>(
    tx,
    sql`SELECT member_id AS "memberId" FROM team_line WHERE site_id = ${siteId} AND ancestor_id = ${memberId}`,
  );
  const moved = [memberId, ...below.map((row) => row.memberId)];
  await tx.execute(countLines(siteId, moved, -1));
  await tx.execute(lastActiveOf(siteId, moved, -1));
  await tx.execute(openBetsOf(siteId, moved, -1));
  await leave(tx, siteId, { memberId, moved });
  await tx.execute(
    sql`UPDATE member SET invited_by_member_id = ${toMemberId ?? null}
      WHERE site_id = ${siteId} AND member_id = ${memberId}`,
  );
  if (toMemberId) await enter(tx, siteId, { memberId, toMemberId });
  await tx.execute(countLines(siteId, moved, 1));
  await tx.execute(lastActiveOf(siteId, moved, 1));
  await tx.execute(openBetsOf(siteId, moved, 1));
}

/** Takes the lines away that lead above the member; those inside its own branch stay. */
async function leave(
  tx: Transaction,
  siteId: string,
  { memberId, moved }: { memberId: string; moved: readonly string[] },
): Promise<void> {
  await tx.execute(
    sql`DELETE FROM team_line AS l USING team_line AS above
      WHERE above.site_id = ${siteId} AND above.member_id = ${memberId}
        AND l.site_id = ${siteId} AND l.ancestor_id = above.ancestor_id AND l.member_id IN ${[...moved]}`,
  );
}

async function enter(
  tx: Transaction,
  siteId: string,
  { memberId, toMemberId }: { memberId: string; toMemberId: string },
): Promise<void> {
  await tx.execute(
    sql`INSERT INTO team_line (site_id, member_id, ancestor_id, depth, account_key, joined_at)
      SELECT ${siteId}, m.member_id, above.ancestor_id, above.depth + branch.depth, m.account_key, m.created_at
      FROM (SELECT ${memberId} AS member_id, 0 AS depth
          UNION ALL SELECT member_id, depth FROM team_line WHERE site_id = ${siteId} AND ancestor_id = ${memberId}) AS branch
      JOIN member AS m ON m.site_id = ${siteId} AND m.member_id = branch.member_id
      CROSS JOIN (SELECT ${toMemberId} AS ancestor_id, 1 AS depth
          UNION ALL SELECT ancestor_id, depth + 1 FROM team_line WHERE site_id = ${siteId} AND member_id = ${toMemberId}) AS above`,
  );
}

function lastActiveOf(siteId: string, memberIds: readonly string[], change: 1 | -1) {
  return sql`INSERT INTO team_day (site_id, member_id, day, last_active, valid_bet_minor, won_minor, deposit_minor, withdrawal_minor)
    SELECT ${siteId}, l.ancestor_id, last.day, ${change}::int * count(*)::int, 0, 0, 0, 0
    FROM (SELECT member_id, max(day) AS day FROM member_day
      WHERE site_id = ${siteId} AND member_id IN ${[...memberIds]} AND bets > 0 GROUP BY member_id) AS last
    JOIN team_line AS l ON l.site_id = ${siteId} AND l.member_id = last.member_id
    GROUP BY l.ancestor_id, last.day ORDER BY l.ancestor_id, last.day
    ON CONFLICT (site_id, member_id, day) DO UPDATE SET last_active = team_day.last_active + excluded.last_active`;
}

function openBetsOf(siteId: string, memberIds: readonly string[], change: 1 | -1) {
  return sql`INSERT INTO team_day_bets (site_id, day, member_id, game_type, valid_bet_minor)
    SELECT ${siteId}, b.day, l.ancestor_id, b.game_type, ${change}::int * sum(b.valid_bet_minor)
    FROM member_day_bets AS b JOIN team_line AS l ON l.site_id = b.site_id AND l.member_id = b.member_id
    WHERE b.site_id = ${siteId} AND b.member_id IN ${[...memberIds]}
    GROUP BY b.day, l.ancestor_id, b.game_type ORDER BY b.day, l.ancestor_id, b.game_type
    ON CONFLICT (site_id, day, member_id, game_type) DO UPDATE SET valid_bet_minor = team_day_bets.valid_bet_minor + excluded.valid_bet_minor`;
}
