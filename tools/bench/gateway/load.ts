import autocannon from 'autocannon';
import type { Finding } from '../budget.ts';

/** How many cached home pages one process serves per second, compressed as for browsers. */
export async function measureCachedHome(home: string): Promise<Finding[]> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  // The first requests render the page; the cache serves those after them.
  await autocannon({ url: home, headers, connections: 4, duration: 2 });
  const result = await autocannon({ url: home, headers, connections: 64, duration: 10 });
  const failures = result.errors + result.non2xx;
  if (failures > 0) return [{ id: 'cached-home', problem: `${failures} requests failed` }];
  return [{ id: 'cached-home', value: result.requests.average }];
}

/** The same, while another client requests home 200 times a second with made-up query strings. */
export async function measureOddQueries(home: string): Promise<Finding[]> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  await autocannon({ url: home, headers, connections: 4, duration: 2 });
  const path = new URL(home).pathname;
  const odd = Array.from({ length: 4000 }, (_, index) => ({
    method: 'GET' as const,
    path: `${path}?x${index}=${Math.random()}&utm_source=${index}`,
    headers,
  }));
  const [result, made] = await Promise.all([
    autocannon({ url: home, headers, connections: 64, duration: 10 }),
    autocannon({ url: home, requests: odd, connections: 10, overallRate: 200, duration: 10 }),
  ]);
  const failures = result.errors + result.non2xx + made.errors + made.non2xx;
  if (failures > 0) return [{ id: 'odd-queries', problem: `${failures} requests failed` }];
  const note = `${Math.round(made.requests.average)} odd ones a second beside it`;
  return [{ id: 'odd-queries', value: result.requests.average, note }];
}

/** The 99th percentile of the game list at 200 requests a second over many different pages. */
export async function measureGameList(apiOrigin: string): Promise<Finding[]> {
  const queries = [
    '',
    'gameType=RNG',
    'gameType=RNG&gameClassify=SM',
    'gameType=FISH',
    'gameName=a',
    'isHot=1',
  ];
  const requests = queries.flatMap((query) =>
    [1, 2, 7, 40].map((pageNo) => ({
      method: 'GET' as const,
      path: `/games?pageSize=36&pageNo=${pageNo}&language=en&${query}`,
    })),
  );
  await autocannon({ url: apiOrigin, requests, connections: 4, duration: 3 });
  const result = await autocannon({
    url: apiOrigin,
    requests,
    connections: 20,
    overallRate: 200,
    duration: 20,
  });
  const failures = result.errors + result.non2xx;
  if (failures > 0) return [{ id: 'game-list', problem: `${failures} requests failed` }];
  return [{ id: 'game-list', value: result.latency.p99 }];
}
