import { expect, it } from 'vitest';
import { jackpotOf } from './jackpot.ts';
import { NUMBERS_PAYS, chanceOfHits } from './numbers.ts';

const bet = (picks: number[], more: object = {}) => ({
  gameCode: 'draw.crore-chest',
  choice: { picks },
  stakeMinor: 10_000,
  ...more,
});

it.each([4, 5, 6])(
  'MONEY-02 with %d numbers the jackpot takes of a stake what it is worth on average, and pays the highest pay',
  (count) => {
    const picks = Array.from({ length: count }, (_, index) => index + 1);
    const jackpot = jackpotOf(bet(picks));
    const pay = NUMBERS_PAYS[count]?.[count] ?? 0;
    expect(jackpot?.prizeMinor).toBe(pay * 100);
    const worth = (jackpot?.prizeMinor ?? 0) * chanceOfHits(count, count);
    expect(worth - (jackpot?.contributionMinor ?? 0)).toBeGreaterThanOrEqual(0);
    expect(worth - (jackpot?.contributionMinor ?? 0)).toBeLessThan(1);
    expect(jackpot?.contributionMinor).toBeGreaterThan(0);
  },
);

it('MONEY-02 no other game, and no bet on fewer numbers, plays for a jackpot', () => {
  expect(jackpotOf(bet([1, 2, 3]))).toBeUndefined();
  expect(jackpotOf(bet([1, 2, 3, 4], { gameCode: 'draw.neon-bingo' }))).toBeUndefined();
  expect(jackpotOf(bet([1, 2, 3, 4], { gameCode: 'slot.royal-bengal' }))).toBeUndefined();
  expect(jackpotOf(bet([], { choice: { panel: 1 } }))).toBeUndefined();
});
