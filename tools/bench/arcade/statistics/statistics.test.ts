import { describe, expect, it } from 'vitest';
import { fractionsOf } from '../../../../apps/arcade/src/fair/fractions.ts';
import type { AnySport, Market } from '../../../../apps/arcade/src/fixtures/sport.ts';
import { endOfFlight } from '../../../../apps/arcade/src/games/crash/rules.ts';
import { COMMON_ROOMS, DRAWN_ROOMS, ROOMS } from '../../../../apps/arcade/src/games/rooms.ts';
import { testDraws } from './draw-tests.ts';
import { measureDraws } from './draws.ts';
import { measureFixtures } from './fixtures.ts';
import { measureFlights } from './flights.ts';
import { GAMES, playGame } from './play-game.ts';
import { judged, measureReturns } from './returns.ts';
import type { AnyRoom } from './returns.ts';

const DRAWS = 200_000;
const ROUNDS = 6_000;
/** Bets on a fixture hang together, so there are more of them. */
const COMMON_ROUNDS = 40_000;
/** How far the farthest of some ways is off. */
const farthest = (ways: readonly { sigma: number }[]) =>
  Math.max(...ways.map(({ sigma }) => Math.abs(sigma)));

/** How far each test finds a source off, without its direction. */
function foundBy(source: () => number): Record<string, number> {
  return Object.fromEntries(
    testDraws(source, DRAWS).map(({ name, sigma }) => [name, Math.abs(sigma)]),
  );
}

describe('tests of draws', () => {
  const fractions = () => {
    const { next } = fractionsOf('0f'.repeat(32), 'draws of a test', 1);
    return next;
  };

  it('FAIR-25 find nothing in the draws of the scheme', () => {
    const found = foundBy(fractions());
    expect(Object.keys(found)).toEqual(['chi-square', 'serial', 'runs', 'gaps']);
    expect(Math.max(...Object.values(found))).toBeLessThan(4);
  });

  it('find draws that lean to one side, that follow one another, that stay on a side and that come in step', () => {
    const even = fractions();
    expect(foundBy(() => even() ** 1.05)['chi-square']).toBeGreaterThan(4);
    let last = 0;
    let isFirst = false;
    // The second of each pair is a copy of the first now and then.
    const followed = () => {
      isFirst = !isFirst;
      last = !isFirst && even() < 0.02 ? last : even();
      return last;
    };
    expect(foundBy(followed)['serial']).toBeGreaterThan(4);
    let side = 0.25;
    const staying = () => {
      if (even() > 0.55) side = 1 - side;
      return (side > 0.5 ? 0.5 : 0) + even() / 2;
    };
    expect(foundBy(staying)['runs']).toBeGreaterThan(4);
    let count = 0;
    const inStep = () => ((count += 1) % 10 === 0 ? even() / 10 : 0.1 + even() * 0.9);
    expect(foundBy(inStep)['gaps']).toBeGreaterThan(4);
  });
});

describe.each(GAMES)('simulated rounds of %s', (game) => {
  it('FAIR-25 return what every way to play says, within four standard deviations', () => {
    const least = Object.hasOwn(ROOMS, game) ? ROUNDS : COMMON_ROUNDS;
    const { ways, rounds } = playGame(game, least);
    expect(rounds).toBeGreaterThanOrEqual(least);
    for (const way of ways) expect(Math.abs(way.sigma), JSON.stringify(way)).toBeLessThan(4);
  });
});

describe('bets on fixtures', () => {
  it('are judged by whole fixtures: the same bet nine times over says no more than once', () => {
    const sport: AnySport = COMMON_ROOMS.cockfight.sport;
    const copied: AnySport = {
      ...sport,
      markets: (state) =>
        sport
          .markets(state)
          .slice(0, 1)
          .flatMap((market) => [
            { ...market, group: 'once' },
            ...Array.from({ length: 9 }, (_unused, copy) => ({
              ...market,
              id: `${market.id}.${copy}`,
              group: 'nine',
            })),
          ]),
    };
    const ways = measureFixtures(copied, ['a-title'], COMMON_ROUNDS);
    const [once, nine] = ['once', 'nine'].map((group) => ways.find((way) => way.choice === group));
    expect(nine?.rounds).toBe((once?.rounds ?? 0) * 9);
    expect(Math.abs(once?.sigma ?? 0)).toBeGreaterThan(0);
    expect(nine?.sigma).toBeCloseTo(once?.sigma ?? 0, 9);
  });
});

describe('a game that returns something else than it says', () => {
  it('is found', () => {
    const dice = ROOMS.dice as unknown as Extract<AnyRoom, { game: { draw: unknown } }>;
    const { draw } = dice.game;
    const tampered = {
      ...dice,
      game: {
        ...dice.game,
        draw: (...args: Parameters<typeof draw>) => {
          const drawn = draw(...args);
          return { ...drawn, payoutMinor: Math.floor(drawn.payoutMinor * 0.9) };
        },
      },
    };
    expect(farthest(measureReturns(tampered, 60_000))).toBeGreaterThan(4);
  });

  it('is found among tickets of a draw', () => {
    const room = DRAWN_ROOMS['pick-three'];
    const generous: typeof room = {
      ...room,
      settle: (choice, stake, drawn) => room.settle(choice, stake * 2, drawn),
    };
    expect(farthest(measureDraws(generous, 'quick-three', COMMON_ROUNDS))).toBeGreaterThan(4);
  });

  it('is found at every height of a flight that ends too early', () => {
    const early = measureFlights(COMMON_ROUNDS, (value, salt) =>
      Math.floor(endOfFlight(value, salt) / 2),
    );
    expect(early.map(({ sigma }) => sigma < -4)).toEqual(early.map(() => true));
    expect(early).toHaveLength(6);
  });

  it('is found among bets on fixtures whose book takes different states for one', () => {
    const sport: AnySport = COMMON_ROOMS.football.sport;
    const blind: AnySport = {
      ...sport,
      markets: (state) =>
        sport.markets(state).map((market): Market<unknown> => ({ ...market, project: () => 0 })),
    };
    expect(farthest(measureFixtures(blind, ['cup-day'], COMMON_ROUNDS))).toBeGreaterThan(4);
  });

  it('is found where it always pays the same', () => {
    const way = { share: 1, deviation: 0, topHundredths: 100 };
    expect(judged(way, 1, 10).sigma).toBe(0);
    expect(judged(way, 0.99, 10).sigma).toBe(Number.POSITIVE_INFINITY);
  });
});
