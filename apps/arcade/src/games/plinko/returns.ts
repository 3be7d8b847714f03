import { choose, exactReturn, returnBpOf, type ExactReturn } from '../ways.ts';
import { PLINKO_BOARDS, plinkoPays, type PlinkoChoice } from './pays.ts';

/** Exact return of one board: of the 2^rows paths, choose(rows, field) end in a field. */
export function plinkoReturn(choice: PlinkoChoice): ExactReturn {
  return exactReturn(
    plinkoPays(choice).map((pay, field) => ({
      count: choose(choice.rows, field),
      payHundredths: pay,
    })),
  );
}

/** The lowest return of all boards, in basis points. */
export const PLINKO_RETURN_BP = Math.min(
  ...PLINKO_BOARDS.map((board) => returnBpOf(plinkoReturn(board))),
);
