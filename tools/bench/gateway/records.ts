import { VENDORS } from '../../../packages/contract/src/vendor-code.ts';
import { percentile } from '../budget.ts';
import type { Finding } from '../budget.ts';
import { startBenchApi } from './api.ts';
import type { BenchApi } from './api.ts';
import { callApi, registerMember } from './member.ts';
import { fillRecords } from './record-rows.ts';

/** Journals in the database when pages are read. */
const JOURNALS = 5_000_000;
const REGULARS = 24;
const DAYS = 360;
/** How many pages of each record are read. */
const READS = 400;
const DAY_MS = 24 * 3_600_000;
const PAGE = 'pageSize=36&language=en';

interface Reader {
  readonly token: string;
  readonly memberId: string;
}

/**
 * The time of a page with its totals, of both records, over five million journals of a year: of members with a few thousand
 * and of one with every twentieth of them all, by all filters, first pages and further ones. Beside it the very first
 * look of a member at twelve months, whose days have not been summed yet, at a process that has answered such a look before.
 */
export async function measureRecords(): Promise<Finding[]> {
  const api = await startBenchApi();
  try {
    const readers: Reader[] = [];
    for (let number = 1; number <= REGULARS + 2; number += 1) {
      const token = await registerMember(api, api.keys.deploymentSecret, number);
      const info = (await get(api, token, '/member/info')) as { value: { memberId: string } };
      readers.push({ token, memberId: info.value.memberId });
    }
    const journals = Number(process.env['BENCH_JOURNALS'] ?? JOURNALS);
    const rows = await fillRecords(api, {
      memberIds: readers.map(({ memberId }) => memberId),
      journals,
      days: DAYS,
      endMs: Date.now() - 60_000,
    });
    const firstLooks = await lookFirst(api, readers);
    const account = await readPages(api, readers, accountPaths());
    const bets = await readPages(api, readers, betPaths());
    const note = `${rows.journals} journals, ${rows.rounds} rounds; ${READS} pages; half took`;
    return [
      finding('records-account', account, note),
      finding('records-bets', bets, note),
      {
        id: 'records-first',
        value: percentile(firstLooks.regular, 0.99),
        note: `both records of ${REGULARS} members; the one with ${rows.most} journals ${Math.round(firstLooks.most)} ms`,
      },
    ];
  } finally {
    await api.stop();
  }
}

function finding(id: string, times: readonly number[], note: string): Finding {
  return {
    id,
    value: percentile(times, 0.99),
    note: `${note} ${percentile(times, 0.5).toFixed(1)} ms`,
  };
}

async function lookFirst(api: BenchApi, readers: readonly Reader[]) {
  const [most, first, ...regulars] = readers;
  if (!most || !first) throw new Error('There is nobody to look.');
  const look = async ({ token }: Reader) => {
    const account = await timed(() =>
      get(api, token, `/wallet/transactions?cause=deposit&${PAGE}`),
    );
    return account + (await timed(() => get(api, token, `/wallet/bets?${PAGE}`)));
  };
  await look(first);
  const regular: number[] = [];
  for (const reader of regulars) regular.push(await look(reader));
  return { regular, most: await look(most) };
}

const since = (days: number) =>
  `from=${new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)}`;
const RANGES = ['', since(6), since(29), since(200)];

function accountPaths(): string[] {
  return ['', 'deposit', 'withdrawal', 'round'].flatMap((cause) =>
    RANGES.map((range) => `/wallet/transactions?cause=${cause}&${range}&${PAGE}`),
  );
}

function betPaths(): string[] {
  return [
    '',
    'state=rolled_back',
    `${VENDORS}=BN3`,
    `${VENDORS}=BN1&nodeId=900001`,
    'gameName=bench',
  ].flatMap((filter) => RANGES.map((range) => `/wallet/bets?${filter}&${range}&${PAGE}`));
}

/** Reads pages of members in turn: the first of each path, then up to two further ones. */
async function readPages(
  api: BenchApi,
  readers: readonly Reader[],
  paths: readonly string[],
): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; times.length < READS; turn += 1) {
    const reader = readers[turn % readers.length];
    const path = paths[(turn * 7) % paths.length]?.replace('&&', '&').replace('?&', '?');
    let next: string | undefined = '';
    for (let page = 0; page < 3 && next !== undefined; page += 1) {
      const after: string = next === '' ? '' : `&after=${next}`;
      const started = performance.now();
      const answer = await get(api, reader?.token ?? '', `${path}${after}`);
      times.push(performance.now() - started);
      next = (answer as { next?: string }).next;
    }
  }
  return times;
}

const get = (api: BenchApi, token: string, path: string) =>
  callApi(api, 'GET', path, { headers: { authorization: `Bearer ${token}` } });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
