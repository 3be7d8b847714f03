import { outcomeText } from '@maidan/wire';
import { describe, expect, it } from 'vitest';
import { outcomeTextOf } from './outcome-text.ts';

describe('the outcome of a flight in words', () => {
  it.each([
    [
      { crashHundredths: 135 },
      'It flew away at 1.35×, before a cash-out.',
      '1.35×-এ উড়ে গেছে, তার আগে ক্যাশ আউট হয়নি।',
    ],
    [{ cashedAtHundredths: 648 }, 'You cashed out at 6.48×.', '6.48×-এ ক্যাশ আউট করেছেন।'],
  ])('MONEY-13 of %j reads “%s”, and fits the wire', (outcome, en, bn) => {
    const told = outcomeTextOf(outcome);
    expect(told).toMatchObject({ en, bn });
    expect(outcomeText.parse(told)).toEqual(told);
  });

  it('MONEY-13 is undefined for an unknown outcome', () => {
    expect(outcomeTextOf({ strange: 1 })).toBeUndefined();
  });
});
