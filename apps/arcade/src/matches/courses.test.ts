import { describe, expect, it } from 'vitest';
import { newSeed } from '../clocked/seed.ts';
import { endOf, lengthOf, standAt, winnerOf } from './course.ts';
import { cricketCourse } from './cricket.ts';
import { COMPETITIONS, courseOf } from './timetable.ts';

const MINUTE_MS = 60_000;
/** Answers the numbers of a list in turn, then the last one for ever. */
const saying = (...numbers: number[]) => {
  let place = 0;
  return () => numbers[Math.min(place++, numbers.length - 1)] ?? 0;
};
const DOT = 0;
const SIX = 945;
const OUT = 999;

describe('the course of a match', () => {
  it.each(COMPETITIONS.map((one) => [one.code, one] as const))(
    'a match of %s is over before the next one, moves forward only, and ends once',
    (_code, competition) => {
      for (let matchNo = 1; matchNo <= 40; matchNo += 1) {
        const course = courseOf(competition, matchNo, newSeed());
        expect(lengthOf(course)).toBeLessThan(competition.rhythm.everyMinutes * MINUTE_MS);
        const moments = course.steps.map(({ atMs }) => atMs);
        expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b));
        const ends = course.steps.filter(({ state }) => state.phase === 'ended');
        expect(ends).toEqual([course.steps.at(-1)]);
        expect(course.first.sport).toBe(competition.sport);
      }
    },
  );

  it('stands as its last step says until the next one', () => {
    const course = cricketCourse(saying(0, SIX));
    expect(standAt(course, 11_999)).toEqual({ state: course.first, changesAtMs: 12_000 });
    const { state, changesAtMs } = standAt(course, 12_000);
    expect(state).toMatchObject({
      innings: [{ side: 'home', runs: 6, wickets: 0, balls: 1 }],
      over: ['6'],
    });
    expect(changesAtMs).toBe(24_000);
    expect(standAt(course, lengthOf(course))).toEqual({
      state: endOf(course),
      changesAtMs: undefined,
    });
  });

  it('an innings of cricket ends with the tenth wicket, and a chase with the run that wins it', () => {
    const tenOut = [...Array.from({ length: 9 }, () => OUT), SIX, OUT];
    const state = endOf(cricketCourse(saying(1, ...tenOut, DOT, SIX, SIX)));
    expect(state).toMatchObject({
      phase: 'ended',
      innings: [
        { side: 'away', runs: 6, wickets: 10, balls: 11 },
        { side: 'home', runs: 12, wickets: 0, balls: 3 },
      ],
    });
    expect(winnerOf(state)).toBe('home');
  });

  it('equal runs are a tie, which nobody wins', () => {
    const state = endOf(cricketCourse(saying(0, DOT)));
    expect(state).toMatchObject({ innings: [{ balls: 120 }, { balls: 120 }] });
    expect(winnerOf(state)).toBeUndefined();
  });

  it('neither corner of a duel has an advantage', () => {
    const wins = { home: 0, away: 0, none: 0 };
    const [duel] = COMPETITIONS.filter(({ sport }) => sport === 'duel');
    if (duel === undefined) throw new Error('no duel');
    const fights = 3_000;
    for (let matchNo = 1; matchNo <= fights; matchNo += 1)
      wins[winnerOf(endOf(courseOf(duel, matchNo, newSeed()))) ?? 'none'] += 1;
    const deciding = wins.home + wins.away;
    // Seven standard deviations: fair fights fail this once in thousands of millions of runs.
    expect(Math.abs(wins.home - deciding / 2)).toBeLessThan(3.5 * Math.sqrt(deciding));
    expect(wins.none).toBeGreaterThan(fights / 20);
  });
});
