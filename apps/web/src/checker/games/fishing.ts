import { ChoiceError, type Rule } from './rule.ts';

/** How many fish a shot goes to, and what each of them pays, in shots. */
const KINDS: Readonly<Record<string, readonly [fish: number, pays: number]>> = {
  shoal: [3, 1],
  puti: [1, 2],
  koi: [1, 3],
  tengra: [1, 5],
  ilish: [1, 10],
  rui: [1, 20],
  boal: [1, 50],
  boss: [1, 100],
};

/** Fishing: one fraction a fish; it is caught below 96 % divided by what all fish of the shot could pay. */
export const fishing: Rule = {
  sample: { fish: 'ilish' },
  play({ choice, stakeMinor }, drawing) {
    const kind = KINDS[String(choice['fish'])];
    if (kind === undefined || typeof choice['fish'] !== 'string') throw new ChoiceError();
    const [fish, pays] = kind;
    // Counted in ten-thousandths, which every chance fills exactly.
    const chance = 9_600 / (fish * pays);
    const caught = Array.from({ length: fish }, () => drawing.below(10_000) < chance);
    const count = caught.filter(Boolean).length;
    return { outcome: { fish: choice['fish'], caught }, payoutMinor: stakeMinor * pays * count };
  },
};
