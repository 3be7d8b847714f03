import { z } from 'zod';
import { payHundredths, type DrawEngine, type StakeLimits } from '../../engines/engine.ts';
import type { RandomBelow } from '../../engines/random.ts';
import { takeOut } from '../../fair/fractions.ts';
import { figuresOf } from '../ways.ts';
import { SCRATCH_PRIZES, SCRATCH_RETURN, SCRATCH_TICKETS } from './returns.ts';

/** Cells of a ticket, and how many of one picture win its prize. */
const SCRATCH_TICKET = { cells: 9, alike: 3 } as const;
/** The two largest prizes: a ticket that does not win one of them shows its picture once at most. */
const RARE = 2;

const LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 200_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

/** What a ticket is bought with: its price alone. */
export interface ScratchChoice {
  way: 'ticket';
}

const scratchChoice = z.strictObject({ way: z.literal('ticket') });

/** The prize of a ticket by its number, from 0 on: the tickets of the largest prize come first. -1 for none. */
export function prizeOf(ticket: number): number {
  let rest = ticket;
  for (const [prize, { tickets }] of SCRATCH_PRIZES.entries()) {
    if (rest < tickets) return prize;
    rest -= tickets;
  }
  return -1;
}

/** The pictures that may stand beside a prize: each of the others twice, those of the two largest prizes once. */
function othersOf(prize: number): number[] {
  return SCRATCH_PRIZES.flatMap((_prize, picture) => {
    if (picture === prize) return [];
    return picture < RARE ? [picture] : [picture, picture];
  });
}

/** The cells of a ticket with that prize, row by row. */
function cellsOf(prize: number, random: RandomBelow): readonly number[] {
  const { cells, alike } = SCRATCH_TICKET;
  if (prize < 0) return takeOut(othersOf(prize), cells, random);
  const others = takeOut(othersOf(prize), cells - alike, random);
  return takeOut([...Array<number>(alike).fill(prize), ...others], cells, random);
}

/**
 * A ticket of nine cells; three cells of one picture win its prize. The first number says which of 100,000 tickets it is,
 * and with that the prize. The numbers after it lay the cells: they are taken out of a row of pictures and, on a ticket
 * that wins, shuffled with the three that win.
 */
export const scratchGame: DrawEngine<ScratchChoice> = {
  limits: LIMITS,
  parseChoice: (value) => scratchChoice.safeParse(value).data,
  draw(_choice, stakeMinor, random) {
    const prize = prizeOf(random(SCRATCH_TICKETS));
    const cells = cellsOf(prize, random);
    const pay = SCRATCH_PRIZES[prize]?.payHundredths ?? 0;
    return {
      outcome: { cells, prize, payHundredths: pay },
      payoutMinor: payHundredths(stakeMinor, pay),
    };
  },
  rules: {
    ...figuresOf(SCRATCH_RETURN),
    prizes: SCRATCH_PRIZES,
    tickets: SCRATCH_TICKETS,
    rare: RARE,
  },
};
