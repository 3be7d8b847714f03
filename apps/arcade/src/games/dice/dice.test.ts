import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceReturn } from './returns.ts';
import { DICE_ROLLS, diceGame, type DiceChoice } from './rules.ts';

const choices = fc
  .record({
    side: fc.constantFrom('under' as const, 'over' as const),
    target: fc.integer({ min: 0, max: 10_000 }),
  })
  .filter((choice) => diceGame.parseChoice(choice) !== undefined);

/** What all rolls together pay, by the game itself. */
function paidOver(choice: DiceChoice, stakeMinor: number): number {
  let paid = 0;
  for (let roll = 0; roll < DICE_ROLLS; roll += 1)
    paid += diceGame.draw(choice, stakeMinor, () => roll).payoutMinor;
  return paid;
}

describe('dice', () => {
  it('returns 98.99 % on every target, counted over all rolls', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const stake = 1_000_000;
        const share = paidOver(choice, stake) / (DICE_ROLLS * stake);
        expect(diceReturn(choice).share).toBeCloseTo(9_900 / 10_001, 12);
        // The cut to whole minor units takes less than one of a million.
        expect(diceReturn(choice).share - share).toBeGreaterThanOrEqual(-1e-12);
        expect(diceReturn(choice).share - share).toBeLessThan(1e-6);
      }),
      { numRuns: 40 },
    );
    expect(diceGame.rules.returnBp).toBe(9_899);
  });

  it('a roll on the target loses on both sides, its neighbours win on one', () => {
    const won = (side: DiceChoice['side'], roll: number) =>
      diceGame.draw({ side, target: 5_000 }, 1_000, () => roll).payoutMinor;
    expect([won('under', 5_000), won('over', 5_000)]).toEqual([0, 0]);
    expect([won('under', 4_999), won('over', 4_999)]).toEqual([1_980, 0]);
    expect([won('under', 5_001), won('over', 5_001)]).toEqual([0, 1_980]);
  });

  it('pays the whole multiplier and cuts to the minor unit', () => {
    // 9,900 / 4,100 = 2.41463…, shown as 2.41×.
    const { payoutMinor } = diceGame.draw({ side: 'under', target: 4_100 }, 10_000, () => 0);
    expect(payoutMinor).toBe(24_146);
  });

  it.each([
    { side: 'under', target: 0 },
    { side: 'under', target: 9_801 },
    { side: 'over', target: 199 },
    { side: 'over', target: 10_000 },
    { side: 'over', target: 50.5 },
    { side: 'over', target: '5000' },
    { side: 'beside', target: 5_000 },
    { side: 'under', target: Number.NaN },
    { side: 'under', target: 1e300 },
  ])('refuses the choice %j', (choice) => {
    expect(diceGame.parseChoice(choice)).toBeUndefined();
  });
});
