import type { MatchWords } from '@maidan/wire';
import {
  duelSport,
  edgeOf,
  leaderMarket,
  nextMarket,
  totalMarket,
  type Duel,
  type DuelState,
  type Points,
} from '../../fixtures/duel.ts';
import { COMMON_PICKS } from '../../fixtures/sides.ts';

/** A way to win a rally: an outcome is the side's letter, `H` or `A`, and the letter of the way. */
export interface RallyWay {
  letter: string;
  pick: string;
  name: MatchWords;
  /** Of 10,000, for two sides of one strength; both ways of both sides come to 10,000. */
  weight: number;
  /** What each step of strength adds to the stronger side and takes from the other. */
  edge: number;
}

/** What makes one game of rallies another than the next. */
export interface RallySport extends Pick<Duel, 'sides' | 'pace'> {
  /** With so many points a side wins; at one less for both the next rally decides. */
  target: number;
  /** The line of the market for all rallies. */
  line: number;
  /** The names of the rally, of all rallies and of the whole contest. */
  groups: Readonly<Record<'next' | 'total' | 'match', MatchWords>>;
  ways: readonly [RallyWay, RallyWay];
}

const POINTS: Readonly<Record<string, Points>> = { H: [1, 0], A: [0, 1] };

/** Makes a sport of rallies: each is won by one side, in one of two ways. */
export function rallySport({ target, line, ways, ...others }: RallySport) {
  const isOver = ({ home, away }: DuelState) => home === target || away === target;
  const [first, second] = ways;
  const ofSides = (pickOf: (side: 'home' | 'away', way: RallyWay) => string) =>
    Object.fromEntries(
      ways.flatMap((way) => [
        [`H${way.letter}`, pickOf('home', way)],
        [`A${way.letter}`, pickOf('away', way)],
      ]),
    );
  const sideOf = ofSides((side) => side);
  const wayOf = ofSides((_side, { pick }) => pick);
  return duelSport({
    picks: { ...COMMON_PICKS, [first.pick]: first.name, [second.pick]: second.name },
    law(state) {
      const edge = edgeOf(state);
      const home = (way: RallyWay) => [`H${way.letter}`, way.weight + way.edge * edge] as const;
      const away = (way: RallyWay) => [`A${way.letter}`, way.weight - way.edge * edge] as const;
      return [home(first), home(second), away(second), away(first)];
    },
    points: (_state, outcome) => POINTS[outcome.slice(0, 1)] ?? [0, 0],
    isOver,
    markets: (state) => [
      nextMarket(state, sideOf),
      { ...nextMarket(state, wayOf, 'how'), group: 'next' },
      totalMarket(line, isOver),
      leaderMarket('match', isOver, ['home', 'away']),
    ],
    view: () => ({ target }),
    ...others,
  });
}
