import { nameOf, paid, type Played, type Result } from '../rule.ts';

/** A slot is played with the stake alone. */
export const SPIN = { way: 'spin' } as const;

/** What a spin comes to. @throws ChoiceError when another way to play is asked for */
export function spun(
  { choice, stakeMinor }: Played,
  outcome: Record<string, unknown> & { payHundredths: number },
): Result {
  nameOf(choice['way'], ['spin']);
  return { outcome, payoutMinor: paid(stakeMinor, outcome.payHundredths) };
}

/** The sum of numbers. */
export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** How often a value stands in a row. */
export function countOf(row: readonly number[], value: number): number {
  return row.filter((other) => other === value).length;
}

/** The place in a row of weights on which a number falls that is below their sum. */
export function placeByWeight(weights: readonly number[], number: number): number {
  let end = 0;
  return weights.findIndex((weight) => {
    end += weight;
    return number < end;
  });
}
