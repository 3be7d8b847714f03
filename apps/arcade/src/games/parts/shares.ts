import { WEIGHTS } from '../../fixtures/sport.ts';

/** The shares of 10,000 of some weights, cut down to whole ones; what is left goes to the first of them. */
export function sharesOf(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const shares = weights.map((weight) => Math.floor((weight * WEIGHTS) / sum));
  const rest = WEIGHTS - shares.reduce((total, share) => total + share, 0);
  return shares.map((share, place) => share + (place === 0 ? rest : 0));
}
