import { z } from 'zod';
import type { StepRoom } from '../room.ts';
import { floorOfPlan, towerReturn } from './returns.ts';
import {
  TOWER_FLOORS,
  TOWER_LEVELS,
  towerGame,
  type TowerChoice,
  type TowerStep,
} from './rules.ts';

const outcomeOf = z.object({
  safe: z.array(z.array(z.int())).length(TOWER_FLOORS),
  opened: z.array(z.int()),
  hit: z.int().optional(),
});

/** Tower: open a safe window on each of nine floors, and cash out before one is not. */
export const towerRoom: StepRoom<TowerChoice, TowerStep> = {
  engine: 'draw',
  game: towerGame,
  returnOf: (choice) => towerReturn(choice),
  plan: (choice, steps) =>
    steps.length < floorOfPlan(choice) ? { open: steps.length % 2 } : { end: 'cash' },
  samples: TOWER_LEVELS.map((level) => ({ level })),
  tell(outcome, choice) {
    const end = outcomeOf.safeParse(outcome).data;
    if (end === undefined || towerGame.parseChoice(choice) === undefined) return undefined;
    const floors = end.opened.length;
    if (end.hit !== undefined)
      return {
        bn: `মিনারের ${floors + 1} নম্বর তলায় জানালাটি নিরাপদ ছিল না।`,
        en: `On floor ${floors + 1} of the tower the window was not safe.`,
        hi: `मीनार की मंज़िल ${floors + 1} पर खिड़की सुरक्षित नहीं थी।`,
      };
    if (floors === 0)
      return {
        bn: 'কোনো জানালা খোলা হয়নি, বেট ফেরত গেছে।',
        en: 'No window was opened, and the stake went back.',
        hi: 'कोई खिड़की नहीं खुली, दाँव लौटा दिया गया।',
      };
    return {
      bn: `মিনারের ${floors} তলা উঠে ক্যাশ আউট হয়েছে।`,
      en: `Cashed out after ${floors} floors of the tower.`,
      hi: `मीनार की ${floors} मंज़िलें चढ़कर कैश आउट हुआ।`,
    };
  },
};
