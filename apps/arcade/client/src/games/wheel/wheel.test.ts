import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROOMS } from '../../../../src/games/rooms.ts';
import { figuresOf } from './figures.ts';
import { bendAt, pinAt, restAngle, spinShare } from './spin.ts';

const spins = fc
  .constantFrom(10, 20, 30, 40, 50)
  .chain((fields) =>
    fc.tuple(
      fc.constant(fields),
      fc.nat(fields - 1),
      fc.double({ min: -360, max: 360, noNaN: true }),
    ),
  );

describe('the spin of the wheel', () => {
  it('ends in the middle of the drawn field, at least five turns on, and never turns back', () => {
    fc.assert(
      fc.property(spins, ([fields, field, from]) => {
        const to = restAngle(field, fields, from);
        const offset = (((to + (field * 360) / fields) % 360) + 360) % 360;
        expect(Math.min(offset, 360 - offset)).toBeLessThan(1e-6);
        expect(to - from).toBeGreaterThanOrEqual(5 * 360);
        expect(to - from).toBeLessThanOrEqual(6 * 360);
      }),
    );
    let before = 0;
    for (let time = 0; time <= 1; time += 0.01) {
      expect(spinShare(time)).toBeGreaterThanOrEqual(before - 1e-6);
      before = spinShare(time);
    }
    expect(spinShare(1)).toBe(1);
  });

  it('bends the pointer at pins only', () => {
    for (const fields of [10, 30, 50]) {
      const step = 360 / fields;
      expect(bendAt(0, fields)).toBe(0);
      expect(bendAt(step * 0.49, fields)).toBeGreaterThan(0.9);
      expect(bendAt(step * 0.51, fields)).toBe(0);
      expect(pinAt(step * 0.51, fields)).toBe(pinAt(step * 0.49, fields) + 1);
    }
  });
});

describe('what the wheel shows', () => {
  it('is the deviation and the largest win of the server', () => {
    const { samples, returnOf, game } = ROOMS.wheel;
    const { wheels } = game.rules as unknown as {
      wheels: Record<string, Record<string, number[]>>;
    };
    for (const choice of samples as { fields: number; risk: string }[]) {
      const { deviation, topHundredths } = figuresOf(wheels[choice.risk]?.[choice.fields] ?? []);
      expect(deviation).toBeCloseTo(returnOf(choice).deviation, 9);
      expect(topHundredths).toBe(returnOf(choice).topHundredths);
    }
  });
});
