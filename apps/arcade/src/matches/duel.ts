import type { RandomBelow } from '../engines/random.ts';
import type { Course, Step } from './course.ts';

const EXCHANGES = 12;
const EXCHANGE_MS = 10_000;
/** Of 100: how often an exchange is home's, and how often away's; the others are nobody's. */
const HOME_TOUCH = 40;
const AWAY_TOUCH = 40;

/** A painted fight of twelve exchanges. Each number (below 100) is one: below 40 home touches, below 80 away does. */
export function duelCourse(random: RandomBelow): Course {
  const base = { sport: 'duel', exchanges: EXCHANGES } as const;
  const score = { home: 0, away: 0 };
  const steps: Step[] = Array.from({ length: EXCHANGES }, (_unused, place) => {
    const number = random(100);
    if (number < HOME_TOUCH) score.home += 1;
    else if (number < HOME_TOUCH + AWAY_TOUCH) score.away += 1;
    const over = place + 1;
    const phase = over === EXCHANGES ? 'ended' : 'fight';
    return { atMs: over * EXCHANGE_MS, state: { ...base, phase, score: { ...score }, over } };
  });
  return { first: { ...base, phase: 'fight', score: { home: 0, away: 0 }, over: 0 }, steps };
}
