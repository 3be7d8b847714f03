import { z } from 'zod';
import type { Room } from '../room.ts';
import { ludoReturn } from './returns.ts';
import { ludoGame, PAWNS, type LudoChoice, type Pawn } from './rules.ts';

const NAMES: Record<Pawn, { bn: string; en: string; hi: string }> = {
  red: { bn: 'লাল', en: 'red', hi: 'लाल' },
  green: { bn: 'সবুজ', en: 'green', hi: 'हरा' },
  yellow: { bn: 'হলুদ', en: 'yellow', hi: 'पीला' },
  blue: { bn: 'নীল', en: 'blue', hi: 'नीला' },
};

const list = (pawns: readonly Pawn[], language: 'bn' | 'en' | 'hi') =>
  pawns.map((pawn) => NAMES[pawn][language]).join(', ');

const outcomeOf = z.object({ order: z.array(z.enum(PAWNS)).length(PAWNS.length) });

/** The ludo race: four drawn pawns, and bets on their order. */
export const ludoRoom: Room<LudoChoice> = {
  engine: 'table',
  game: ludoGame,
  returnOf: ludoReturn,
  samples: [
    { order: ['red'] },
    { order: ['blue'] },
    { order: ['green', 'yellow'] },
    { order: ['blue', 'yellow', 'green', 'red'] },
  ],
  tell(outcome, choice) {
    const came = outcomeOf.safeParse(outcome).data?.order;
    const bet = ludoGame.parseChoice(choice)?.order;
    if (came === undefined || bet === undefined) return undefined;
    return {
      bn: `দৌড়ের ক্রম ${list(came, 'bn')}; বেট ছিল ${list(bet, 'bn')}।`,
      en: `The order home was ${list(came, 'en')}; the bet was ${list(bet, 'en')}.`,
      hi: `दौड़ का क्रम ${list(came, 'hi')}; दाँव ${list(bet, 'hi')} पर था।`,
    };
  },
};
