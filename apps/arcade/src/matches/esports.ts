import type { RandomBelow } from '../engines/random.ts';
import type { Course, Step } from './course.ts';

const BEST_OF = 3;
const MAPS_TO_WIN = 2;
const ROUNDS_TO_WIN = 13;
const ROUND_MS = 20_000;
const BREAK_MS = 60_000;

interface Pair {
  home: number;
  away: number;
}
const nothing = (): Pair => ({ home: 0, away: 0 });

/** A match of three maps at most, of which two win. Each number (below 2) is a round, 0 for home; thirteen win a map. */
export function esportsCourse(random: RandomBelow): Course {
  const base = { sport: 'esports', bestOf: BEST_OF } as const;
  const first = {
    ...base,
    phase: 'map' as const,
    score: nothing(),
    maps: [],
    rounds: nothing(),
  };
  const steps: Step[] = [];
  const score = nothing();
  const maps: Pair[] = [];
  let rounds = nothing();
  let atMs = 0;
  const push = (phase: 'map' | 'break' | 'ended') =>
    steps.push({
      atMs,
      state: { ...base, phase, score: { ...score }, maps: [...maps], rounds: { ...rounds } },
    });
  while (score.home < MAPS_TO_WIN && score.away < MAPS_TO_WIN) {
    const side = random(2) === 0 ? 'home' : 'away';
    rounds[side] += 1;
    atMs += ROUND_MS;
    if (rounds[side] < ROUNDS_TO_WIN) {
      push('map');
      continue;
    }
    maps.push(rounds);
    score[side] += 1;
    rounds = nothing();
    if (score[side] === MAPS_TO_WIN) {
      push('ended');
    } else {
      push('break');
      atMs += BREAK_MS;
      push('map');
    }
  }
  return { first, steps };
}
