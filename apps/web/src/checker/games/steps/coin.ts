import { ChoiceError, nameOf, type Rule } from '../rule.ts';
import { endIn, isEnd, paidByChance, tossIn } from './steps.ts';

const SIDES = ['shapla', 'boat'] as const;
const TOSSES = 16;

/**
 * Coin: each toss takes one fraction, floor(fraction × 2), 0 for the water lily and 1 for the boat. Right calls until the
 * cash-out pay 99 % of stake × 2 a toss, and a wrong one nothing; the sixteenth right call pays by itself.
 */
export const coin: Rule = {
  sample: { side: 'shapla' },
  play({ choice, steps, stakeMinor }, drawing) {
    const called: (typeof SIDES)[number][] = [];
    const came: (typeof SIDES)[number][] = [];
    const end = (payoutMinor: number) => ({ outcome: { called, came }, payoutMinor });
    const worth = () => paidByChance(stakeMinor, [1n, 2n ** BigInt(came.length)]);
    for (let at = 0; at <= steps.length; at += 1) {
      const isLast = at === steps.length;
      const step = at === 0 ? undefined : steps[at - 1];
      if (isEnd(step)) return end(endIn(step, isLast, came) ? worth() : 0);
      const call = at === 0 ? nameOf(choice['side'], SIDES) : tossIn(step, SIDES);
      const side = SIDES[drawing.below(2)] ?? 'shapla';
      called.push(call);
      came.push(side);
      if (side === call && came.length < TOSSES) continue;
      if (!isLast) throw new ChoiceError();
      return end(side === call ? worth() : 0);
    }
    throw new ChoiceError();
  },
};
