import { z } from 'zod';
import { payHundredths, type DrawEngine, type StakeLimits } from '../../engines/engine.ts';
import type { RandomBelow } from '../../engines/random.ts';

/** The four pawns, in the order of their lanes. */
export const PAWNS = ['red', 'green', 'yellow', 'blue'] as const;
/** A pawn, by its colour. */
export type Pawn = (typeof PAWNS)[number];

/** How many fields a pawn goes until it is home. */
export const LUDO_FIELDS = 12;

/** What a right bet pays, in hundredths of the stake, by how many pawns it names: 99 % over its chance. */
const LUDO_PAYS = { 1: 396, 2: 1_188, 4: 2_376 } as const;

const LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 1_000_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

/** A bet on the pawns that come home first: the winner, the first two, or all four, each in their order. */
export interface LudoChoice {
  order: Pawn[];
}

const ludoChoice = z
  .strictObject({ order: z.array(z.enum(PAWNS)).max(PAWNS.length) })
  .refine(({ order }) => order.length in LUDO_PAYS && new Set(order).size === order.length);

/** How a race went. */
export interface LudoRace {
  /** The pawns as they came home; the last one is still on its way. */
  order: Pawn[];
  /** The lane of each move of one field, from 0, until the third pawn is home. */
  moves: number[];
}

/**
 * Drives a race: of the pawns that are still on their way, in the order of their lanes, the one at the next number goes a
 * field. All have the same chance at each move, so each of the 24 orders has the same chance.
 */
export function ludoRace(random: RandomBelow): LudoRace {
  const onTheWay = PAWNS.map((pawn, lane) => ({ pawn, lane, field: 0 }));
  const race: LudoRace = { order: [], moves: [] };
  while (onTheWay.length > 1) {
    const place = random(onTheWay.length);
    const mover = onTheWay[place];
    if (mover === undefined) throw new RangeError('ludoRace: a number beyond its bound');
    mover.field += 1;
    race.moves.push(mover.lane);
    if (mover.field < LUDO_FIELDS) continue;
    race.order.push(mover.pawn);
    onTheWay.splice(place, 1);
  }
  return { ...race, order: [...race.order, ...onTheWay.map(({ pawn }) => pawn)] };
}

/** What a right bet pays, in hundredths of the stake. */
export function payOf({ order }: LudoChoice): number {
  return LUDO_PAYS[order.length as keyof typeof LUDO_PAYS];
}

/** The ludo race. Its rule from fractions to moves is our own and is written at `ludoRace`. */
export const ludoGame: DrawEngine<LudoChoice> = {
  limits: LIMITS,
  parseChoice: (value) => ludoChoice.safeParse(value).data,
  draw(choice, stakeMinor, random) {
    const race = ludoRace(random);
    const isRight = choice.order.every((pawn, place) => race.order[place] === pawn);
    const payoutMinor = isRight ? payHundredths(stakeMinor, payOf(choice)) : 0;
    return { outcome: { ...race }, payoutMinor };
  },
  rules: { returnBp: 9_900, pawns: PAWNS, fields: LUDO_FIELDS, pays: LUDO_PAYS },
};
