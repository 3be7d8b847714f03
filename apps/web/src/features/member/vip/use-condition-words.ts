import { useWords } from '#platform/words/words.tsx';
import type { Condition } from './vip.model.ts';

/** How conditions of ranks are written: their names, their figures and what is left of them. */
export function useConditionWords() {
  const { t, format } = useWords();
  const figureOf = (condition: Condition, figure: number) =>
    condition === 'validBetMinor'
      ? format.money({ amountMinor: figure, currency: format.currency.code }, { decimals: 'auto' })
      : format.number(figure);
  return {
    figureOf,
    nameOf: (condition: Condition) => t(`member.vip.condition.${condition}`),
    /** What is left of a condition, such as "৳36,000 more". */
    restOf: (condition: Condition, rest: number) =>
      t(`member.vip.rest.${condition}`, { rest: figureOf(condition, rest) }),
    /** What a condition asks for, in one phrase. */
    askOf: (condition: Condition, expected: number) =>
      t(`member.vip.ask.${condition}`, { expected: figureOf(condition, expected) }),
  };
}
