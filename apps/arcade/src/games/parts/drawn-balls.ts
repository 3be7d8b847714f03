import { z } from 'zod';
import { payHundredths, type StakeLimits } from '../../engines/engine.ts';
import { takeOut } from '../../fair/fractions.ts';
import type { DrawnRoom } from '../drawn-room.ts';
import { choose, exactReturn, figuresOf, returnBpOf, type ExactReturn } from '../ways.ts';

/** The drum of the draws of balls: six of 45. */
const BALLS_DRUM = { size: 45, count: 6 } as const;

/** Pays in hundredths of the stake, BALL_PAYS[numbers picked - 1][numbers hit]. */
const BALL_PAYS: readonly (readonly number[])[] = [
  [0, 720],
  [0, 150, 4_000],
  [0, 0, 1_300, 30_000],
  [0, 0, 650, 5_200, 200_000],
  [0, 0, 400, 1_800, 40_000, 2_000_000],
  [0, 0, 300, 1_200, 10_000, 300_000, 10_000_000],
];

const LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 100_000,
  stepMinor: 100,
  chipsMinor: [1_000, 2_000, 5_000, 10_000, 50_000],
};

/** The numbers that a ticket names. */
export interface BallsChoice {
  picks: number[];
}

const BALLS = Array.from({ length: BALLS_DRUM.size }, (_unused, index) => index + 1);
const firstNumbers = (count: number) => BALLS.slice(0, count);

/** In how many of all ways to draw six of 45 balls exactly `hits` of `picked` numbers come. */
function ballDraws(picked: number, hits: number): number {
  const { size, count } = BALLS_DRUM;
  return choose(picked, hits) * choose(size - picked, count - hits);
}

/** The exact return of so many numbers; which ones they are changes nothing. */
function ballsReturn(picked: number): ExactReturn {
  const pays = BALL_PAYS[picked - 1] ?? [];
  return exactReturn(
    pays.map((pay, hits) => ({ count: ballDraws(picked, hits), payHundredths: pay })),
  );
}

/** A draw of six of 45 balls, with tickets of so many numbers. */
export function ballsRoom({
  least,
  most,
}: {
  least: number;
  most: number;
}): DrawnRoom<BallsChoice> {
  const choice = z.strictObject({
    picks: z
      .array(z.int().min(1).max(BALLS_DRUM.size))
      .min(least)
      .max(most)
      .refine((picks) => new Set(picks).size === picks.length),
  });
  const counts = firstNumbers(most).filter((count) => count >= least);
  return {
    engine: 'draw',
    limits: LIMITS,
    drum: BALLS_DRUM,
    parseChoice: (value) => choice.safeParse(value).data,
    drawn: (random) => takeOut(BALLS, BALLS_DRUM.count, random),
    settle({ picks }, stakeMinor, drawn) {
      const hits = picks.filter((pick) => drawn.includes(pick)).length;
      const pay = BALL_PAYS[picks.length - 1]?.[hits] ?? 0;
      return {
        outcome: { drawn, hits, payHundredths: pay },
        payoutMinor: payHundredths(stakeMinor, pay),
      };
    },
    returnOf: ({ picks }) => ballsReturn(picks.length),
    samples: counts.map((count) => ({ picks: firstNumbers(count) })),
    tell({ drawn, hits }, value) {
      const picked = choice.safeParse(value).data?.picks.length;
      if (!Array.isArray(drawn) || typeof hits !== 'number' || picked === undefined)
        return undefined;
      const came = drawn.join(', ');
      return {
        bn: `উঠেছে ${came}। আপনার ${picked}টির মধ্যে মিলেছে ${hits}টি।`,
        en: `Drawn: ${came}. ${hits} of your ${picked} matched.`,
        hi: `निकले ${came}। आपके ${picked} में से ${hits} मिले।`,
      };
    },
    rules: {
      // The panel states the lowest return of the ways to play.
      returnBp: Math.min(...counts.map((count) => returnBpOf(ballsReturn(count)))),
      ...BALLS_DRUM,
      least,
      most,
      ways: counts.map((picked) => ({
        picked,
        pays: BALL_PAYS[picked - 1],
        ...figuresOf(ballsReturn(picked)),
      })),
    },
  };
}
