import {
  duelSport,
  leaderMarket,
  nextMarket,
  totalMarket,
  type DuelState,
} from '../../fixtures/duel.ts';
import { COMMON_PICKS, PLAYERS, words } from '../../fixtures/sides.ts';

/** Six arrows each, in turn. */
const ARROWS = 12;
const LINE = 108;

const isOver = ({ beat }: DuelState) => beat === ARROWS;
const isHomeArrow = ({ beat }: DuelState) => beat % 2 === 0;

/** Archery: six arrows each in turn, home first, into rings of seven to ten. */
export const archery = duelSport({
  sides: PLAYERS,
  groups: {
    next: words('পরের তির', 'Next arrow', 'अगला तीर'),
    total: words('মোট', 'Total', 'कुल'),
    match: words('কে জিতবে', 'Winner', 'कौन जीतेगा'),
  },
  picks: {
    ...COMMON_PICKS,
    ten: words('১০', '10', '10'),
    nine: words('৯', '9', '9'),
    less: words('৮ বা কম', '8 or less', '8 या कम'),
  },
  law(state) {
    const form = (isHomeArrow(state) ? state.plan.home : state.plan.away) - 1;
    return [
      ['10', 3_000 + 300 * form],
      ['9', 4_000],
      ['8', 2_200 - 200 * form],
      ['7', 800 - 100 * form],
    ];
  },
  points: (state, outcome) => (isHomeArrow(state) ? [Number(outcome), 0] : [0, Number(outcome)]),
  isOver,
  markets: (state) => [
    nextMarket(state, { '10': 'ten', '9': 'nine', '8': 'less', '7': 'less' }),
    totalMarket(LINE, isOver),
    leaderMarket('match', isOver),
  ],
  pace: { openMs: 6_000, runMs: 1_000, showMs: 2_300 },
  view: (state) => ({ isHomeArrow: isHomeArrow(state), arrows: ARROWS }),
});
