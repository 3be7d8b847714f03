import {
  duelSport,
  edgeOf,
  leaderMarket,
  nextMarket,
  totalMarket,
  type DuelState,
  type Points,
} from '../../fixtures/duel.ts';
import { COMMON_PICKS, PLAYERS, words } from '../../fixtures/sides.ts';

/** A short game; at ten all the next rally decides. */
const TARGET = 11;
const LINE = 19;
const POINTS: Readonly<Record<string, Points>> = {
  HS: [1, 0],
  HN: [1, 0],
  AS: [0, 1],
  AN: [0, 1],
};

const isOver = ({ home, away }: DuelState) => home === TARGET || away === TARGET;

/** Badminton: rallies to eleven, each won by a smash or at the net. */
export const badminton = duelSport({
  sides: PLAYERS,
  groups: {
    next: words('পরের র‍্যালি', 'Next rally', 'अगली रैली'),
    total: words('মোট র‍্যালি', 'Rallies', 'कुल रैली'),
    match: words('গেম', 'Game', 'गेम'),
  },
  picks: {
    ...COMMON_PICKS,
    smash: words('স্ম্যাশে', 'By a smash', 'स्मैश से'),
    net: words('নেটে', 'At the net', 'नेट पर'),
  },
  law(state) {
    const edge = edgeOf(state);
    return [
      ['HS', 2_800 + 150 * edge],
      ['HN', 2_200 + 100 * edge],
      ['AN', 2_200 - 100 * edge],
      ['AS', 2_800 - 150 * edge],
    ];
  },
  points: (_state, outcome) => POINTS[outcome] ?? [0, 0],
  isOver,
  markets: (state) => [
    nextMarket(state, { HS: 'home', HN: 'home', AN: 'away', AS: 'away' }),
    {
      ...nextMarket(state, { HS: 'smash', HN: 'net', AN: 'net', AS: 'smash' }, 'how'),
      group: 'next',
    },
    totalMarket(LINE, isOver),
    leaderMarket('match', isOver, ['home', 'away']),
  ],
  pace: { openMs: 4_500, runMs: 1_000, showMs: 2_200 },
  view: () => ({ target: TARGET }),
});
