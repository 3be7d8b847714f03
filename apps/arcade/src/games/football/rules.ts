import {
  duelSport,
  edgeOf,
  leaderMarket,
  nextScoreMarket,
  nextMarket,
  totalMarket,
  type DuelState,
  type Points,
} from '../../fixtures/duel.ts';
import { CLUBS, COMMON_PICKS, words } from '../../fixtures/sides.ts';

/** Five minutes each. */
const BEATS = 18;
const HALF = 9;
const LINE = 3;

const isOver = ({ beat }: DuelState) => beat === BEATS;
const GOALS: Readonly<Record<string, Points>> = { H: [1, 0], A: [0, 1] };

/** Football: eighteen times five minutes, each with a goal, an attack of either side, or play in the middle. */
export const football = duelSport({
  sides: CLUBS,
  groups: {
    match: words('ফল', 'Result', 'नतीजा'),
    score: words('পরের গোল', 'Next goal', 'अगला गोल'),
    total: words('মোট গোল', 'Goals', 'कुल गोल'),
  },
  picks: {
    ...COMMON_PICKS,
    nobody: words('আর গোল নয়', 'No more', 'और नहीं'),
    goal: words('৫ মিনিটে গোল', 'Goal in 5 min', '5 मिनट में गोल'),
    none: words('৫ মিনিটে নয়', 'None in 5 min', '5 मिनट में नहीं'),
  },
  law(state) {
    const edge = edgeOf(state);
    return [
      ['H', 760 + 110 * edge],
      ['h', 2_300 + 250 * edge],
      ['m', 4_040],
      ['a', 2_200 - 250 * edge],
      ['A', 700 - 110 * edge],
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
  isBreak: ({ beat }) => beat === HALF,
  view: ({ beat }) => ({ minute: beat * 5, isHalf: beat === HALF }),
});
