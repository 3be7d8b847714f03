import { returnOfEnds } from '../parts/ante/returns.ts';
import type { WayReturn } from '../room.ts';
import { hundredthsOf, PLAY_ANTES, type PayKind, type Way } from './pays.ts';

/** The ends of rounds that pay the same, and how often they come under the best play. */
export interface HoldemOutcome {
  kind: PayKind;
  way: Way;
  count: number;
}

/** All rounds: 25,989,600 hands with their flops, and 1,070,190 ways to go on for each. */
export const ALL_ROUNDS = 25_989_600 * 1_070_190;

/**
 * How often each end comes over all of them, counted by a program in C that ranks hands in its own way.
 * `node src/commands/casino-holdem.ts` counts from the rules of this folder; tests compare its counts of single flops with
 * what is kept in `folds.json`, and with a count of all that can follow one by one.
 */
export const HOLDEM_COUNTS = {
  folds: 5_009_067_102_600,
  played: {
    royal: { out: 119_892_960, won: 736_259_040, tie: 32_840_280, lost: 0 },
    straightFlush: { out: 1_089_672_828, won: 6_001_122_284, tie: 269_144_568, lost: 45_196_960 },
    four: { out: 909_499_320, won: 41_419_896_552, tie: 1_548_920_240, lost: 1_743_533_128 },
    fullHouse: {
      out: 24_601_676_832,
      won: 589_505_037_660,
      tie: 42_952_744_968,
      lost: 38_531_623_980,
    },
    flush: {
      out: 168_883_536_432,
      won: 505_131_419_580,
      tie: 19_147_095_224,
      lost: 83_471_517_244,
    },
    less: {
      out: 5_521_376_219_148,
      won: 6_426_670_016_572,
      tie: 614_646_171_300,
      lost: 8_715_909_884_300,
    },
  } satisfies Record<PayKind, Record<Exclude<Way, 'fold'>, number>>,
} as const;

/** The counts as the frame uses them; the kind of a hand that is folded is not told, for it pays nothing. */
export const HOLDEM_OUTCOMES: readonly HoldemOutcome[] = [
  { kind: 'less', way: 'fold', count: HOLDEM_COUNTS.folds },
  ...Object.entries(HOLDEM_COUNTS.played).flatMap(([kind, ways]) =>
    Object.entries(ways).map(([way, count]) => ({
      kind: kind as PayKind,
      way: way as Way,
      count,
    })),
  ),
];

/** The return of the best play: a play costs two more antes, which are taken off what it pays; the largest payout has them. */
export const HOLDEM_RETURN: WayReturn = returnOfEnds(
  HOLDEM_OUTCOMES.map(({ kind, way, count }) => ({
    chance: count / ALL_ROUNDS,
    gross: hundredthsOf(kind, way) / 100,
    raised: way === 'fold' ? 0 : PLAY_ANTES,
  })),
);
