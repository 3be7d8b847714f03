import { ChoiceError, nameOf, wholeOf, type Rule } from './rule.ts';

/** Dice: floor(fraction × 10,001) / 100, over or under a target in hundredths. A win pays 9,900 / winning rolls. */
export const dice: Rule = {
  sample: { side: 'under', target: 4950 },
  play({ choice, stakeMinor }, drawing) {
    const side = nameOf(choice['side'], ['under', 'over']);
    const target = wholeOf(choice['target'], 0, 10_000);
    const winning = side === 'under' ? target : 10_000 - target;
    if (winning < 1 || winning > 9_800) throw new ChoiceError();
    const roll = drawing.below(10_001);
    const isWon = side === 'under' ? roll < target : roll > target;
    return {
      outcome: { roll },
      payoutMinor: isWon ? Math.floor((stakeMinor * 9_900) / winning) : 0,
    };
  },
};
