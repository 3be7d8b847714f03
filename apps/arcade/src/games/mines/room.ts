import type { StepRoom } from '../room.ts';
import { gemsOfPlan, minesReturn } from './returns.ts';
import { minesGame, type MinesChoice, type MinesStep } from './rules.ts';

const isCells = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((cell) => Number.isInteger(cell));

/** Mines: open slabs of five by five, and cash out before one holds a mine. */
export const minesRoom: StepRoom<MinesChoice, MinesStep> = {
  engine: 'draw',
  game: minesGame,
  returnOf: (choice) => minesReturn(choice),
  plan: (choice, steps) =>
    steps.length < gemsOfPlan(choice) ? { open: steps.length } : { end: 'cash' },
  samples: [{ mines: 1 }, { mines: 3 }, { mines: 5 }, { mines: 10 }, { mines: 12 }, { mines: 24 }],
  tell({ mines, opened, hit }, choice) {
    const bet = minesGame.parseChoice(choice);
    if (!isCells(mines) || !isCells(opened) || bet === undefined) return undefined;
    const gems = opened.length;
    if (hit !== undefined)
      return {
        bn: `${bet.mines}টি মাইনের মাঠে ${gems}টি হীরার পর মাইন উঠেছে।`,
        en: `A field of ${bet.mines} mines: a mine after ${gems} gems.`,
        hi: `${bet.mines} माइंस के मैदान में ${gems} हीरों के बाद माइन निकली।`,
      };
    if (gems === 0)
      return {
        bn: 'কোনো ঘর খোলা হয়নি, বেট ফেরত গেছে।',
        en: 'No slab was opened, and the stake went back.',
        hi: 'कोई खाना नहीं खुला, दाँव लौटा दिया गया।',
      };
    return {
      bn: `${bet.mines}টি মাইনের মাঠে ${gems}টি হীরা তুলে ক্যাশ আউট হয়েছে।`,
      en: `A field of ${bet.mines} mines: cashed out with ${gems} gems.`,
      hi: `${bet.mines} माइंस के मैदान में ${gems} हीरों के साथ कैश आउट हुआ।`,
    };
  },
};
