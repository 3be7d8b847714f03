import { describe, expect, it } from 'vitest';
import { ROOMS } from '../../../../src/games/rooms.ts';
import { oddsOf } from './odds.ts';

const { game, returnOf } = ROOMS.dice;
const rules = game.rules as unknown as Parameters<typeof oddsOf>[0];

describe('what dice shows of a bet', () => {
  it('is what the server pays and returns', () => {
    for (const side of ['under', 'over'] as const)
      for (let target = 0; target <= 10_000; target += 1) {
        const choice = game.parseChoice({ side, target });
        if (choice === undefined) continue;
        const odds = oddsOf(rules, side, target);
        const { share, deviation, topHundredths } = returnOf(choice);
        expect(odds.timesHundredths).toBe(topHundredths);
        expect(odds.deviation).toBeCloseTo(deviation, 9);
        expect(odds.returnBp).toBe(Math.floor(share * 10_000));
      }
  });

  it('promises a payout to the smallest unit', () => {
    for (const [target, stake] of [
      [4_100, 12_300],
      [1, 1_000_000],
      [9_800, 1_100],
    ] as const) {
      const { payoutMinor } = game.draw({ side: 'under', target }, stake, () => 0);
      expect(oddsOf(rules, 'under', target).payoutOf(stake)).toBe(payoutMinor);
    }
  });
});
