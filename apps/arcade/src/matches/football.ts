import type { MatchState } from '@maidan/wire';
import type { RandomBelow } from '../engines/random.ts';
import type { Course, Step } from './course.ts';

const MINUTES = 90;
const HALF = 45;
/** A minute of the match. */
const MINUTE_MS = 20_000;
const BREAK_MS = 120_000;
/** Of 1,000: how often a minute brings a goal of either side. */
const HOME_GOAL = 15;
const AWAY_GOAL = 13;

/** A match of ninety minutes. Each number (below 1,000) is a minute: below 15 home scores, below 28 away does. */
export function footballCourse(random: RandomBelow): Course {
  const base = { sport: 'football' } as const;
  const steps: Step[] = [];
  const score = { home: 0, away: 0 };
  let atMs = 0;
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const number = random(1000);
    if (number < HOME_GOAL) score.home += 1;
    else if (number < HOME_GOAL + AWAY_GOAL) score.away += 1;
    atMs += MINUTE_MS;
    steps.push({ atMs, state: { ...base, ...phaseAfter(minute), score: { ...score } } });
    if (minute !== HALF) continue;
    atMs += BREAK_MS;
    const state: MatchState = {
      ...base,
      phase: 'second_half',
      minute: HALF + 1,
      score: { ...score },
    };
    steps.push({ atMs, state });
  }
  return {
    first: { ...base, phase: 'first_half', minute: 1, score: { home: 0, away: 0 } },
    steps,
  };
}

/** The phase after so many minutes, with the minute that then runs. */
function phaseAfter(minutes: number) {
  if (minutes === HALF) return { phase: 'half_time', minute: HALF } as const;
  if (minutes === MINUTES) return { phase: 'ended', minute: MINUTES } as const;
  const phase = minutes < HALF ? 'first_half' : 'second_half';
  return { phase, minute: minutes + 1 } as const;
}
