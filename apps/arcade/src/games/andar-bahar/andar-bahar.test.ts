import { describe, expect, it } from 'vitest';
import { betsReturn } from '../parts/bets.ts';
import { ANDAR_BAHAR_KINDS, andarBaharGame, andarBaharPays } from './rules.ts';

const share = (place: string) => betsReturn({ bets: { [place]: 1_000 } }, ANDAR_BAHAR_KINDS).share;

/** The chance that the joker's rank comes with a card, as a product of chances card by card. */
function chanceAt(count: number): number {
  let chance = 1;
  for (let card = 1; card < count; card += 1) chance *= (49 - card) / (52 - card);
  return (chance * 3) / (52 - count);
}
const chanceOf = (from: number, to: number, step = 1) => {
  let sum = 0;
  for (let count = from; count <= to; count += step) sum += chanceAt(count);
  return sum;
};

describe('andar bahar', () => {
  it('returns what its pays say, by the chance of each card', () => {
    expect(chanceOf(1, 49)).toBeCloseTo(1, 12);
    expect(share('andar')).toBeCloseTo(1.9 * chanceOf(1, 49, 2), 12);
    expect(share('bahar')).toBeCloseTo(2 * chanceOf(2, 48, 2), 12);
    expect(share('to5')).toBeCloseTo(3.5 * chanceOf(1, 5), 12);
    expect(share('to10')).toBeCloseTo(4.5 * chanceOf(6, 10), 12);
    expect(share('to15')).toBeCloseTo(5.5 * chanceOf(11, 15), 12);
    expect(share('to25')).toBeCloseTo(4.5 * chanceOf(16, 25), 12);
    expect(share('to30')).toBeCloseTo(15 * chanceOf(26, 30), 12);
    expect(share('to35')).toBeCloseTo(25 * chanceOf(31, 35), 12);
    expect(share('to40')).toBeCloseTo(50 * chanceOf(36, 40), 12);
    expect(share('over40')).toBeCloseTo(120 * chanceOf(41, 49), 12);
  });

  it('pays a side and a span for every card', () => {
    for (let count = 1; count <= 49; count += 1)
      expect(Object.keys(andarBaharPays(count))).toHaveLength(2);
    expect(andarBaharPays(5)).toEqual({ andar: 190, to5: 350 });
    expect(andarBaharPays(6)).toEqual({ bahar: 200, to10: 450 });
    expect(andarBaharPays(49)).toEqual({ andar: 190, over40: 12_000 });
  });

  it('ends with the first card of the joker’s rank', () => {
    // Always the first card that is left: two of diamonds, then the two of hearts.
    const first = andarBaharGame.draw({ bets: { andar: 1_000, to5: 1_000 } }, 0, () => 0);
    expect(first).toEqual({ outcome: { joker: 0, cards: [1] }, payoutMinor: 5_400 });
    // Always the last one: the ace of clubs as joker, the ace of spades next; then the second from the front.
    const picks = [51, 0, 0, 0, 0, 46];
    const later = andarBaharGame.draw({ bets: { bahar: 1_000 } }, 0, () => picks.shift() ?? 0);
    expect(later.outcome).toEqual({ joker: 51, cards: [0, 1, 2, 3, 50] });
    expect(later.payoutMinor).toBe(0);
  });
});
