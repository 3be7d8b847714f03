import {
  duelSport,
  edgeOf,
  leaderMarket,
  nextMarket,
  type DuelState,
} from '../../fixtures/duel.ts';
import { CLUBS, COMMON_PICKS, words } from '../../fixtures/sides.ts';

const RAIDS = 24;
const HALF = 12;
const RAID_POINTS: Readonly<Record<string, number>> = { R1: 1, R2: 2 };

const isOver = ({ beat }: DuelState) => beat === RAIDS;
const isHomeRaid = ({ beat }: DuelState) => beat % 2 === 0;

/** Kabaddi: the sides raid in turn, home first. A raid brings one or two points, none, or a point of the tackle. */
export const kabaddi = duelSport({
  sides: CLUBS,
  groups: {
    next: words('পরের রেইড', 'Next raid', 'अगली रेड'),
    half: words('প্রথমার্ধ', 'First half', 'पहला हाफ़'),
    match: words('ম্যাচ', 'Match', 'मैच'),
  },
  picks: {
    ...COMMON_PICKS,
    raid: words('রেইড পয়েন্ট', 'Raid point', 'रेड अंक'),
    empty: words('খালি রেইড', 'Empty raid', 'ख़ाली रेड'),
    tackle: words('ট্যাকল', 'Tackle', 'टैकल'),
  },
  law(state) {
    const edge = isHomeRaid(state) ? edgeOf(state) : -edgeOf(state);
    return [
      ['R1', 3_400 + 200 * edge],
      ['R2', 900 + 60 * edge],
      ['E', 3_600 - 100 * edge],
      ['T', 2_100 - 160 * edge],
    ];
  },
  points(state, outcome) {
    const [raider, other] = [RAID_POINTS[outcome] ?? 0, outcome === 'T' ? 1 : 0];
    return isHomeRaid(state) ? [raider, other] : [other, raider];
  },
  isOver,
  markets: (state) => [
    nextMarket(state, { R1: 'raid', R2: 'raid', E: 'empty', T: 'tackle' }),
    ...(state.beat < HALF ? [leaderMarket('half', ({ beat }) => beat === HALF)] : []),
    leaderMarket('match', isOver),
  ],
  pace: { openMs: 5_000, runMs: 1_000, showMs: 2_300 },
  isBreak: ({ beat }) => beat === HALF,
  view: (state) => ({ isHomeRaid: isHomeRaid(state), half: state.beat < HALF ? 1 : 2 }),
});
