import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Database, Queryable, Transaction } from '#platform/database/connection.ts';
import { memberDaySums } from '#modules/wallet/index.ts';
import type { MemberDaySums } from '#modules/wallet/index.ts';

/** Journals younger than this may still be followed by older ones, since the clocks of two processes may differ. */
const SETTLED_AFTER_MS = 5 * 60_000;
/** The longest stretch that is summed in one transaction. */
const STRETCH_MS = 24 * 3_600_000;
/** Sites whose sums lag behind by more than this are summed before they are read. */
const LAG_MS = 15 * 60_000;

/** A site and the time zone of its days. */
export interface SumsOf {
  readonly siteId: string;
  readonly timeZone: string;
}

/**
 * Sums the journals of a site by member and day, and for everybody above each member, up to some minutes ago. What was
 * summed is not read again, so a page of a team reads a row for each day. Running it twice, or in two processes at once,
 * counts nothing twice: the mark moves in the transaction that adds what lies before it.
 */
export async function sumTeams(db: Database, site: SumsOf, now: Date): Promise<void> {
  const end = now.getTime() - SETTLED_AFTER_MS;
  while (!(await db.transaction((tx) => sumStretch(tx, site, end)))) {
    // The next stretch follows.
  }
}

/** Brings sums up that lag far behind, such as those of a site that nobody summed yet. */
export async function catchUp(db: Database, site: SumsOf, now: Date): Promise<void> {
  const latest = memberDaySums(site.siteId).placeOf(new Date(now.getTime() - LAG_MS));
  const mark = await readMark(db, site.siteId);
  if (mark === undefined || mark < latest) await sumTeams(db, site, now);
}

/** What was moved since the sums end, by member and day. */
export async function readRest(db: Queryable, site: SumsOf): Promise<MemberDaySums[]> {
  const from = (await readMark(db, site.siteId)) ?? '';
  return memberDaySums(site.siteId).read(db, { timeZone: site.timeZone, from });
}

async function readMark(db: Queryable, siteId: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ until: string }>(
    db,
    sql`SELECT summed_until AS until FROM team_mark WHERE site_id = ${siteId}`,
  );
  return row?.until;
}

/** Sums one stretch; answers whether it was the last one. */
async function sumStretch(tx: Transaction, site: SumsOf, endMs: number): Promise<boolean> {
  const { siteId, timeZone } = site;
  const sums = memberDaySums(siteId);
  await tx.execute(
    sql`INSERT INTO team_mark (site_id, summed_until) VALUES (${siteId}, '') ON CONFLICT DO NOTHING`,
  );
  const [mark] = await rowsOf<{ until: string }>(
    tx,
    sql`SELECT summed_until AS until FROM team_mark WHERE site_id = ${siteId} FOR UPDATE`,
  );
  const from = mark?.until ?? '';
  const fromMs = from === '' ? (await sums.oldest(tx))?.getTime() : momentOf(from);
  const toMs = Math.min(endMs, (fromMs ?? endMs) + STRETCH_MS);
  const to = sums.placeOf(new Date(toMs));
  if (to > from) {
    await add(tx, siteId, await sums.read(tx, { timeZone, from, to }));
    await tx.execute(sql`UPDATE team_mark SET summed_until = ${to} WHERE site_id = ${siteId}`);
  }
  return toMs >= endMs;
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The moment of a place in the journals, in milliseconds since 1970. */
function momentOf(place: string): number {
  return [...place].reduce((ms, letter) => ms * LETTERS.length + LETTERS.indexOf(letter), 0);
}

async function add(tx: Transaction, siteId: string, rows: readonly MemberDaySums[]): Promise<void> {
  if (rows.length === 0) return;
  const sums = sql`r AS MATERIALIZED (SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    AS r("memberId" text, day text, bets int, "validBetMinor" bigint, "wonMinor" bigint, "depositMinor" bigint, "withdrawalMinor" bigint))`;
  // The first two compare with what the last one writes, so they come before it.
  await tx.execute(addToMonths(siteId, sums));
  await tx.execute(addToTeams(siteId, sums));
  await tx.execute(
    sql`WITH ${sums} INSERT INTO member_day (site_id, member_id, day, bets, valid_bet_minor, won_minor, deposit_minor, withdrawal_minor)
      SELECT ${siteId}, "memberId", day, bets, "validBetMinor", "wonMinor", "depositMinor", "withdrawalMinor" FROM r
      ON CONFLICT (site_id, member_id, day) DO UPDATE SET bets = member_day.bets + excluded.bets,
        valid_bet_minor = member_day.valid_bet_minor + excluded.valid_bet_minor, won_minor = member_day.won_minor + excluded.won_minor,
        deposit_minor = member_day.deposit_minor + excluded.deposit_minor, withdrawal_minor = member_day.withdrawal_minor + excluded.withdrawal_minor`,
  );
}

/** Who plays for the first time in a month is one active member more in it, for everybody above. */
function addToMonths(siteId: string, sums: ReturnType<typeof sql>) {
  return sql`WITH ${sums}, played AS (
      SELECT DISTINCT "memberId" AS member_id, left(day, 7) AS month FROM r WHERE bets > 0
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
function addToTeams(siteId: string, sums: ReturnType<typeof sql>) {
  return sql`WITH ${sums}, played AS (
      SELECT "memberId" AS member_id, max(day) AS day FROM r WHERE bets > 0 GROUP BY "memberId"
    ), prior AS (
      SELECT member_id, day, (SELECT max(d.day) FROM member_day AS d
        WHERE d.site_id = ${siteId} AND d.member_id = played.member_id AND d.bets > 0) AS last FROM played
    ), change (member_id, day, active, valid, won, deposit, withdrawal) AS (
      SELECT "memberId", day, 0, "validBetMinor", "wonMinor", "depositMinor", "withdrawalMinor" FROM r
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
