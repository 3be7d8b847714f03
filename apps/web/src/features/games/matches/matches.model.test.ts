import { describe, expect, test } from 'vitest';
import type { MatchState } from '@maidan/contract/types';
import {
  asksForMatchResults,
  chaseOf,
  cornersOf,
  crestTones,
  figuresOf,
  marginOf,
  matchResultsHref,
  nextChangeOf,
  oversOf,
} from './matches.model.ts';

type Cricket = Extract<MatchState, { sport: 'cricket' }>;
const cricket = (first: number, second?: number, balls = 104, wickets = 3): Cricket => ({
  sport: 'cricket',
  phase: 'innings',
  overs: 20,
  wickets: 10,
  innings: [
    { side: 'home', runs: first, wickets: 7, balls: 120 },
    ...(second === undefined ? [] : [{ side: 'away' as const, runs: second, wickets, balls }]),
  ],
  over: [],
});

describe('the figures of a match', () => {
  test('CAT-10 a chase says what is still needed, and only while it runs', () => {
    expect(chaseOf(cricket(164, 142))).toEqual({ runs: 23, balls: 16 });
    expect(chaseOf(cricket(164))).toBeUndefined();
    expect(chaseOf({ ...cricket(164, 165), phase: 'ended' })).toBeUndefined();
    expect(oversOf(104)).toBe('17.2');
    expect(figuresOf(cricket(164, 142))).toEqual({ home: 164, away: 142 });
    expect(figuresOf(cricket(164))).toEqual({ home: 164, away: 0 });
  });

  test('CAT-10 who bats second wins by wickets, who bats first by runs', () => {
    expect(marginOf(cricket(164, 165, 118, 6), 'away')).toEqual({ kind: 'wickets', count: 4 });
    expect(marginOf(cricket(164, 150), 'home')).toEqual({ kind: 'runs', count: 14 });
  });

  test('CAT-10 results are counted by corner', () => {
    const matches = [{ winner: 'home' }, { winner: 'away' }, { winner: 'home' }, {}] as const;
    expect(cornersOf(matches)).toEqual({ red: 2, blue: 1, draws: 1 });
  });

  test('the crests of two sides that meet differ', () => {
    expect(crestTones('rovers', 'rovers')).not.toMatchObject({
      home: crestTones('rovers', 'x').home,
      away: crestTones('rovers', 'x').home,
    });
    for (const code of ['a', 'b', 'surma-stars', 'red-crest', '']) {
      const { home, away } = crestTones(code, code);
      expect(home).not.toBe(away);
      for (const tone of [home, away]) expect([1, 2, 3, 4, 5, 6]).toContain(tone);
    }
  });
});

test('the next change is the earliest score or start', () => {
  const nothing = { serverNow: '2026-11-20T10:00:00.000Z', running: [], coming: [], last: [] };
  expect(nextChangeOf(nothing)).toBeUndefined();
  const later = [{ startsAt: '2026-11-20T10:05:00.000Z' }];
  const scores = [{ changesAt: '2026-11-20T10:06:00.000Z' }];
  const changing = { ...nothing, coming: later, running: scores } as never;
  expect(nextChangeOf(changing)).toBe('2026-11-20T10:05:00.000Z');
});

test('CAT-10 the address of results names its page, and is read back', () => {
  const href = matchResultsHref('/m/cockfight', 2);
  expect(href).toBe('/m/cockfight?matches=results&page=2');
  expect(matchResultsHref('/m/cockfight')).toBe('/m/cockfight?matches=results');
  expect(asksForMatchResults(new URL(href, 'http://lobby.test').searchParams)).toBe(true);
  expect(asksForMatchResults(new URLSearchParams({ matches: 'all' }))).toBe(false);
});
