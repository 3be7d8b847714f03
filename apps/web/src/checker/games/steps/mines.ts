import { ChoiceError, wholeOf, type Rule } from '../rule.ts';
import { endIn, isEnd, openIn, paidByChance } from './steps.ts';

const SLABS = Array.from({ length: 25 }, (_unused, slab) => slab);

/** The chance that so many opened slabs hold no mine, as a fraction of two whole numbers. */
function chanceOf(mines: number, gems: number): [bigint, bigint] {
  let [free, all] = [1n, 1n];
  for (let gem = 0; gem < gems; gem += 1) {
    free *= BigInt(SLABS.length - mines - gem);
    all *= BigInt(SLABS.length - gem);
  }
  return [free, all];
}

/**
 * Mines: as many slabs of 25 as there are mines are taken out of their row, one fraction each. What is opened until the
 * cash-out pays 99 % of stake ÷ chance, and a mine nothing; a round in which nothing was opened goes back.
 */
export const mines: Rule = {
  sample: { mines: 3 },
  play({ choice, steps, stakeMinor }, drawing) {
    const count = wholeOf(choice['mines'], 1, 24);
    const laid = drawing.takeOut(SLABS, count);
    const opened: number[] = [];
    const end = (payoutMinor: number, hit?: number) => ({
      outcome: { mines: laid, opened, ...(hit === undefined ? {} : { hit }) },
      payoutMinor,
    });
    const worth = () => paidByChance(stakeMinor, chanceOf(count, opened.length));
    for (const [at, step] of steps.entries()) {
      const isLast = at === steps.length - 1;
      if (isEnd(step)) return end(endIn(step, isLast, opened) ? worth() : stakeMinor);
      const slab = openIn(step, SLABS.length);
      if (opened.includes(slab)) throw new ChoiceError();
      const isMine = laid.includes(slab);
      if (!isMine) opened.push(slab);
      if (!isMine && opened.length < SLABS.length - count) continue;
      if (!isLast) throw new ChoiceError();
      return isMine ? end(0, slab) : end(worth());
    }
    throw new ChoiceError();
  },
};
