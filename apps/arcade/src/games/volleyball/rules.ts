import {
  duelSport,
  edgeOf,
  leaderMarket,
  nextMarket,
  totalMarket,
  type DuelState,
  type Points,
} from '../../fixtures/duel.ts';
import { COMMON_PICKS, CLUBS, words } from '../../fixtures/sides.ts';

/** A short set; at fourteen all the next rally decides. */
const TARGET = 15;
const LINE = 26;
const POINTS: Readonly<Record<string, Points>> = {
  HS: [1, 0],
  HB: [1, 0],
  AS: [0, 1],
  AB: [0, 1],
};

const isOver = ({ home, away }: DuelState) => home === TARGET || away === TARGET;

/** Volleyball: a short set to fifteen; each rally is won by a spike or by a block. */
export const volleyball = duelSport({
  sides: CLUBS,
  groups: {
    next: words('পরের র‍্যালি', 'Next rally', 'अगली रैली'),
    total: words('মোট র‍্যালি', 'Rallies', 'कुल रैली'),
    match: words('সেট', 'Set', 'सेट'),
  },
  picks: {
    ...COMMON_PICKS,
    spike: words('স্পাইকে', 'By a spike', 'स्पाइक से'),
    block: words('ব্লকে', 'By a block', 'ब्लॉक से'),
  },
  law(state) {
    const edge = edgeOf(state);
    return [
      ['HS', 2_800 + 150 * edge],
      ['HB', 2_200 + 100 * edge],
      ['AB', 2_200 - 100 * edge],
      ['AS', 2_800 - 150 * edge],
    ];
  },
  points: (_state, outcome) => POINTS[outcome] ?? [0, 0],
  isOver,
  markets: (state) => [
    nextMarket(state, { HS: 'home', HB: 'home', AB: 'away', AS: 'away' }),
    {
      ...nextMarket(state, { HS: 'spike', HB: 'block', AB: 'block', AS: 'spike' }, 'how'),
      group: 'next',
    },
    totalMarket(LINE, isOver),
    leaderMarket('match', isOver, ['home', 'away']),
  ],
  pace: { openMs: 4_500, runMs: 1_000, showMs: 2_200 },
  view: () => ({ target: TARGET }),
});
