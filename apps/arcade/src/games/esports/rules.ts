import {
  duelSport,
  edgeOf,
  leaderMarket,
  nextMarket,
  totalMarket,
  type DuelState,
  type Points,
} from '../../fixtures/duel.ts';
import { COMMON_PICKS, SQUADS, words } from '../../fixtures/sides.ts';

const TARGET = 7;
const LINE = 11;
const POINTS: Readonly<Record<string, Points>> = {
  HE: [1, 0],
  HB: [1, 0],
  AE: [0, 1],
  AB: [0, 1],
};

const isOver = ({ home, away }: DuelState) => home === TARGET || away === TARGET;

/** Rounds of two squads on a map, to seven; each is won by putting all others out, or by holding the beacon. */
export const esports = duelSport({
  sides: SQUADS,
  groups: {
    next: words('পরের রাউন্ড', 'Next round', 'अगला राउंड'),
    total: words('মোট রাউন্ড', 'Rounds', 'कुल राउंड'),
    match: words('ম্যাপ', 'Map', 'मैप'),
  },
  picks: {
    ...COMMON_PICKS,
    out: words('সবাই আউট', 'All out', 'सब आउट'),
    beacon: words('বাতিঘর দখল', 'Beacon held', 'मीनार क़ब्ज़ा'),
  },
  law(state) {
    const edge = edgeOf(state);
    return [
      ['HE', 3_000 + 200 * edge],
      ['HB', 2_000 + 100 * edge],
      ['AB', 2_000 - 100 * edge],
      ['AE', 3_000 - 200 * edge],
    ];
  },
  points: (_state, outcome) => POINTS[outcome] ?? [0, 0],
  isOver,
  markets: (state) => [
    nextMarket(state, { HE: 'home', HB: 'home', AB: 'away', AE: 'away' }),
    {
      ...nextMarket(state, { HE: 'out', HB: 'beacon', AB: 'beacon', AE: 'out' }, 'how'),
      group: 'next',
    },
    totalMarket(LINE, isOver),
    leaderMarket('match', isOver, ['home', 'away']),
  ],
  pace: { openMs: 6_000, runMs: 1_200, showMs: 2_300 },
  view: () => ({ target: TARGET }),
});
