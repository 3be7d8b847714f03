// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ComingMatch, EndedMatch, MatchTimetable, RunningMatch } from '@maidan/contract/types';
import { queryClient } from '#platform/api/query.ts';
import { gamesOf, tilesOf } from '#platform/testing/catalogue-builders.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import { readCategory } from '../category/category-data.ts';
import CategoryScreen from '../category/category-screen.tsx';

const NOW = '2026-11-20T08:32:33.000Z';
const seed = '3f'.repeat(32);
const commitment = '9b'.repeat(32);
const cup = { code: 'cup', name: 'Mohona Cup' };
const surma = { code: 'surma', name: 'Surma Stars' };
const tista = { code: 'tista', name: 'Tista Thunder' };
const match = (change: Partial<ComingMatch> = {}): ComingMatch => ({
  competition: cup,
  sport: 'cricket',
  matchNo: 12,
  home: surma,
  away: tista,
  startsAt: '2026-11-20T08:00:00.000Z',
  commitment,
  ...change,
});
const running: RunningMatch = {
  ...match(),
  state: {
    sport: 'cricket',
    phase: 'innings',
    overs: 20,
    wickets: 10,
    innings: [
      { side: 'home', runs: 164, wickets: 7, balls: 120 },
      { side: 'away', runs: 142, wickets: 3, balls: 104 },
    ],
    over: ['1', 'W'],
  },
  changesAt: '2026-11-20T08:32:45.000Z',
};
const coming = (matchNo: number, startsAt: string) => match({ matchNo, startsAt });
const ended: EndedMatch = {
  ...match({ matchNo: 11 }),
  endedAt: '2026-11-20T07:50:00.000Z',
  state: {
    sport: 'cricket',
    phase: 'ended',
    overs: 20,
    wickets: 10,
    innings: [
      { side: 'away', runs: 151, wickets: 5, balls: 120 },
      { side: 'home', runs: 153, wickets: 6, balls: 110 },
    ],
    over: ['4'],
  },
  winner: 'home',
  seed,
};
const fight = (matchNo: number, winner?: 'home' | 'away'): EndedMatch => ({
  ...match({ sport: 'duel', matchNo }),
  endedAt: `2026-11-20T07:${10 + matchNo}:00.000Z`,
  state: {
    sport: 'duel',
    phase: 'ended',
    score: winner === 'home' ? { home: 5, away: 4 } : { home: 3, away: winner ? 4 : 3 },
    exchanges: 12,
    over: 12,
  },
  ...(winner ? { winner } : {}),
  seed,
});
const timetable: MatchTimetable = {
  serverNow: NOW,
  about: 'All of it is made up.',
  running: [running],
  coming: [
    coming(13, '2026-11-20T08:45:00.000Z'),
    coming(14, '2026-11-20T14:00:00.000Z'),
    coming(15, '2026-11-21T08:45:00.000Z'),
    coming(16, '2026-11-21T14:00:00.000Z'),
  ],
  last: [ended],
};

const show = (
  change: Partial<MatchTimetable> = {},
  { category = 'ESPORTS', locale = 'en' as 'bn' | 'en' } = {},
) =>
  renderScreen(CategoryScreen as never, {
    path: '/esport-games',
    locale,
    loaderData: {
      ok: true,
      data: {
        kind: 'centre',
        category,
        language: locale,
        banners: [],
        games: tilesOf(2),
        vendors: [{ code: 'NK', name: 'Nouka Play', isHot: false, gameCount: 3, classifies: [] }],
        matches: { category, timetable: { ...timetable, ...change } },
      },
    },
  });

const gateway = (answer: Partial<MatchTimetable> = {}) =>
  fakeGateway({
    'GET /matches': () => ({ ...timetable, ...answer, serverNow: new Date().toISOString() }),
    'GET /favourites/ids': () => ({ value: [] }),
  });
const asked = ({ calls }: ReturnType<typeof fakeGateway>) =>
  calls.filter(({ name }) => name === 'GET /matches').length;

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse(NOW),
    toFake: ['Date', 'setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'],
  });
});
afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a category with matches', () => {
  test('CAT-10 it shows what runs with its score, what comes with a clock, the last results, and games in one tap', async () => {
    gateway();
    await show();
    const now = within(screen.getByRole('list', { name: 'Running now' }));
    now.getByText('Mohona Cup · Match 12');
    now.getByText('164/7');
    now.getByText('20.0 overs');
    now.getByText('142/3');
    now.getByText('23 runs to win from 16 balls');
    const balls = within(now.getByRole('list', { name: 'Balls of this over' }));
    expect(balls.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1',
      'WWicket',
    ]);
    const next = within(screen.getByRole('region', { name: 'Next matches' }));
    expect(next.getAllByRole('timer').map(({ textContent }) => textContent)).toEqual([
      '12:27',
      '5 h 28 min',
      '24 h 13 min',
      '29 h 28 min',
    ]);
    next.getByText('Today 14:45');
    next.getByText('1 more match');
    const last = within(screen.getByRole('region', { name: 'Last results' }));
    last.getByText('Surma Stars – Tista Thunder');
    last.getByText('Surma Stars won by 4 wickets · Today 13:50');
    last.getByText('153 – 151');
    expect(last.getByRole('link', { name: 'All results' }).getAttribute('href')).toBe(
      '/m/esport-games?matches=results',
    );
    screen.getByText('All of it is made up.');
    expect(screen.queryByText('The teams are made up and the matches are painted.')).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  test('CAT-10 clock and score use Bengali digits', async () => {
    gateway();
    await show({}, { locale: 'bn' });
    expect(screen.getAllByRole('timer')[0]?.textContent).toBe('১২:২৭');
    screen.getByText('১৬৪/৭');
    screen.getByText('১৬ বলে ২৩ রান দরকার');
  });

  test('CAT-10 only digits change until the score does, and then it is read again', async () => {
    const scored = { ...running, changesAt: '2026-11-20T09:00:00.000Z' };
    const fake = gateway({
      running: [{ ...scored, state: { ...running.state, over: ['1', 'W', '6'] } as never }],
    });
    await show();
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(screen.getAllByRole('timer')[0]?.textContent).toBe('12:16');
    expect(asked(fake)).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(asked(fake)).toBe(1);
    const over = within(screen.getByRole('list', { name: 'Balls of this over' }));
    expect(over.getAllByRole('listitem')).toHaveLength(3);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked(fake)).toBe(1);
  });

  test('CAT-10 at its start a match says so, also to a screen reader, and is read again', async () => {
    const fake = gateway({ running: [], coming: timetable.coming.slice(1) });
    await show({ running: [] });
    await act(() => vi.advanceTimersByTimeAsync(747_100));
    expect(screen.getAllByRole('timer')[0]?.textContent).toBe('Starting');
    screen.getByText('Surma Stars – Tista Thunder: it is starting');
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(asked(fake)).toBe(1);
    expect(screen.getAllByRole('timer')).toHaveLength(3);
  });

  test('CAT-10 a hidden page asks for nothing', async () => {
    const fake = gateway();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await show();
    await act(() => vi.advanceTimersByTimeAsync(800_000));
    expect(asked(fake)).toBe(0);
  });

  test('CAT-10 the ring shows what its vendor says first, and which corner won, the oldest first', async () => {
    gateway();
    const last = [fight(3, 'away'), fight(2), fight(1, 'home')];
    await show({ ...empty, last }, { category: 'COCKFIGHT' });
    screen.getByText('All of it is made up.');
    const corners = within(screen.getByRole('list', { name: 'Last 3 rounds' }));
    expect(corners.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Red',
      'Draw',
      'Blue',
    ]);
    screen.getByText('Red 1, blue 1, draws 1. Earlier results do not change the next round.');
  });

  test('CAT-10 the ring does not count one round as many', async () => {
    gateway();
    await show({ ...empty, last: [fight(1, 'home')] }, { category: 'COCKFIGHT' });
    screen.getByRole('heading', { name: 'Last round' });
  });

  test('CAT-10 other sports say what they are at', async () => {
    gateway();
    const score = { home: 1, away: 0 };
    const at = (state: unknown, matchNo: number) => ({ ...running, matchNo, state }) as never;
    await show({
      running: [
        at({ sport: 'football', phase: 'second_half', minute: 63, score }, 1),
        at({ sport: 'football', phase: 'half_time', minute: 45, score }, 2),
        at(
          {
            sport: 'esports',
            phase: 'map',
            bestOf: 3,
            score,
            maps: [{ home: 13, away: 9 }],
            rounds: { home: 4, away: 6 },
          },
          3,
        ),
        at({ sport: 'duel', phase: 'fight', score, exchanges: 12, over: 5 }, 4),
      ],
    });
    for (const text of [
      'Minute 63 · second half',
      'Half time',
      'Map 2 of at most 3 · rounds 4 – 6',
      '5 of 12 exchanges',
    ])
      screen.getByText(text);
  });
});

describe('reading the matches of a category', () => {
  const frame: Answers = {
    'GET /games': () => ({ games: gamesOf(2), pageNum: 1, totalPages: 1, totalCount: 2 }),
    'GET /games/vendors': () => ({ gameTypes: [], sorting: [] }),
    'GET /lobby/banners': () => ({ value: [] }),
    'GET /matches': () => timetable,
  };
  async function read(address: string, answers: Answers = {}) {
    const fake = fakeGateway({ ...frame, ...answers });
    const { scope, faults } = await testScope();
    const data = await readCategory(scope, new URL(address, 'http://lobby.test'));
    return { data, faults, asked: asked(fake), calls: fake.calls };
  }

  test('CAT-10 sports, e-sports and cockfight have them, above the whole list only', async () => {
    for (const [address, category] of [
      ['/m/sport-games', 'SPORTS'],
      ['/m/esport-games', 'ESPORTS'],
      ['/m/cockfight', 'COCKFIGHT'],
    ] as const) {
      const { data, faults } = await read(address);
      expect(data, address).toMatchObject({ matches: { category, timetable } });
      expect(faults).toEqual([]);
    }
    for (const address of [
      '/m/slot',
      '/m/sport-games?page=2',
      '/m/sport-games?vassalage=JL',
      '/m/cockfight?vassalage=JL',
    ])
      expect((await read(address)).asked, address).toBe(0);
  });

  test('CAT-10 without any, or when they cannot be read, the games are there without them, and the log says so', async () => {
    const none = await read('/m/cockfight', {
      'GET /matches': () => ({ serverNow: NOW, ...empty }),
    });
    expect(none.data).not.toHaveProperty('matches');
    expect(none.faults).toEqual([]);
    const dead = await read('/m/cockfight', {
      'GET /matches': () => problem('games.matches_silent', 503),
    });
    expect(dead.data).toMatchObject({ kind: 'centre', games: [{}, {}] });
    expect(dead.data).not.toHaveProperty('matches');
    expect(dead.faults).toEqual(['the matches are missing']);
  });

  test('CAT-10 results are read by pages', async () => {
    const answer = { results: [ended], pageNum: 2, totalPages: 3, totalCount: 31 };
    const { data, calls } = await read('/m/sport-games?matches=results&page=2', {
      'GET /matches/results': () => answer,
    });
    expect(data).toMatchObject({ kind: 'match-results', view: { pageNum: 2, totalPages: 3 } });
    const query = calls.find(({ name }) => name === 'GET /matches/results')?.query;
    expect([query?.get('category'), query?.get('pageNo')]).toEqual(['SPORTS', '2']);
  });
});

const empty = { running: [], coming: [], last: [] };

describe('the results of a category', () => {
  const page = (pageNum: number, totalPages: number, results = [ended]) =>
    renderScreen(CategoryScreen as never, {
      path: '/sport-games',
      loaderData: {
        ok: true,
        data: {
          kind: 'match-results',
          category: 'SPORTS',
          language: 'en',
          readAt: NOW,
          view: { about: 'All of it is made up.', results, pageNum, totalPages },
        },
      },
    });

  test('CAT-10 each has its proof, and pages are turned by links', async () => {
    await page(2, 3);
    screen.getByText('Page 2 of 3');
    screen.getByText(commitment);
    screen.getByText(seed);
    screen.getByText('All of it is made up.');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Newer results')).toBe('/m/sport-games?matches=results');
    expect(href('Older results')).toBe('/m/sport-games?matches=results&page=3');
    expect(href('Back to the matches')).toBe('/m/sport-games');
  });

  test('CAT-10 a page after the last says so', async () => {
    await page(9, 3, []);
    screen.getByRole('heading', { name: 'No results here' });
  });
});
