import {
  duelSport,
  edgeOf,
  leaderMarket,
  marginMarket,
  nextMarket,
  type DuelState,
  type Points,
} from '../../fixtures/duel.ts';
import { COMMON_PICKS, PLAYERS, words } from '../../fixtures/sides.ts';

const ROUNDS = 8;
/** Ten points a round for the better one, as judges score. */
const POINTS: Readonly<Record<string, Points>> = {
  H: [10, 9],
  HC: [10, 8],
  E: [10, 10],
  AC: [8, 10],
  A: [9, 10],
};

const isOver = ({ beat }: DuelState) => beat === ROUNDS;

/** Boxing on points: eight rounds, each close, clear or even. Nobody falls. */
export const boxing = duelSport({
  sides: PLAYERS,
  groups: {
    next: words('এই রাউন্ড', 'This round', 'यह राउंड'),
    margin: words('ব্যবধান', 'Margin', 'अंतर'),
    match: words('কে জিতবে', 'Winner', 'कौन जीतेगा'),
  },
  picks: {
    ...COMMON_PICKS,
    draw: words('সমান', 'Even', 'बराबर'),
    m1: words('০ বা ১', '0 or 1', '0 या 1'),
    m4: words('২ থেকে ৪', '2 to 4', '2 से 4'),
    m16: words('৫ বা বেশি', '5 or more', '5 या ज़्यादा'),
  },
  law(state) {
    const edge = edgeOf(state);
    return [
      ['H', 3_500 + 250 * edge],
      ['HC', 600 + 60 * edge],
      ['E', 1_800],
      ['AC', 600 - 60 * edge],
      ['A', 3_500 - 250 * edge],
    ];
  },
  points: (_state, outcome) => POINTS[outcome] ?? [0, 0],
  isOver,
  markets: (state) => [
    nextMarket(state, { H: 'home', HC: 'home', E: 'draw', AC: 'away', A: 'away' }),
    marginMarket({ m1: 1, m4: 4, m16: 16 }, isOver),
    leaderMarket('match', isOver),
  ],
  pace: { openMs: 7_000, runMs: 1_200, showMs: 2_400 },
  view: () => ({ rounds: ROUNDS }),
});
