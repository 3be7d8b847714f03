import {
  duelSport,
  edgeOf,
  leaderMarket,
  nextMarket,
  nextScoreMarket,
  totalMarket,
  type DuelState,
  type Points,
} from '../../fixtures/duel.ts';
import { CLUBS, COMMON_PICKS, words } from '../../fixtures/sides.ts';

/** Four quarters of fifteen minutes, each of four beats. */
const BEATS = 16;
const QUARTER = 4;
const LINE = 3;

const isOver = ({ beat }: DuelState) => beat === BEATS;
const GOALS: Readonly<Record<string, Points>> = { H: [1, 0], A: [0, 1] };

/** Field hockey: goals, penalty corners that bring none, and play in the middle. */
export const hockey = duelSport({
  sides: CLUBS,
  groups: {
    match: words('ফল', 'Result', 'नतीजा'),
    score: words('পরের গোল', 'Next goal', 'अगला गोल'),
    total: words('মোট গোল', 'Goals', 'कुल गोल'),
  },
  picks: {
    ...COMMON_PICKS,
    nobody: words('আর গোল নয়', 'No more', 'और नहीं'),
    goal: words('এখনই গোল', 'Goal next', 'अभी गोल'),
    none: words('এখন নয়', 'None next', 'अभी नहीं'),
  },
  law(state) {
    const edge = edgeOf(state);
    return [
      ['H', 850 + 120 * edge],
      ['h', 2_200 + 200 * edge],
      ['m', 4_050],
      ['a', 2_100 - 200 * edge],
      ['A', 800 - 120 * edge],
    ];
  },
  points: (_state, outcome) => GOALS[outcome] ?? [0, 0],
  isOver,
  markets: (state) => [
    leaderMarket('match', isOver),
    nextScoreMarket(state, isOver),
    totalMarket(LINE, isOver),
    {
      ...nextMarket(state, { H: 'goal', A: 'goal', h: 'none', m: 'none', a: 'none' }),
      group: 'total',
    },
  ],
  pace: { openMs: 5_000, runMs: 800, showMs: 2_300 },
  isBreak: ({ beat }) => beat > 0 && beat % QUARTER === 0,
  view: ({ beat }) => ({
    quarter: Math.min(QUARTER, Math.floor(beat / QUARTER) + 1),
    isHalf: beat === BEATS / 2,
  }),
});
