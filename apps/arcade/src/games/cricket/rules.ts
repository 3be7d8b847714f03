import type { Law, Market, Sport } from '../../fixtures/sport.ts';
import { CRICKET_GROUPS, CRICKET_PICKS, CRICKET_SIDES } from './words.ts';

const BALLS_OF_OVER = 6;

/** What a match is made of. */
export interface CricketPlan {
  readonly overs: number;
  /** An innings is over when so many are out. */
  readonly wickets: number;
  /** Strengths from 0 to 2. */
  readonly home: number;
  readonly away: number;
}

/** How a match stands after a ball; home bats first. */
export interface CricketState {
  readonly plan: CricketPlan;
  readonly innings: 1 | 2;
  /** The runs of the first innings, once the second has begun. */
  readonly first: number;
  readonly runs: number;
  readonly wickets: number;
  readonly balls: number;
  /** Runs and wickets of the over in which the last ball was. */
  readonly overRuns: number;
  readonly overWickets: number;
  readonly last: string;
  /** Balls of both innings. */
  readonly bowled: number;
}

/** The formats of the titles; another one plays the first. */
const FORMATS: Readonly<Record<string, Pick<CricketPlan, 'overs' | 'wickets'>>> = {
  'cricket-live': { overs: 4, wickets: 4 },
  'green-field-cricket': { overs: 3, wickets: 4 },
  'tara-sports-lobby': { overs: 2, wickets: 3 },
  'super-over-sobuj': { overs: 1, wickets: 2 },
};

/** The law of a ball by how much stronger the batting side is, from −2 to 2. */
const LAWS: readonly Law[] = [-2, -1, 0, 1, 2].map((edge) => [
  ['0', 3_000 - 120 * edge],
  ['1', 3_800],
  ['2', 700],
  ['3', 140],
  ['4', 1_200 + 60 * edge],
  ['6', 660 + 90 * edge],
  ['W', 500 - 30 * edge],
]);

const RUNS: Readonly<Record<string, number>> = { '1': 1, '2': 2, '3': 3, '4': 4, '6': 6 };
const overNo = (balls: number) => Math.floor((balls - 1) / BALLS_OF_OVER);

const strengthOf = (side: number) => CRICKET_SIDES[side]?.strength ?? 1;

function isInningsOver({ plan, innings, first, runs, wickets, balls }: CricketState): boolean {
  if (balls === plan.overs * BALLS_OF_OVER || wickets === plan.wickets) return true;
  return innings === 2 && runs > first;
}

const isOver = (state: CricketState) => state.innings === 2 && isInningsOver(state);

/** The state from which the next ball is bowled: the second innings begins with it. */
function ready(state: CricketState): CricketState {
  if (state.innings === 2 || !isInningsOver(state)) return state;
  return { ...state, innings: 2, first: state.runs, runs: 0, wickets: 0, balls: 0 };
}

function next(before: CricketState, outcome: string): CricketState {
  const state = ready(before);
  const { plan, innings, first, runs, wickets, balls, overRuns, overWickets, bowled } = state;
  const isNewOver = balls % BALLS_OF_OVER === 0;
  const scored = RUNS[outcome] ?? 0;
  const out = outcome === 'W' ? 1 : 0;
  return {
    plan,
    innings,
    first,
    runs: runs + scored,
    wickets: wickets + out,
    balls: balls + 1,
    overRuns: (isNewOver ? 0 : overRuns) + scored,
    overWickets: (isNewOver ? 0 : overWickets) + out,
    last: outcome,
    bowled: bowled + 1,
  };
}

/** The law of the next ball. */
function law(before: CricketState): Law {
  const { innings, plan } = ready(before);
  const edge = innings === 1 ? plan.home - plan.away : plan.away - plan.home;
  return LAWS[edge + 2] ?? LAWS[2] ?? [];
}

function ballMarket({ bowled }: CricketState): Market<CricketState> {
  const names: Record<string, string> = { '2': 'twothree', '3': 'twothree' };
  return {
    id: `ball.${bowled}`,
    group: 'ball',
    picks: ['0', '1', 'twothree', '4', '6', 'W'],
    decide: (state) => (state.bowled > bowled ? (names[state.last] ?? state.last) : undefined),
    // After as many balls the first innings of one course is over, and that of another is not.
    project: (state) => ready(state).innings,
  };
}

/** The highest number of runs of each band of an over. */
const BANDS = { r5: 5, r9: 9, r14: 14, more: Number.POSITIVE_INFINITY } as const;

function overMarkets(now: CricketState): Market<CricketState>[] {
  const { innings, balls } = now;
  const over = overNo(balls + 1);
  const isDone = (state: CricketState) =>
    state.innings === innings &&
    overNo(state.balls) === over &&
    (state.balls % BALLS_OF_OVER === 0 || isInningsOver(state));
  const project = (before: CricketState) => {
    const state = ready(before);
    const isIn = state.innings === innings && overNo(state.balls) === over;
    const need = innings === 2 ? Math.min(36, state.first + 1 - state.runs) : 36;
    const [runs, out, inOver] = isIn
      ? [state.overRuns, state.overWickets, state.balls % 6]
      : [0, 0, 0];
    return (((need * 40 + runs) * 12 + out) * 12 + state.wickets) * 7 + inOver;
  };
  const id = `${innings}.${over}`;
  const band = ({ overRuns }: CricketState) =>
    Object.entries(BANDS).find(([, most]) => overRuns <= most)?.[0];
  return [
    {
      id: `over.${id}`,
      group: 'over',
      picks: Object.keys(BANDS),
      decide: (state) => (isDone(state) ? band(state) : undefined),
      project,
    },
    {
      id: `out.${id}`,
      group: 'over',
      picks: ['out', 'safe'],
      decide(state) {
        const isIn = state.innings === innings && overNo(state.balls) === over;
        if (isIn && state.overWickets > 0) return 'out';
        return isDone(state) ? 'safe' : undefined;
      },
      project,
    },
  ];
}

function matchProject(before: CricketState): number {
  const state = ready(before);
  const isSecond = state.innings === 2;
  const runs = isSecond ? state.first + 1 - state.runs : state.runs;
  return ((runs * 12 + state.wickets) * 40 + state.balls) * 2 + (isSecond ? 1 : 0);
}

const MATCH: Market<CricketState> = {
  id: 'match',
  group: 'match',
  picks: ['home', 'tie', 'away'],
  decide(state) {
    if (!isOver(state)) return undefined;
    if (state.runs === state.first) return 'tie';
    return state.runs > state.first ? 'away' : 'home';
  },
  project: matchProject,
};

/** The total of the first innings, at a line near its average. */
function totalMarket({ plan }: CricketState): Market<CricketState> {
  const line = Math.round(plan.overs * (8.2 + 0.9 * (plan.home - plan.away)));
  return {
    id: `total.${line}`,
    group: 'match',
    picks: ['atleast', 'below'],
    number: line,
    decide(state) {
      if ((state.innings === 1 ? state.runs : state.first) >= line) return 'atleast';
      return state.innings === 2 || isInningsOver(state) ? 'below' : undefined;
    },
    project: matchProject,
  };
}

function inningsView({ runs, wickets, balls }: Pick<CricketState, 'runs' | 'wickets' | 'balls'>) {
  return { runs, wickets, balls };
}

/** The course by ball of a short match: home bats first, then away needs one run more. */
export const cricket: Sport<CricketPlan, CricketState> = {
  sides: CRICKET_SIDES,
  plan(slug, fixtureNo) {
    const count = CRICKET_SIDES.length;
    // Everybody meets everybody, at home and away, before a meeting comes again.
    const turn = (fixtureNo - 1) % (count * (count - 1));
    const home = turn % count;
    const away = (home + 1 + Math.floor(turn / count)) % count;
    const format = FORMATS[slug] ?? { overs: 4, wickets: 4 };
    return {
      sides: [home, away],
      plan: { ...format, home: strengthOf(home), away: strengthOf(away) },
    };
  },
  first: (plan) => ({
    plan,
    innings: 1,
    first: 0,
    runs: 0,
    wickets: 0,
    balls: 0,
    overRuns: 0,
    overWickets: 0,
    last: '',
    bowled: 0,
  }),
  law,
  next,
  isOver,
  pace(state) {
    const { balls } = state;
    const isBreak = state.innings === 1 && isInningsOver(state);
    const openMs = isBreak ? 12_000 : balls > 0 && balls % BALLS_OF_OVER === 0 ? 9_000 : 6_000;
    return { openMs, runMs: 1_200, showMs: 2_300 };
  },
  markets(before) {
    const state = ready(before);
    const all = [ballMarket(state), ...overMarkets(state), MATCH, totalMarket(state)];
    return all.filter((market) => market.decide(state) === undefined);
  },
  view(state, outcomes) {
    const { plan, innings, first } = state;
    const second = { ...inningsView(state), runs: state.runs };
    const inOver = state.balls === 0 ? 0 : ((state.balls - 1) % BALLS_OF_OVER) + 1;
    return {
      overs: plan.overs,
      outs: plan.wickets,
      innings: innings === 1 ? [inningsView(state)] : [{ runs: first }, second],
      over: inOver === 0 ? [] : outcomes.slice(-inOver),
      isBreak: innings === 1 && isInningsOver(state),
      isOver: isOver(state),
    };
  },
  score: ({ first, runs, wickets }) => `${first}–${runs}/${wickets}`,
  groups: CRICKET_GROUPS,
  picks: CRICKET_PICKS,
};
