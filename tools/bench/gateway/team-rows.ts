import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchApi } from './api.ts';
import { copyInto, sql } from './psql.ts';

/** Which team to make below an agent. */
export interface TeamRows {
  readonly agentMemberId: string;
  readonly members: number;
  readonly levels: number;
  /** How many members the agent brought directly. */
  readonly direct: number;
  /** Days of play up to the running one. */
  readonly days: number;
  readonly timeZone: string;
  readonly endMs: number;
}

/** Of the members one in so many plays on a day. */
const PLAYS_EVERY = 5;
/** Bets of a busy site in a second. */
const BETS_A_SECOND = 100;

/**
 * Puts a team below a member, as registering and summing leave it behind, and answers its site. Statements make
 * it, since through the product's commands a hundred thousand members would take hours; the pages only read.
 */
export async function fillTeam(api: BenchApi, wanted: TeamRows): Promise<string> {
  const { agentMemberId } = wanted;
  const head = `(SELECT * FROM member WHERE member_id = '${agentMemberId}')`;
  const site = (await sql(api, `COPY (SELECT site_id FROM ${head} AS h) TO STDOUT`)).trim();
  await sql(
    api,
    'CREATE TABLE bench_tree (n int PRIMARY KEY, parent int NOT NULL, level int NOT NULL)',
  );
  const feed = copyInto(api, 'bench_tree', 'n, parent, level');
  await feed.write(treeOf(wanted));
  await feed.end();
  for (const statement of statementsFor(wanted, site, head)) await sql(api, statement);
  await sql(
    api,
    'VACUUM (ANALYZE) member, team_line, team_level, team_day, team_month, member_day, member_day_bets, team_day_bets',
  );
  return site;
}

/** Everything but the tree, in order: members, lines, days of play, and their sums. */
function statementsFor(wanted: TeamRows, site: string, head: string): string[] {
  return [...membersBelow(wanted, site, head), ...playOf(wanted, site)];
}

function membersBelow({ agentMemberId, endMs }: TeamRows, site: string, head: string): string[] {
  const idOf = (n: string) => `CASE ${n} WHEN 0 THEN '${agentMemberId}' ELSE 'bench-' || ${n} END`;
  const newest = new Date(endMs).toISOString();
  return [
    `INSERT INTO member SELECT (jsonb_populate_record(h::member, jsonb_build_object('member_id', 'bench-' || n,
        'account', 'bench' || n, 'account_key', 'bench' || n, 'invite_code', 'bench-' || n, 'mobile_key', NULL,
        'type', CASE WHEN EXISTS (SELECT 1 FROM bench_tree AS c WHERE c.parent = t.n) THEN 1 ELSE 0 END,
        'invited_by_member_id', ${idOf('parent')}, 'created_at', '${newest}'::timestamptz - n % 700 * interval '1 day'))).*
      FROM bench_tree AS t CROSS JOIN ${head} AS h`,
    `WITH RECURSIVE line AS (SELECT n, parent, 1 AS depth FROM bench_tree
        UNION ALL SELECT l.n, t.parent, l.depth + 1 FROM line AS l JOIN bench_tree AS t ON t.n = l.parent)
      INSERT INTO team_line (site_id, member_id, ancestor_id, depth, account_key, joined_at)
      SELECT m.site_id, m.member_id, ${idOf('l.parent')}, l.depth, m.account_key, m.created_at
      FROM line AS l JOIN member AS m ON m.site_id = '${site}' AND m.member_id = 'bench-' || l.n`,
    `INSERT INTO team_level (site_id, member_id, depth, members)
      SELECT site_id, ancestor_id, depth, count(*) FROM team_line WHERE site_id = '${site}'
        AND member_id LIKE 'bench-%' GROUP BY site_id, ancestor_id, depth`,
  ];
}

function playOf({ days, timeZone, endMs }: TeamRows, site: string): string[] {
  const newest = new Date(endMs).toISOString();
  const today = `(('${newest}'::timestamptz) AT TIME ZONE '${timeZone}')::date`;
  return [
    `INSERT INTO member_day (site_id, member_id, day, bets, valid_bet_minor, won_minor, deposit_minor, withdrawal_minor)
      SELECT '${site}', 'bench-' || n, to_char(${today} - d, 'YYYY-MM-DD'), 20, 20000 + n % 977, 18900, 5000, 2000
      FROM bench_tree CROSS JOIN generate_series(0, ${days - 1}) AS d WHERE (n * 7 + d * 13) % ${PLAYS_EVERY} = 0`,
    'CREATE INDEX bench_line ON team_line (member_id)',
    'VACUUM (ANALYZE) team_line, member_day, member, team_level',
    `INSERT INTO team_day (site_id, member_id, day, last_active, valid_bet_minor, won_minor, deposit_minor, withdrawal_minor)
      SELECT l.site_id, l.ancestor_id, d.day, count(*) FILTER (WHERE d.day = last.day), sum(d.valid_bet_minor), sum(d.won_minor),
        sum(d.deposit_minor), sum(d.withdrawal_minor)
      FROM member_day AS d
      JOIN (SELECT member_id, max(day) AS day FROM member_day GROUP BY member_id) AS last ON last.member_id = d.member_id
      JOIN team_line AS l ON l.site_id = d.site_id AND l.member_id = d.member_id
      WHERE d.site_id = '${site}' AND d.member_id LIKE 'bench-%' GROUP BY l.site_id, l.ancestor_id, d.day`,
    `INSERT INTO team_month (site_id, member_id, month, active)
      SELECT l.site_id, l.ancestor_id, p.month, count(*)
      FROM (SELECT DISTINCT site_id, member_id, left(day, 7) AS month FROM member_day WHERE member_id LIKE 'bench-%') AS p
      JOIN team_line AS l ON l.site_id = p.site_id AND l.member_id = p.member_id GROUP BY l.site_id, l.ancestor_id, p.month`,
    // The running day by type of game, from which commission is told before the day is frozen.
    `INSERT INTO member_day_bets (site_id, day, member_id, game_type, valid_bet_minor)
      SELECT site_id, day, member_id, (ARRAY['RNG', 'LIVE', 'SPORTS'])[1 + length(member_id) % 3], valid_bet_minor
      FROM member_day WHERE member_id LIKE 'bench-%' AND day = to_char(${today}, 'YYYY-MM-DD')`,
    `INSERT INTO team_day_bets (site_id, day, member_id, game_type, valid_bet_minor)
      SELECT b.site_id, b.day, l.ancestor_id, b.game_type, sum(b.valid_bet_minor) FROM member_day_bets AS b
      JOIN team_line AS l ON l.site_id = b.site_id AND l.member_id = b.member_id GROUP BY 1, 2, 3, 4`,
    'DROP INDEX bench_line',
  ];
}

/** Every level grows by the same factor, which makes the wanted number of members in all. */
function treeOf({ members, levels, direct }: TeamRows): string {
  const sizesBy = (factor: number) =>
    Array.from({ length: levels }, (_, level) => Math.max(1, Math.floor(direct * factor ** level)));
  let [low, high] = [0, members];
  for (let turn = 0; turn < 60; turn += 1) {
    const middle = (low + high) / 2;
    if (sizesBy(middle).reduce((sum, size) => sum + size, 0) > members) high = middle;
    else low = middle;
  }
  let lines = '';
  let [n, above, firstAbove] = [0, 1, 0];
  for (const [at, size] of sizesBy(low).entries()) {
    const first = n + 1;
    for (let place = 0; place < size; place += 1) {
      n += 1;
      lines += `${n}\t${firstAbove + Math.floor((place * above) / size)}\t${at + 1}\n`;
    }
    [above, firstAbove] = [size, first];
  }
  return lines;
}

/**
 * Lets members of the team bet until it is stopped, as the ledger writes it for the sums. The api sums it meanwhile, as it
 * does on a site that is played on.
 */
export function startBets(api: BenchApi, site: string, members: number): () => Promise<void> {
  const stop = new AbortController();
  const play = async () => {
    for (let bet = 0; !stop.signal.aborted; bet += BETS_A_SECOND) {
      const began = performance.now();
      await sql(
        api,
        `INSERT INTO unsummed_movement (site_id, journal_id, member_id, kind, reference, amount_minor, posted_at)
          SELECT '${site}', 'bench-' || n, 'bench-' || 1 + n * 7919 % ${Math.floor(members * 0.9)}, 'bet', 'bench-' || n, -1000, now()
          FROM generate_series(${bet}, ${bet + BETS_A_SECOND - 1}) AS n`,
      );
      await sleep(Math.max(0, 1_000 - (performance.now() - began)));
    }
  };
  const running = play();
  return () => {
    stop.abort();
    return running;
  };
}
