import {
  duelSport,
  edgeOf,
  leaderMarket,
  marginMarket,
  nextMarket,
  type DuelState,
  type Points,
} from '../../fixtures/duel.ts';
import { COMMON_PICKS, ROOSTERS, words } from '../../fixtures/sides.ts';

const TURNS = 9;
const POINTS: Readonly<Record<string, Points>> = { H: [1, 0], A: [0, 1] };

const isOver = ({ beat }: DuelState) => beat === TURNS;

/** The painted cockfight: nine turns of two drawn birds, who show off and never touch; each brings a feather point or none. */
export const cockfight = duelSport({
  sides: ROOSTERS,
  groups: {
    match: words('কে জিতবে', 'Winner', 'कौन जीतेगा'),
    next: words('এই পালা', 'This turn', 'यह बारी'),
    margin: words('ব্যবধান', 'Margin', 'अंतर'),
  },
  picks: {
    ...COMMON_PICKS,
    draw: words('সমান', 'Level', 'बराबर'),
    m1: words('০ বা ১', '0 or 1', '0 या 1'),
    m3: words('২ বা ৩', '2 or 3', '2 या 3'),
    m9: words('৪ বা বেশি', '4 or more', '4 या ज़्यादा'),
  },
  law(state) {
    const edge = edgeOf(state);
    return [
      ['H', 3_800 + 150 * edge],
      ['D', 2_400],
      ['A', 3_800 - 150 * edge],
    ];
  },
  points: (_state, outcome) => POINTS[outcome] ?? [0, 0],
  isOver,
  markets: (state) => [
    leaderMarket('match', isOver),
    nextMarket(state, { H: 'home', D: 'draw', A: 'away' }),
    marginMarket({ m1: 1, m3: 3, m9: TURNS }, isOver),
  ],
  pace: { openMs: 6_000, runMs: 1_000, showMs: 2_300 },
  view: () => ({ turns: TURNS }),
});
