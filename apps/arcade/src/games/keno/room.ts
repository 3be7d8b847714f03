import type { Room } from '../room.ts';
import { KENO_RISKS } from './pays.ts';
import { kenoReturn } from './returns.ts';
import { kenoGame, type KenoChoice } from './rules.ts';

const firstNumbers = (count: number) =>
  Array.from({ length: count }, (_unused, index) => index + 1);

/** Keno: up to ten picks of forty numbers, of which ten are drawn. */
export const kenoRoom: Room<KenoChoice> = {
  engine: 'draw',
  game: kenoGame,
  returnOf: ({ risk, picks }) => kenoReturn(risk, picks.length),
  samples: KENO_RISKS.flatMap((risk) =>
    [1, 4, 10].map((picked) => ({ risk, picks: firstNumbers(picked) })),
  ),
  tell({ drawn, hits }, choice) {
    const bet = kenoGame.parseChoice(choice);
    if (!Array.isArray(drawn) || typeof hits !== 'number' || bet === undefined) return undefined;
    const [came, picked] = [drawn.join(', '), bet.picks.length];
    return {
      bn: `উঠেছে ${came}। আপনার ${picked}টির মধ্যে মিলেছে ${hits}টি।`,
      en: `Drawn: ${came}. ${hits} of your ${picked} matched.`,
      hi: `निकले ${came}। आपके ${picked} में से ${hits} मिले।`,
    };
  },
};
