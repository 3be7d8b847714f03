import type { MatchWords } from '@maidan/wire';
import {
  duelSport,
  edgeOf,
  leaderMarket,
  nextMarket,
  nextScoreMarket,
  totalMarket,
  type Duel,
  type DuelState,
  type Points,
} from '../../fixtures/duel.ts';
import { CLUBS, COMMON_PICKS, words } from '../../fixtures/sides.ts';
import { WEIGHTS } from '../../fixtures/sport.ts';

/** A weight of both sides' outcome, and what each step of strength adds to the stronger and takes from the other. */
interface Weight {
  home: number;
  away: number;
  edge: number;
}

/** What makes one game of goals another than the next. */
export interface GoalSport extends Pick<Duel, 'isBreak' | 'view'> {
  beats: number;
  /** The weights of a goal and of an attack without one, of 10,000; the rest is play in the middle. */
  goal: Weight;
  attack: Weight;
  /** The names of a beat with a goal and of one without. */
  picks: Readonly<Record<'goal' | 'none', MatchWords>>;
}

const TOTAL = 3;
const GOALS: Readonly<Record<string, Points>> = { H: [1, 0], A: [0, 1] };

/** Makes a sport of goals: each beat brings a goal or an attack of either side, or play in the middle. */
export function goalSport({ beats, goal, attack, picks, ...others }: GoalSport) {
  const isOver = ({ beat }: DuelState) => beat === beats;
  const middle = WEIGHTS - goal.home - goal.away - attack.home - attack.away;
  return duelSport({
    sides: CLUBS,
    groups: {
      match: words('ফল', 'Result', 'नतीजा'),
      score: words('পরের গোল', 'Next goal', 'अगला गोल'),
      total: words('মোট গোল', 'Goals', 'कुल गोल'),
    },
    picks: { ...COMMON_PICKS, nobody: words('আর গোল নয়', 'No more', 'और नहीं'), ...picks },
    law(state) {
      const edge = edgeOf(state);
      return [
        ['H', goal.home + goal.edge * edge],
        ['h', attack.home + attack.edge * edge],
        ['m', middle],
        ['a', attack.away - attack.edge * edge],
        ['A', goal.away - goal.edge * edge],
      ];
    },
    points: (_state, outcome) => GOALS[outcome] ?? [0, 0],
    isOver,
    markets: (state) => [
      leaderMarket('match', isOver),
      nextScoreMarket(state, isOver),
      totalMarket(TOTAL, isOver),
      {
        ...nextMarket(state, { H: 'goal', A: 'goal', h: 'none', m: 'none', a: 'none' }),
        group: 'total',
      },
    ],
    pace: { openMs: 5_000, runMs: 800, showMs: 2_300 },
    ...others,
  });
}
