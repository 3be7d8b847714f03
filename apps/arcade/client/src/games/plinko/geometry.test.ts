import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { fallAlong, fallMs, layBoard, pegsOf, restIn } from './geometry.ts';

const paths = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 8, maxLength: 16 });
const sizes = fc.record({
  width: fc.integer({ min: 230, max: 480 }),
  height: fc.integer({ min: 180, max: 700 }),
});

describe('the board of plinko', () => {
  it('stands within its stage, and its pegs leave room for the ball', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 8, max: 16 }), ({ width, height }, rows) => {
        const board = layBoard(width, height, rows);
        const last = board.peg(rows - 1, rows + 1);
        expect(board.peg(rows - 1, 0).x - board.pegRadius).toBeGreaterThanOrEqual(0);
        expect(last.x + board.pegRadius).toBeLessThanOrEqual(width);
        expect(last.y).toBeLessThan(board.fieldTop);
        expect(board.fieldTop + board.fieldHeight).toBeLessThan(height);
        expect(2 * board.ballRadius).toBeLessThan(board.step);
      }),
    );
  });

  it('lets the ball meet one peg a row, the middle one first', () => {
    expect(pegsOf([1, 1, 0, 0, 1, 0, 0, 0])).toEqual([1, 2, 3, 3, 3, 4, 4, 4]);
    fc.assert(
      fc.property(sizes, paths, ({ width, height }, path) => {
        const board = layBoard(width, height, path.length);
        for (const [row, index] of pegsOf(path).entries()) {
          const right = path.slice(0, row).reduce((sum, step) => sum + step, 0);
          const middle = width / 2 + (right - row / 2) * board.step;
          expect(board.peg(row, index).x).toBeCloseTo(middle, 6);
        }
      }),
    );
  });

  it('ends the fall in the field of the path, and leans towards no other on the way', () => {
    fc.assert(
      fc.property(sizes, paths, ({ width, height }, path) => {
        const board = layBoard(width, height, path.length);
        const field = path.filter((step) => step === 1).length;
        const fall = fallAlong(board, path);
        const end = fall.at(-1);
        expect(end).toMatchObject({ ms: fallMs(path.length) });
        expect(end?.x).toBeCloseTo(restIn(board, field).x, 6);
        expect(end?.y).toBeCloseTo(restIn(board, field).y, 6);
        for (const [index, moment] of fall.entries()) {
          const before = fall[index - 1] ?? moment;
          expect(moment.ms).toBeGreaterThanOrEqual(before.ms);
          // From one peg to the next it goes half a field to the side, never more.
          expect(Math.abs(moment.x - before.x)).toBeLessThanOrEqual(board.step / 2);
        }
      }),
    );
  });

  it('takes 1.9 seconds for twelve rows', () => {
    expect(fallMs(12)).toBe(1_900);
  });
});
