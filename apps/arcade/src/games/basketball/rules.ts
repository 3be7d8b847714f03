import {
  duelSport,
  edgeOf,
  leaderMarket,
  nextMarket,
  totalMarket,
  type DuelState,
} from '../../fixtures/duel.ts';
import { CLUBS, COMMON_PICKS, words } from '../../fixtures/sides.ts';

/** Attacks of both sides together, in four quarters. */
const ATTACKS = 32;
const QUARTER = 8;
const LINE = 38;

const isOver = ({ beat }: DuelState) => beat === ATTACKS;
const isHomeBall = ({ beat }: DuelState) => beat % 2 === 0;

/** Basketball: the sides attack in turn, home first; an attack brings nothing, two points or three. */
export const basketball = duelSport({
  sides: CLUBS,
  groups: {
    next: words('এই আক্রমণ', 'This attack', 'यह हमला'),
    total: words('মোট পয়েন্ট', 'Points', 'कुल अंक'),
    match: words('ম্যাচ', 'Match', 'मैच'),
  },
  picks: {
    ...COMMON_PICKS,
    none: words('ঝুড়ি নয়', 'No basket', 'बास्केट नहीं'),
    two: words('২ পয়েন্ট', '2 points', '2 अंक'),
    three: words('৩ পয়েন্ট', '3 points', '3 अंक'),
  },
  law(state) {
    const edge = isHomeBall(state) ? edgeOf(state) : -edgeOf(state);
    return [
      ['0', 4_900 - 200 * edge],
      ['2', 3_500 + 120 * edge],
      ['3', 1_600 + 80 * edge],
    ];
  },
  points: (state, outcome) => (isHomeBall(state) ? [Number(outcome), 0] : [0, Number(outcome)]),
  isOver,
  markets: (state) => [
    nextMarket(state, { '0': 'none', '2': 'two', '3': 'three' }),
    totalMarket(LINE, isOver),
    leaderMarket('match', isOver),
  ],
  pace: { openMs: 4_000, runMs: 800, showMs: 2_200 },
  isBreak: ({ beat }) => beat > 0 && beat % QUARTER === 0,
  view: (state) => ({
    isHomeBall: isHomeBall(state),
    quarter: Math.min(4, Math.floor(state.beat / QUARTER) + 1),
  }),
});
