import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { GAME_TYPE, joinGameOf } from '#modules/games/index.ts';
import { lockTeamSums } from '#modules/member/index.ts';
import { countUnsummed } from '#modules/wallet/index.ts';
import { rowsOf } from '#platform/database/connection.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';

/** How many movements one transaction sums. */
const BATCH = 5_000;
/** With more than this waiting, who reads figures sums them first, so that no read pays for them again. */
const TOO_MANY = 2_000;

/** A site and the time zone of its days. */
export interface SumsOf {
  readonly siteId: string;
  readonly timeZone: string;
}

/** What a member moved on a day in one type of game, or without a game; amounts in minor units. */
interface Moved {
  readonly memberId: string;
  readonly day: string;
  /** Empty for deposits and payouts, and for games that left the catalogue. */
  readonly gameType: string;
  readonly bets: number;
  readonly valid: number;
  readonly won: number;
  readonly deposit: number;
  readonly withdrawal: number;
}

/**
 * Adds what members moved to the sums of their days, and of everybody above each. What was summed is taken from those
 * that wait in the same transaction, so running it twice, or in two processes at once, counts nothing twice.
 */
export async function sumTeams(db: Database, site: SumsOf): Promise<void> {
  while ((await db.transaction((tx) => sumBatch(tx, site))) >= BATCH) {
    // More wait.
  }
}

/** Sums first when much waits, such as on a site that nobody summed yet. */
export async function catchUp(db: Database, site: SumsOf): Promise<void> {
  if ((await countUnsummed(db, site.siteId, TOO_MANY)) >= TOO_MANY) await sumTeams(db, site);
}

/** The amounts and the number of bets of rows of `unsummed_movement`. */
const AMOUNTS = sql`count(*) FILTER (WHERE u.kind = 'bet')::int AS bets,
  coalesce(-sum(u.amount_minor) FILTER (WHERE u.kind IN ('bet', 'rollback')), 0)::bigint AS valid,
  coalesce(sum(u.amount_minor) FILTER (WHERE u.kind = 'win'), 0)::bigint AS won,
  coalesce(sum(u.amount_minor) FILTER (WHERE u.kind = 'deposit'), 0)::bigint AS deposit,
  coalesce(-sum(u.amount_minor) FILTER (WHERE u.kind = 'withdrawal_paid'), 0)::bigint AS withdrawal`;
const dayIn = (timeZone: string) =>
  sql`to_char(u.posted_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD')`;
const ROUND_AND_GAME = sql`LEFT JOIN round AS r ON r.site_id = u.site_id AND r.round_id = u.reference
  AND u.kind IN ('bet', 'rollback', 'win') ${joinGameOf('r')}`;

/** What waits to be summed on a site, by member and day, as a table with the columns of `Moved` in the style of SQL. */
export const unsummedDays = ({ siteId, timeZone }: SumsOf): SQL =>
  sql`SELECT u.member_id, ${dayIn(timeZone)} AS day, ${AMOUNTS}
    FROM unsummed_movement AS u WHERE u.site_id = ${siteId} GROUP BY 1, 2`;

/** The valid bets that wait to be summed on a site, by member, day and type of game. */
export const unsummedBets = ({ siteId, timeZone }: SumsOf): SQL =>
  sql`SELECT u.member_id, ${dayIn(timeZone)} AS day, coalesce(${GAME_TYPE}, '') AS game_type, -sum(u.amount_minor)::bigint AS valid
    FROM unsummed_movement AS u ${ROUND_AND_GAME}
    WHERE u.site_id = ${siteId} AND u.kind IN ('bet', 'rollback') GROUP BY 1, 2, 3`;

/** Sums the oldest movements that wait; answers how many they were. */
async function sumBatch(tx: Transaction, site: SumsOf): Promise<number> {
  const { siteId, timeZone } = site;
  await lockTeamSums(tx, siteId);
  // Rounds and games are joined to all rows at once, after they are taken.
  const rows = await rowsOf<Moved & { movements: number }>(
    tx,
    sql`WITH u AS (
        DELETE FROM unsummed_movement WHERE site_id = ${siteId} AND journal_id IN (
          SELECT journal_id FROM unsummed_movement WHERE site_id = ${siteId} ORDER BY journal_id LIMIT ${BATCH})
        RETURNING *
      )
      SELECT u.member_id AS "memberId", ${dayIn(timeZone)} AS day, coalesce(${GAME_TYPE}, '') AS "gameType", ${AMOUNTS},
        count(*)::int AS movements
      FROM u ${ROUND_AND_GAME} GROUP BY 1, 2, 3`,
  );
  await add(tx, siteId, rows);
  return rows.reduce((sum, { movements }) => sum + movements, 0);
}

async function add(tx: Transaction, siteId: string, rows: readonly Moved[]): Promise<void> {
  if (rows.length === 0) return;
  const moved = sql`r AS MATERIALIZED (
    SELECT "memberId" AS member_id, day, "gameType" AS game_type, bets, valid, won, deposit, withdrawal
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r("memberId" text, day text, "gameType" text, bets int,
      valid bigint, won bigint, deposit bigint, withdrawal bigint))`;
  // The first two compare with what the third writes, so they come before it.
  await tx.execute(addToMonths(siteId, moved));
  await tx.execute(addToTeams(siteId, moved));
  await tx.execute(addToMembers(siteId, moved));
  await tx.execute(addBets(siteId, moved));
  await tx.execute(addBetsToTeams(siteId, moved));
}

/** Who plays for the first time in a month is one active member more in it, for everybody above. */
function addToMonths(siteId: string, moved: SQL): SQL {
  return sql`WITH ${moved}, played AS (
      SELECT DISTINCT member_id, left(day, 7) AS month FROM r WHERE bets > 0
    ), fresh AS (
      SELECT * FROM played WHERE NOT EXISTS (SELECT 1 FROM member_day AS d WHERE d.site_id = ${siteId} AND d.member_id = played.member_id
        AND d.day BETWEEN played.month || '-01' AND played.month || '-31' AND d.bets > 0)
    )
    INSERT INTO team_month (site_id, member_id, month, active)
    SELECT ${siteId}, l.ancestor_id, fresh.month, count(*)
    FROM fresh JOIN team_line AS l ON l.site_id = ${siteId} AND l.member_id = fresh.member_id
    GROUP BY l.ancestor_id, fresh.month ORDER BY l.ancestor_id, fresh.month
    ON CONFLICT (site_id, member_id, month) DO UPDATE SET active = team_month.active + excluded.active`;
}

/** Adds amounts to the days of the teams above, and moves each member who played to the day of its last bet. */
function addToTeams(siteId: string, moved: SQL): SQL {
  return sql`WITH ${moved}, played AS (
      SELECT member_id, max(day) AS day FROM r WHERE bets > 0 GROUP BY member_id
    ), prior AS (
      SELECT member_id, day, (SELECT max(d.day) FROM member_day AS d
        WHERE d.site_id = ${siteId} AND d.member_id = played.member_id AND d.bets > 0) AS last FROM played
    ), change (member_id, day, active, valid, won, deposit, withdrawal) AS (
      SELECT member_id, day, 0, valid, won, deposit, withdrawal FROM r
      UNION ALL SELECT member_id, day, 1, 0, 0, 0, 0 FROM prior WHERE last IS NULL OR last < day
      UNION ALL SELECT member_id, last, -1, 0, 0, 0, 0 FROM prior WHERE last < day
    )
    INSERT INTO team_day (site_id, member_id, day, last_active, valid_bet_minor, won_minor, deposit_minor, withdrawal_minor)
    SELECT ${siteId}, l.ancestor_id, c.day, sum(c.active)::int, sum(c.valid)::bigint, sum(c.won)::bigint, sum(c.deposit)::bigint, sum(c.withdrawal)::bigint
    FROM change AS c JOIN team_line AS l ON l.site_id = ${siteId} AND l.member_id = c.member_id
    GROUP BY l.ancestor_id, c.day ORDER BY l.ancestor_id, c.day
    ON CONFLICT (site_id, member_id, day) DO UPDATE SET last_active = team_day.last_active + excluded.last_active,
      valid_bet_minor = team_day.valid_bet_minor + excluded.valid_bet_minor, won_minor = team_day.won_minor + excluded.won_minor,
      deposit_minor = team_day.deposit_minor + excluded.deposit_minor, withdrawal_minor = team_day.withdrawal_minor + excluded.withdrawal_minor`;
}

function addToMembers(siteId: string, moved: SQL): SQL {
  return sql`WITH ${moved} INSERT INTO member_day (site_id, member_id, day, bets, valid_bet_minor, won_minor, deposit_minor, withdrawal_minor)
    SELECT ${siteId}, member_id, day, sum(bets), sum(valid), sum(won), sum(deposit), sum(withdrawal) FROM r GROUP BY member_id, day
    ON CONFLICT (site_id, member_id, day) DO UPDATE SET bets = member_day.bets + excluded.bets,
      valid_bet_minor = member_day.valid_bet_minor + excluded.valid_bet_minor, won_minor = member_day.won_minor + excluded.won_minor,
      deposit_minor = member_day.deposit_minor + excluded.deposit_minor, withdrawal_minor = member_day.withdrawal_minor + excluded.withdrawal_minor`;
}

function addBets(siteId: string, moved: SQL): SQL {
  return sql`WITH ${moved} INSERT INTO member_day_bets (site_id, day, member_id, game_type, valid_bet_minor)
    SELECT ${siteId}, day, member_id, game_type, valid FROM r WHERE valid <> 0
    ON CONFLICT (site_id, day, member_id, game_type) DO UPDATE SET valid_bet_minor = member_day_bets.valid_bet_minor + excluded.valid_bet_minor`;
}

function addBetsToTeams(siteId: string, moved: SQL): SQL {
  return sql`WITH ${moved} INSERT INTO team_day_bets (site_id, day, member_id, game_type, valid_bet_minor)
    SELECT ${siteId}, r.day, l.ancestor_id, r.game_type, sum(r.valid)
    FROM r JOIN team_line AS l ON l.site_id = ${siteId} AND l.member_id = r.member_id WHERE r.valid <> 0
    GROUP BY r.day, l.ancestor_id, r.game_type ORDER BY r.day, l.ancestor_id, r.game_type
    ON CONFLICT (site_id, day, member_id, game_type) DO UPDATE SET valid_bet_minor = team_day_bets.valid_bet_minor + excluded.valid_bet_minor`;
}
