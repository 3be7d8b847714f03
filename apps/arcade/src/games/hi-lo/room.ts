import { z } from 'zod';
import { areCards, cardText } from '../parts/cards.ts';
import type { StepRoom } from '../room.ts';
import { HILO_PLAN, HILO_RETURN, likelierOn } from './returns.ts';
import { isRight } from './odds.ts';
import { hiloGame, type HiloChoice, type HiloMove, type HiloStep } from './rules.ts';

const guesses = z.array(z.enum(['higher', 'lower', 'same', 'skip']));
const outcomeOf = z.object({ cards: z.array(z.int()), guesses, times: z.array(z.int()) });
const ENDLESS: HiloChoice = { packs: 'endless' };

const times = (hundredths: number) => `${(hundredths / 100).toFixed(2)}×`;
const countOf = (all: readonly HiloMove[]) => all.filter((move) => move !== 'skip').length;

/** Hi-lo: whether the next card is higher or lower, card after card, and a cash-out after every right guess. */
export const hiloRoom: StepRoom<HiloChoice, HiloStep> = {
  engine: 'table',
  game: hiloGame,
  returnOf: () => HILO_RETURN,
  plan(_choice, _steps, { shown }) {
    const { cards, times: held } = shown as { cards: number[]; times: number[] };
    if ((held.at(-1) ?? 0) >= HILO_PLAN * 100) return { end: 'cash' };
    return { guess: likelierOn(cards.at(-1) ?? 0) };
  },
  samples: [ENDLESS, ENDLESS],
  tell(outcome, choice) {
    const end = outcomeOf.safeParse(outcome).data;
    if (end === undefined || hiloGame.parseChoice(choice) === undefined) return undefined;
    if (!areCards(end.cards)) return undefined;
    const [from = 0, to = 0] = end.cards.slice(-2);
    const last = end.guesses.at(-1);
    const count = countOf(end.guesses);
    if (count === 0)
      return {
        bn: 'কোনো অনুমান করা হয়নি, বেট ফেরত গেছে।',
        en: 'No card was guessed, and the stake went back.',
        hi: 'कोई अनुमान नहीं लगाया गया, दाँव लौटा दिया गया।',
      };
    if (last !== undefined && last !== 'skip' && !isRight(last, from, to))
      return {
        bn: `${cardText(from)}-এর পর ${cardText(to)} এসেছে, ${count} নম্বর অনুমান মেলেনি।`,
        en: `${cardText(to)} came after ${cardText(from)}: guess ${count} was wrong.`,
        hi: `${cardText(from)} के बाद ${cardText(to)} आया, अनुमान ${count} ग़लत रहा।`,
      };
    const held = times(end.times.at(-1) ?? 0);
    return {
      bn: `${count}টি অনুমান মিলিয়ে ${held}-এ ক্যাশ আউট হয়েছে।`,
      en: `Cashed out at ${held} after ${count} right guesses.`,
      hi: `${count} सही अनुमानों के बाद ${held} पर कैश आउट हुआ।`,
    };
  },
};
