import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secureRandom } from '../../engines/random.ts';
import { belowOf } from '../../fair/fractions.ts';
import { PLINKO_BOARDS, plinkoPays, type PlinkoChoice } from './pays.ts';
import { plinkoReturn } from './returns.ts';
import { plinkoGame } from './rules.ts';

/** The pays of all 2^rows paths, played one by one. */
function paysOfPaths(choice: PlinkoChoice): number[] {
  return Array.from({ length: 2 ** choice.rows }, (_unused, path) => {
    let rest = path;
    const { payoutMinor } = plinkoGame.draw(choice, 100, () => {
      const step = rest % 2;
      rest = Math.floor(rest / 2);
      return step;
    });
    return payoutMinor;
  });
}

describe('a ball of plinko', () => {
  it('takes one fraction a row, and goes right from one half on', () => {
    const fall = (fraction: number) =>
      plinkoGame.draw({ rows: 8, risk: 'low' }, 1_000, belowOf({ next: () => fraction })).outcome;
    expect(fall(0.5)).toMatchObject({ path: [1, 1, 1, 1, 1, 1, 1, 1], field: 8 });
    expect(fall(0.5 - 2 ** -32)).toMatchObject({ path: [0, 0, 0, 0, 0, 0, 0, 0], field: 0 });
  });

  it('is paid by the field where it lies, rounded down to a whole minor unit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLINKO_BOARDS),
        fc.integer({ min: 1_000, max: 200_000 }),
        (board, stakeMinor) => {
          const { outcome, payoutMinor } = plinkoGame.draw(board, stakeMinor, secureRandom);
          const path = outcome['path'] as number[];
          const field = path.filter((step) => step === 1).length;
          const pay = plinkoPays(board)[field] ?? Number.NaN;
          expect(path).toHaveLength(board.rows);
          expect(outcome).toEqual({ path, field, payHundredths: pay });
          expect(payoutMinor).toBe(Math.floor((stakeMinor * pay) / 100));
        },
      ),
    );
  });

  it.each([
    { rows: 7, risk: 'low' },
    { rows: 17, risk: 'low' },
    { rows: 8.5, risk: 'low' },
    { rows: '8', risk: 'low' },
    { rows: 8, risk: 'extreme' },
    { rows: 8, risk: 'low', path: [1, 1, 1, 1, 1, 1, 1, 1] },
  ])('is refused for %j', (choice) => {
    expect(plinkoGame.parseChoice(choice)).toBeUndefined();
  });
});

describe('the return of plinko', () => {
  it.each(PLINKO_BOARDS)('is that of all paths: $risk, $rows rows', (board) => {
    const paid = paysOfPaths(board);
    const { paidHundredths, outcomes, share, topHundredths, deviation } = plinkoReturn(board);
    const sum = paid.reduce((total, pay) => total + pay, 0);
    expect([paidHundredths, outcomes]).toEqual([sum, 2 ** board.rows]);
    expect(topHundredths).toBe(Math.max(...paid));
    const variance = paid.reduce((total, pay) => total + (pay / 100 - share) ** 2, 0) / outcomes;
    expect(deviation).toBeCloseTo(Math.sqrt(variance), 9);
    expect(share).toBeGreaterThan(0.989);
    expect(share).toBeLessThan(0.992);
  });

  it.each(PLINKO_BOARDS)('is the same from both sides: $risk, $rows rows', (board) => {
    const pays = plinkoPays(board);
    expect(pays).toHaveLength(board.rows + 1);
    expect(pays.toReversed()).toEqual(pays);
  });

  it('is stated as the lowest of 27 boards', () => {
    expect(PLINKO_BOARDS).toHaveLength(27);
    // Medium risk with 8 rows: 253.2 stakes over 256 paths.
    expect(plinkoReturn({ risk: 'medium', rows: 8 }).paidHundredths).toBe(25_320);
    expect(plinkoGame.rules.returnBp).toBe(9_890);
  });
});
