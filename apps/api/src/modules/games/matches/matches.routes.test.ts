import type { MatchTimetableReply } from '@maidan/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedGames, testGame } from '../../../testing/catalogue.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { VendorClockError } from '../games.ports.ts';
import type { VendorClockFault, VendorMatches } from '../games.ports.ts';

const HASH = '9b'.repeat(32);
const coming = {
  competition: 'cup',
  sport: 'football' as const,
  matchNo: 8,
  home: 'rovers',
  away: 'town',
  startsAt: '2026-11-20T11:00:00.000Z',
  commitment: HASH,
};
const state = {
  sport: 'football' as const,
  phase: 'first_half' as const,
  minute: 12,
  score: { home: 1, away: 0 },
};
const running = { ...coming, matchNo: 7, state, changesAt: '2026-11-20T10:00:20.000Z' };
const ended = {
  ...coming,
  matchNo: 6,
  endedAt: '2026-11-20T09:00:00.000Z',
  state: { ...state, phase: 'ended' as const, minute: 90 },
  winner: 'home' as const,
  seed: '3f'.repeat(32),
};
const names = {
  about: { bn: 'সব বানানো', en: 'All of it is made up' },
  competitions: { cup: { bn: 'কাপ', en: 'Cup', hi: 'कप' } },
  sides: { rovers: { bn: 'রোভার্স', en: 'Rovers' }, town: { bn: 'টাউন', en: 'Town' } },
};
const timetable: MatchTimetableReply = {
  ...names,
  running: [running],
  coming: [coming],
  last: [ended],
};

let app: TestApp;
let fault: VendorClockFault | undefined;
let asked: unknown[];

const arcade: VendorMatches = {
  async timetable(category) {
    asked.push(category);
    if (fault) throw new VendorClockError(fault, 'a test');
    return timetable;
  },
  async results(category, page) {
    asked.push({ category, ...page });
    if (fault) throw new VendorClockError(fault, 'a test');
    return { ...names, totalCount: 25, results: [ended] };
  },
};

beforeAll(async () => {
  app = await openTestApp({ matchesOf: (vendor) => (vendor === 'PG' ? undefined : arcade) });
  await seedGames(app, [
    testGame({ nodeId: 1, vendor: 'PG', gameType: 'SPORTS', classifies: [] }),
    testGame({ nodeId: 2, vendor: 'JL', gameType: 'SPORTS', classifies: [] }),
  ]);
});
afterAll(() => app.close());
beforeEach(() => {
  fault = undefined;
  asked = [];
  app.clock.moveMs(2000);
});

const get = (path: string, host = 'first.test') => app.ask('GET', path, { host });
const NOTHING = { running: [], coming: [], last: [] };

describe('the matches of a category', () => {
  it('has what runs, what comes and the last results, named in the language asked for', async () => {
    const { status, body } = await get('/matches?category=SPORTS&language=en');
    expect(status).toBe(200);
    expect(asked).toEqual(['sports']);
    const named = {
      competition: { code: 'cup', name: 'Cup' },
      home: { code: 'rovers', name: 'Rovers' },
      away: { code: 'town', name: 'Town' },
    };
    expect(body).toEqual({
      serverNow: app.clock.now().toISOString(),
      about: 'All of it is made up',
      running: [{ ...running, ...named }],
      coming: [{ ...coming, ...named }],
      last: [{ ...ended, ...named }],
    });
    const hindi = await get('/matches?category=SPORTS&language=hi');
    expect(hindi.body.coming[0]).toMatchObject({
      competition: { name: 'कप' },
      home: { name: 'Rovers' },
    });
  });

  it('visitors of one second share one call to the vendor', async () => {
    await Promise.all([
      get('/matches?category=SPORTS'),
      get('/matches?category=SPORTS&language=en'),
    ]);
    expect(asked).toEqual(['sports']);
    app.clock.moveMs(1000);
    await get('/matches?category=SPORTS');
    expect(asked).toEqual(['sports', 'sports']);
  });

  it('a page of results is asked of the vendor', async () => {
    const { status, body } = await get(
      '/matches/results?category=SPORTS&pageNo=3&pageSize=10&language=en',
    );
    expect(status).toBe(200);
    expect(asked).toEqual([{ category: 'sports', page: 3, pageSize: 10 }]);
    expect(body).toMatchObject({ pageNum: 3, totalPages: 3, totalCount: 25 });
    expect(body.results).toMatchObject([{ matchNo: 6, home: { name: 'Rovers' }, winner: 'home' }]);
  });

  it.each([
    ['silent', 503],
    ['invalid', 502],
  ] as const)('a vendor that is %s is told as such, and logged', async (kind, status) => {
    fault = kind;
    for (const path of ['/matches?category=SPORTS', '/matches/results?category=SPORTS']) {
      const answer = await get(path);
      expect([answer.status, answer.body.code], path).toEqual([status, `games.matches_${kind}`]);
    }
  });

  it('a category without vendors, or of another site, has none', async () => {
    for (const [path, host] of [
      ['category=COCKFIGHT', 'first.test'],
      ['category=SPORTS', 'second.test'],
    ] as const) {
      const { status, body } = await get(`/matches?${path}`, host);
      expect(status).toBe(200);
      expect(body).toEqual({ serverNow: app.clock.now().toISOString(), ...NOTHING });
      const results = await get(`/matches/results?${path}`, host);
      expect(results.body).toEqual({ results: [], pageNum: 1, totalPages: 0, totalCount: 0 });
    }
    expect(asked).toEqual([]);
  });

  it('refuses another category, pages out of range, and unknown parameters with their name', async () => {
    for (const path of [
      '/matches',
      '/matches?category=SLOT',
      '/matches/results?category=SPORTS&pageNo=0',
      '/matches/results?category=SPORTS&pageSize=21',
      '/matches/results?category=SPORTS&pageNo=x',
    ]) {
      const { status, body } = await get(path);
      expect([status, body.code], path).toEqual([400, 'request.invalid']);
    }
    const unknown = await get('/matches?category=SPORTS&colour=red');
    expect(unknown.status).toBe(400);
    expect(JSON.stringify(unknown.body.params)).toContain('colour');
  });
});
