import { z } from 'zod';
import { payHundredths, type DrawEngine, type StakeLimits } from '../../engines/engine.ts';
import { figuresOf } from '../ways.ts';
import { PLINKO_BOARDS, PLINKO_RISKS, PLINKO_ROWS, plinkoPays, type PlinkoChoice } from './pays.ts';
import { PLINKO_RETURN_BP, plinkoReturn } from './returns.ts';

const LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 200_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

const plinkoChoice = z.strictObject({
  rows: z.int().min(PLINKO_ROWS.least).max(PLINKO_ROWS.most),
  risk: z.enum(PLINKO_RISKS),
});

/**
 * One ball falls. Each row takes one fraction, and floor(fraction × 2) sends the ball left (0) or right (1), as Stake
 * publishes it. The number of steps to the right is the field, counted from the left edge.
 */
export const plinkoGame: DrawEngine<PlinkoChoice> = {
  limits: LIMITS,
  parseChoice: (value) => plinkoChoice.safeParse(value).data,
  draw(choice, stakeMinor, random) {
    const path = Array.from({ length: choice.rows }, () => random(2));
    const field = path.reduce((sum, step) => sum + step, 0);
    const pay = plinkoPays(choice)[field] ?? 0;
    return {
      outcome: { path, field, payHundredths: pay },
      payoutMinor: payHundredths(stakeMinor, pay),
    };
  },
  rules: {
    // The panel states the lowest return of all boards.
    returnBp: PLINKO_RETURN_BP,
    boards: PLINKO_BOARDS.map((board) => ({
      ...board,
      pays: plinkoPays(board),
      ...figuresOf(plinkoReturn(board)),
    })),
  },
};
