import { expect, test } from 'vitest';
import { addMoney, money, MoneyError, shareOf } from './money.ts';

const taka = (amountMinor: number) => money(amountMinor, 'BDT');

test('MONEY-01 an amount is a safe integer of minor units, or none', () => {
  expect(taka(-250)).toEqual({ amountMinor: -250, currency: 'BDT' });
  for (const none of [0.5, Number.NaN, Infinity, 2 ** 53])
    expect(() => taka(none)).toThrow(new MoneyError(`Not an integer of minor units: ${none}`));
});

test('amounts of one currency add up, and nothing else does', () => {
  expect(addMoney(taka(100), taka(-30))).toEqual(taka(70));
  expect(() => addMoney(taka(1), money(1, 'INR'))).toThrow(new MoneyError('Cannot add INR to BDT'));
  expect(() => addMoney(taka(Number.MAX_SAFE_INTEGER), taka(1))).toThrow(MoneyError);
});

test('a share is in basis points, and rounded towards zero', () => {
  expect(shareOf(taka(10_000), 150)).toEqual(taka(150));
  expect(shareOf(taka(199), 5_000)).toEqual(taka(99));
  expect(shareOf(taka(-199), 5_000)).toEqual(taka(-99));
  expect(shareOf(taka(9_007_199_254_740_991), 10_000)).toEqual(taka(9_007_199_254_740_991));
  expect(() => shareOf(taka(9_007_199_254_740_991), 20_000)).toThrow(MoneyError);
});
