import { z } from 'zod';
import { payHundredths, type DrawEngine, type StakeLimits } from '../../engines/engine.ts';
import { takeOut } from '../../fair/fractions.ts';
import { figuresOf } from '../ways.ts';
import { KENO_BOARD, KENO_PAYS, KENO_RISKS, type KenoRisk } from './pays.ts';
import { KENO_RETURN_BP, kenoReturn } from './returns.ts';

const NUMBERS = Array.from({ length: KENO_BOARD.size }, (_unused, index) => index + 1);

const LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 200_000,
  stepMinor: 100,
  chipsMinor: [1_000, 5_000, 10_000, 50_000, 100_000],
};

/** What a player chooses before the numbers are drawn: different numbers and a table of pays. */
export interface KenoChoice {
  picks: number[];
  risk: KenoRisk;
}

const kenoChoice = z.strictObject({
  picks: z
    .array(z.int().min(1).max(KENO_BOARD.size))
    .min(1)
    .max(KENO_BOARD.mostPicks)
    .refine((picks) => new Set(picks).size === picks.length),
  risk: z.enum(KENO_RISKS),
});

/**
 * Ten of forty numbers are drawn, one fraction each, as Stake publishes it: fraction number `i` (from 0) takes the
 * number at floor(fraction × (40 - i)) out of those that are left in their order.
 */
export const kenoGame: DrawEngine<KenoChoice> = {
  limits: LIMITS,
  parseChoice: (value) => kenoChoice.safeParse(value).data,
  draw({ picks, risk }, stakeMinor, random) {
    const drawn = takeOut(NUMBERS, KENO_BOARD.drawn, random);
    const hits = picks.filter((pick) => drawn.includes(pick)).length;
    const pay = KENO_PAYS[risk][picks.length - 1]?.[hits] ?? 0;
    return {
      outcome: { drawn, hits, payHundredths: pay },
      payoutMinor: payHundredths(stakeMinor, pay),
    };
  },
  rules: {
    // The panel states the lowest return of all tables.
    returnBp: KENO_RETURN_BP,
    ...KENO_BOARD,
    tables: KENO_RISKS.flatMap((risk) =>
      KENO_PAYS[risk].map((pays, index) => ({
        risk,
        picked: index + 1,
        pays,
        ...figuresOf(kenoReturn(risk, index + 1)),
      })),
    ),
  },
};
