import { ChoiceError, nameOf, wholeOf } from '../rule.ts';

function fieldOf(step: unknown, name: string): unknown {
  return typeof step === 'object' && step !== null && name in step
    ? (step as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/** What a step does, where it names that; undefined for any other step. */
export const actIn = (step: unknown): unknown => fieldOf(step, 'act');

/** Whether a step ends its round without a further draw. */
export function isEnd(step: unknown): boolean {
  return fieldOf(step, 'end') !== undefined;
}

/**
 * Whether the end cashes out what was opened; otherwise nothing was, and the stake goes back.
 *
 * @throws ChoiceError when the end may not stand there
 */
export function endIn(step: unknown, isLast: boolean, opened: readonly unknown[]): boolean {
  const isCash = nameOf(fieldOf(step, 'end'), ['cash', 'back']) === 'cash';
  if (!isLast || isCash !== opened.length > 0) throw new ChoiceError();
  return isCash;
}

/** The place that a step opens, below a bound. @throws ChoiceError for any other step */
export function openIn(step: unknown, bound: number): number {
  return wholeOf(fieldOf(step, 'open'), 0, bound - 1);
}

/** The side on which a step calls the coin. @throws ChoiceError for any other step */
export function tossIn<Name extends string>(step: unknown, sides: readonly Name[]): Name {
  return nameOf(fieldOf(step, 'toss'), sides);
}

/** What a step guesses of the next card, or that it skips it. @throws ChoiceError for any other step */
export function guessIn<Name extends string>(
  step: unknown,
  guesses: readonly Name[],
): Name | 'skip' {
  return fieldOf(step, 'skip') === true ? 'skip' : nameOf(fieldOf(step, 'guess'), guesses);
}

/** The places that a step keeps. @throws ChoiceError for any other step */
export function holdIn(step: unknown): readonly unknown[] {
  const hold = fieldOf(step, 'hold');
  if (!Array.isArray(hold)) throw new ChoiceError();
  return hold;
}

/** 99 % of stake ÷ chance, cut to whole minor units; the chance is a fraction of two whole numbers. */
export function paidByChance(stakeMinor: number, [free, all]: readonly [bigint, bigint]): number {
  return Number((BigInt(stakeMinor) * 99n * all) / (100n * free));
}
