import { meetingOf, startOf, type DuelPlan } from '../../fixtures/duel.ts';
import { PLAYERS, words } from '../../fixtures/sides.ts';
import type { Market, Sport } from '../../fixtures/sport.ts';

/** Games that win the short set. */
const TARGET = 4;
/** Points that win a game; at three all the next point decides. */
const GAME = 4;

/** How a short set stands after a point. */
export interface TennisState {
  readonly plan: DuelPlan;
  readonly beat: number;
  /** Games. */
  readonly home: number;
  readonly away: number;
  /** Points of the game. */
  readonly homePoints: number;
  readonly awayPoints: number;
  readonly last: string;
}

const isOver = ({ home, away }: TennisState) => home === TARGET || away === TARGET;
const gamesOf = ({ home, away }: TennisState) => home + away;
/** Home serves in the first game, and they take turns. */
const isHomeServing = (state: TennisState) => gamesOf(state) % 2 === 0;
const pointsOf = ({ homePoints, awayPoints }: TennisState) => homePoints * GAME + awayPoints;
const setOf = (state: TennisState) => (state.home * 8 + state.away) * 16 + pointsOf(state);

const strengthOf = (side: number) => PLAYERS[side]?.strength ?? 1;

function next(state: TennisState, outcome: string): TennisState {
  const isHome = outcome === 'H';
  const homePoints = state.homePoints + (isHome ? 1 : 0);
  const awayPoints = state.awayPoints + (isHome ? 0 : 1);
  const isGame = homePoints === GAME || awayPoints === GAME;
  const { plan, beat, home, away } = state;
  const moved = { plan, beat: beat + 1, last: outcome };
  if (!isGame) return { ...moved, home, away, homePoints, awayPoints };
  return {
    ...moved,
    home: home + (isHome ? 1 : 0),
    away: away + (isHome ? 0 : 1),
    homePoints: 0,
    awayPoints: 0,
  };
}

function marketsOf(now: TennisState): Market<TennisState>[] {
  const game = gamesOf(now);
  const winner = ({ last }: TennisState) => (last === 'H' ? 'home' : 'away');
  return [
    {
      id: `next.${now.beat}`,
      group: 'next',
      picks: ['home', 'away'],
      decide: (state) => (state.beat > now.beat ? winner(state) : undefined),
      // After as many points one course may be in another game than another course.
      project: (state) => (isHomeServing(state) ? 0 : 1),
    },
    {
      id: `game.${game}`,
      group: 'game',
      picks: ['home', 'away'],
      decide: (state) => (gamesOf(state) > game ? winner(state) : undefined),
      project: pointsOf,
    },
    {
      id: 'match',
      group: 'match',
      picks: ['home', 'away'],
      decide: (state) => (isOver(state) ? winner(state) : undefined),
      project: setOf,
    },
  ];
}

/** Tennis: a short set of four games, without advantage; whoever serves wins more points. */
export const tennis: Sport<DuelPlan, TennisState> = {
  sides: PLAYERS,
  plan(slug, fixtureNo) {
    const [home, away] = meetingOf(PLAYERS.length, fixtureNo + startOf(slug));
    return { sides: [home, away], plan: { home: strengthOf(home), away: strengthOf(away) } };
  },
  first: (plan) => ({ plan, beat: 0, home: 0, away: 0, homePoints: 0, awayPoints: 0, last: '' }),
  law(state) {
    const home = (isHomeServing(state) ? 6_200 : 3_800) + 150 * (state.plan.home - state.plan.away);
    return [
      ['H', home],
      ['A', 10_000 - home],
    ];
  },
  next,
  isOver,
  pace: ({ homePoints, awayPoints, beat }) => ({
    openMs: beat > 0 && homePoints + awayPoints === 0 ? 8_000 : 4_500,
    runMs: 900,
    showMs: 2_200,
  }),
  markets: marketsOf,
  view: (state) => ({
    score: [state.home, state.away],
    points: [state.homePoints, state.awayPoints],
    isHomeServing: isHomeServing(state),
    beat: state.beat,
    isOver: isOver(state),
  }),
  score: ({ home, away }) => `${home}–${away}`,
  groups: {
    next: words('পরের পয়েন্ট', 'Next point', 'अगला अंक'),
    game: words('এই গেম', 'This game', 'यह गेम'),
    match: words('সেট', 'Set', 'सेट'),
  },
  picks: {},
};
