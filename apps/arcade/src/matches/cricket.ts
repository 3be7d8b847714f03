import type { MatchState } from '@maidan/wire';
import { drawWeighted, type RandomBelow } from '../engines/random.ts';
import type { Course, Step } from './course.ts';

const OVERS = 20;
const BALLS = OVERS * 6;
const WICKETS = 10;
const BALL_MS = 12_000;
const BREAK_MS = 180_000;

/** Weights (of 1,000) of what a ball brings: 0, 1, 2, 3, 4 or 6 runs, or a wicket. There are no extras. */
const BALL_WEIGHTS = [340, 345, 75, 8, 125, 57, 50] as const;
const BALL_SIGNS = ['0', '1', '2', '3', '4', '6', 'W'] as const;

type State = Extract<MatchState, { sport: 'cricket' }>;
type Innings = State['innings'][number];
type Sign = State['over'][number];

const opening = (side: Innings['side']): Innings => ({ side, runs: 0, wickets: 0, balls: 0 });

/**
 * A match of twenty overs a side. The first number (below 2) says who bats first, 0 for home; each further one (below
 * 1,000) is a ball. The second innings ends as soon as it has more runs than the first.
 */
export function cricketCourse(random: RandomBelow): Course {
  const sides = random(2) === 0 ? (['home', 'away'] as const) : (['away', 'home'] as const);
  const steps: Step[] = [];
  const base = { sport: 'cricket', overs: OVERS, wickets: WICKETS } as const;
  let done: Innings[] = [];
  let atMs = 0;
  for (const [place, side] of sides.entries()) {
    let current = opening(side);
    let over: Sign[] = [];
    const target = done[0]?.runs ?? Number.POSITIVE_INFINITY;
    let isOver = false;
    while (!isOver) {
      const sign = BALL_SIGNS[drawWeighted(BALL_WEIGHTS, random)] ?? '0';
      current = afterBall(current, sign);
      over = current.balls % 6 === 1 ? [sign] : [...over, sign];
      atMs += BALL_MS;
      isOver = current.balls === BALLS || current.wickets === WICKETS || current.runs > target;
      const phase = !isOver ? 'innings' : place === 0 ? 'break' : 'ended';
      steps.push({ atMs, state: { ...base, phase, innings: [...done, current], over } });
    }
    done = [...done, current];
    if (place > 0) break;
    atMs += BREAK_MS;
    const innings = [...done, opening(sides[1])];
    steps.push({ atMs, state: { ...base, phase: 'innings', innings, over: [] } });
  }
  return { first: { ...base, phase: 'innings', innings: [opening(sides[0])], over: [] }, steps };
}

function afterBall({ side, runs, wickets, balls }: Innings, sign: Sign): Innings {
  const isWicket = sign === 'W';
  return {
    side,
    runs: isWicket ? runs : runs + Number(sign),
    wickets: wickets + Number(isWicket),
    balls: balls + 1,
  };
}
