import { choose, exactReturn, returnBpOf, type ExactReturn } from '../ways.ts';
import { KENO_BOARD, KENO_PAYS, KENO_RISKS, type KenoRisk } from './pays.ts';

/**
 * In how many of all draws of ten numbers exactly `hits` of `picked` numbers come (hypergeometric). Over all hits they
 * are choose(40, 10) = 847,660,528.
 */
export function kenoDraws(picked: number, hits: number): number {
  const { size, drawn } = KENO_BOARD;
  return choose(picked, hits) * choose(size - picked, drawn - hits);
}

/** Exact return of a table with `picked` numbers; which numbers they are changes nothing. */
export function kenoReturn(risk: KenoRisk, picked: number): ExactReturn {
  const pays = KENO_PAYS[risk][picked - 1] ?? [];
  return exactReturn(
    pays.map((pay, hits) => ({ count: kenoDraws(picked, hits), payHundredths: pay })),
  );
}

/** The lowest return of all tables, in basis points. */
export const KENO_RETURN_BP = Math.min(
  ...KENO_RISKS.flatMap((risk) =>
    KENO_PAYS[risk].map((_pays, index) => returnBpOf(kenoReturn(risk, index + 1))),
  ),
);
