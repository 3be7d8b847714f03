import { z } from 'zod';
import type { StepRoom } from '../room.ts';
import { COIN_PLAN, coinReturn } from './returns.ts';
import { COIN_SIDES, coinGame, type CoinChoice, type CoinStep } from './rules.ts';

const sides = z.array(z.enum(COIN_SIDES)).min(1);
const outcomeOf = z.object({ called: sides, came: sides });

/** Coin: a chain of tosses, each called on a side, and a cash-out after every right one. */
export const coinRoom: StepRoom<CoinChoice, CoinStep> = {
  engine: 'draw',
  game: coinGame,
  returnOf: () => coinReturn(),
  plan: (_choice, steps) => (steps.length < COIN_PLAN - 1 ? { toss: 'boat' } : { end: 'cash' }),
  samples: COIN_SIDES.map((side) => ({ side })),
  tell(outcome, choice) {
    const end = outcomeOf.safeParse(outcome).data;
    if (end === undefined || coinGame.parseChoice(choice) === undefined) return undefined;
    const { length } = end.came;
    if (end.called.at(-1) !== end.came.at(-1))
      return {
        bn: `টস নম্বর ${length}-এ ডাক মেলেনি।`,
        en: `Toss ${length} did not come as called.`,
        hi: `टॉस ${length} पुकार के अनुसार नहीं आया।`,
      };
    return {
      bn: `পরপর ${length}টি টস মিলিয়ে ক্যাশ আউট হয়েছে।`,
      en: `Cashed out after ${length} right tosses in a row.`,
      hi: `लगातार ${length} सही टॉस के बाद कैश आउट हुआ।`,
    };
  },
};
