import { describe, expect, it } from 'vitest';
import { fractionsOf } from '../../../../apps/arcade/src/fair/fractions.ts';
import { ROOMS } from '../../../../apps/arcade/src/games/rooms.ts';
import { testDraws } from './draw-tests.ts';
import { judged, measureReturns } from './returns.ts';
import type { AnyRoom } from './returns.ts';

const DRAWS = 200_000;
const ROUNDS = 6_000;
const rooms = Object.entries(ROOMS) as unknown as [string, AnyRoom][];

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

describe.each(rooms)('simulated rounds of %s', (_name, room) => {
  it('FAIR-25 return what every way to play says, within four standard deviations', () => {
    for (const way of measureReturns(room, ROUNDS))
      expect(Math.abs(way.sigma), JSON.stringify(way)).toBeLessThan(4);
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
    const sigmas = measureReturns(tampered, 60_000).map(({ sigma }) => Math.abs(sigma));
    expect(Math.max(...sigmas)).toBeGreaterThan(4);
  });

  it('is found where it always pays the same', () => {
    const way = { share: 1, deviation: 0, topHundredths: 100 };
    expect(judged(way, 1, 10).sigma).toBe(0);
    expect(judged(way, 0.99, 10).sigma).toBe(Number.POSITIVE_INFINITY);
  });
});
