import { percentile } from '../budget.ts';
import type { Finding } from '../budget.ts';
import { startBenchApi } from './api.ts';
import type { BenchApi } from './api.ts';
import { callApi, registerMember } from './member.ts';
import { sql } from './psql.ts';
import { fillTeam, startBets } from './team-rows.ts';

const MEMBERS = 100_000;
const LEVELS = 12;
const DIRECT = 60;
const DAYS = 62;
/** How many pages of each kind are read, after a few that nobody times. */
const READS = 400;
const WARM_UP = 40;
const PERIODS = ['today', 'days_7', 'month', 'last_month'];

/**
 * The time of pages of a team (branches, and the list by name, age, level and search), and of the figures of a period (of
 * the whole team and of a member's branch), for an agent with a hundred thousand members on twelve levels, some of whom bet
 * meanwhile.
 */
export async function measureTeam(): Promise<Finding[]> {
  const api = await startBenchApi();
  try {
    const token = await registerMember(api, api.keys.deploymentSecret, 1);
    const info = (await get(api, token, '/member/info')) as { value: { memberId: string } };
    const { memberId } = info.value;
    const members = Number(process.env['BENCH_MEMBERS'] ?? MEMBERS);
    await sql(api, `UPDATE member SET type = 1 WHERE member_id = '${memberId}'`);
    const site = await fillTeam(api, {
      agentMemberId: memberId,
      members,
      levels: LEVELS,
      direct: DIRECT,
      days: DAYS,
      timeZone: 'Asia/Dhaka',
      endMs: Date.now(),
    });
    const heads = await membersOfEachLevel(api);
    const stopBets = startBets(api, site, members);
    const pages = await readInTurn(api, token, pagePaths(heads));
    const figures = await readInTurn(api, token, figurePaths(heads));
    await stopBets();
    const note = `${members} members, ${heads.length} levels; half took`;
    return [finding('team-page', pages, note), finding('team-figures', figures, note)];
  } finally {
    await api.stop();
  }
}

/** A member of each level, nearest first. */
async function membersOfEachLevel(api: BenchApi): Promise<string[]> {
  const found = await sql(
    api,
    "COPY (SELECT DISTINCT ON (level) 'bench-' || n FROM bench_tree ORDER BY level, n) TO STDOUT",
  );
  return found.split('\n').filter(Boolean);
}

function pagePaths(heads: readonly string[]): string[] {
  const branches = ['', ...heads.map((head) => `memberId=${head}&`)];
  return PERIODS.flatMap((period) => [
    ...branches.flatMap((branch) => [
      `/agent/team?${branch}period=${period}`,
      `/agent/team?${branch}only=branches&period=${period}`,
    ]),
    `/agent/team/list?period=${period}`,
    `/agent/team/list?order=newest&period=${period}`,
    `/agent/team/list?search=ch99&period=${period}`,
    // Nobody fits, so that everybody is looked at.
    `/agent/team/list?search=nobody&period=${period}`,
    ...heads.map((_, at) => `/agent/team/list?level=${at + 1}&period=${period}`),
  ]);
}

function figurePaths(heads: readonly string[]): string[] {
  return PERIODS.flatMap((period) =>
    heads.flatMap((head) => [
      `/agent/overview?period=${period}`,
      `/agent/team/members/${head}?period=${period}`,
    ]),
  );
}

async function readInTurn(
  api: BenchApi,
  token: string,
  paths: readonly string[],
): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < READS + WARM_UP; turn += 1) {
    const started = performance.now();
    await get(api, token, paths[(turn * 7) % paths.length] ?? '');
    if (turn >= WARM_UP) times.push(performance.now() - started);
  }
  return times;
}

const get = (api: BenchApi, token: string, path: string) =>
  callApi(api, 'GET', path, { headers: { authorization: `Bearer ${token}` } });

function finding(id: string, times: readonly number[], note: string): Finding {
  return {
    id,
    value: percentile(times, 0.99),
    note: `${note} ${percentile(times, 0.5).toFixed(1)} ms`,
  };
}
