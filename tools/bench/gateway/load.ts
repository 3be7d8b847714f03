import autocannon from 'autocannon';
import { median, percentile } from '../budget.ts';
import type { Finding } from '../budget.ts';
import { askAsStrangers } from './arrivals.ts';

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

/**
 * The 99th percentile of the search at 50 requests a second, each for another text, so that none is answered before. They
 * come as from strangers: autocannon sends those of a second in bursts of its connections, and a burst of ten at one instant
 * measures how long ten wait for each other.
 */
export async function measureSearch(apiOrigin: string): Promise<Finding[]> {
  // An api that has just started compiles its code and opens its connections with the first searches.
  const first = (await textsToType(apiOrigin, 5)).slice(0, WARMING_SECONDS * SEARCHES_A_SECOND);
  await askAsStrangers(apiOrigin, first.map(pathOf), SEARCHES_A_SECOND);
  const texts = await textsToType(apiOrigin, 3);
  const times = await askAsStrangers(apiOrigin, texts.map(pathOf), SEARCHES_A_SECOND);
  return [
    {
      id: 'search',
      value: Math.round(percentile(times, 0.99) * 10) / 10,
      note: `${texts.length} texts, median ${median(times).toFixed(1)} ms`,
    },
  ];
}

const SEARCHES_A_SECOND = 50;
const WARMING_SECONDS = 5;

const pathOf = (text: string) =>
  `/games?pageSize=36&language=bn&gameName=${encodeURIComponent(text)}`;

/** What people type on the way to names of a page of the catalogue: their beginnings, and the names with a letter left out. */
async function textsToType(apiOrigin: string, pageNo: number): Promise<string[]> {
  const texts = new Set<string>();
  for (const language of ['en', 'bn']) {
    const answer = await fetch(
      `${apiOrigin}/games?pageSize=100&pageNo=${pageNo}&language=${language}`,
    );
    const { games } = (await answer.json()) as { games: { gameName: string }[] };
    for (const { gameName } of games) {
      for (let length = 3; length <= gameName.length; length += 2)
        texts.add(gameName.slice(0, length));
      for (let at = 1; at < gameName.length; at += 3)
        texts.add(gameName.slice(0, at) + gameName.slice(at + 1));
    }
  }
  return [...texts];
}
