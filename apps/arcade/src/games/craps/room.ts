import type { BetsChoice } from '../parts/bets.ts';
import { facesOf } from '../parts/throws.ts';
import type { StepRoom } from '../room.ts';
import { crapsReturn } from './returns.ts';
import { crapsGame, type CrapsStep } from './rules.ts';
import type { Settled } from './table.ts';

/** Craps: line bets, come bets, odds, field and place bets over several throws. */
export const crapsRoom: StepRoom<BetsChoice, CrapsStep> = {
  engine: 'table',
  game: crapsGame,
  returnOf: crapsReturn,
  plan(_choice, _steps, { shown }) {
    const chips = shown['chips'] as Readonly<Record<string, number>>;
    const down = (shown['settled'] as readonly Settled[])
      .filter(({ place, end }) => end === 'won' && chips[place] !== undefined)
      .map(({ place }) => place);
    return down.length > 0 ? { down } : { throw: {} };
  },
  samples: [
    { bets: { pass: 1_000 } },
    { bets: { pass: 10_000, field: 2_000 } },
    { bets: { dontPass: 500_000 } },
    { bets: { field: 200_000 } },
    { bets: { 'place-4': 1_000 } },
    { bets: { 'place-5': 200_000 } },
    { bets: { 'place-6': 6_000, 'place-8': 6_000 } },
    { bets: { pass: 500_000, dontPass: 500_000, 'place-9': 100_000, 'place-10': 200_000 } },
  ],
  tell({ throws }) {
    if (!Array.isArray(throws) || throws.length === 0) return undefined;
    const last = facesOf(throws.at(-1), 2);
    if (last === undefined) return undefined;
    const sum = (last[0] ?? 0) + (last[1] ?? 0);
    const dice = last.join(' + ');
    const count = throws.length;
    return {
      bn: `${count} বার ছোড়া হয়েছে; শেষে ${sum} (${dice})।`,
      en: `Throws: ${count}; the last came to ${sum} (${dice}).`,
      hi: `${count} बार फेंका गया; आख़िर में ${sum} (${dice})।`,
    };
  },
};
