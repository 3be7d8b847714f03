import type { StakeLimits } from '../../engines/engine.ts';
import { takeOut } from '../../fair/fractions.ts';
import type { DrawnRoom } from '../drawn-room.ts';
import {
  BINGO_DRUM,
  bingoChoice,
  MOST_CARDS,
  neededFor,
  PATTERN_NAMES,
  PATTERNS,
  type BingoChoice,
} from './card.ts';
import { BINGO_PAYS, PAY_BALLS, payOf } from './pays.ts';
import { bingoReturn, chanceOfPattern } from './returns.ts';
import { tellBingo } from './tell.ts';

const LIMITS: StakeLimits = {
  minMinor: 1_000,
  maxMinor: 200_000,
  stepMinor: 100,
  chipsMinor: [1_000, 2_000, 5_000, 10_000, 50_000],
};
const BALL_MS = 1_800;

const BALLS = Array.from({ length: BINGO_DRUM.size }, (_unused, index) => index + 1);

/** A card whose columns begin so many numbers after their least. */
function sampleCard(shift: number): number[] {
  return [0, 1, 2, 3, 4].flatMap((column) =>
    Array.from(
      { length: column === 2 ? 4 : 5 },
      (_unused, row) => column * 15 + 1 + ((row + shift) % 15),
    ),
  );
}

const CARD = bingoReturn([sampleCard(0)]);

/** Bingo with 75 balls: one to four cards of the player's own, on a draw that is the same for everybody. */
export const bingoRoom: DrawnRoom<BingoChoice> = {
  engine: 'draw',
  limits: LIMITS,
  drum: BINGO_DRUM,
  ballMs: BALL_MS,
  // All cards for a draw are bought at once, so that they stand on the screen together.
  mostTickets: 1,
  parseChoice: (value) => bingoChoice.safeParse(value).data,
  drawn: (random) => takeOut(BALLS, BINGO_DRUM.count, random),
  settle({ cards }, stakeMinor, drawn) {
    const needed = cards.map((card) => PATTERN_NAMES.map((name) => neededFor(card, name, drawn)));
    const pay = needed
      .flatMap((balls) => PATTERN_NAMES.map((name, at) => payOf(name, balls[at] ?? 0)))
      .reduce((sum, hundredths) => sum + hundredths, 0);
    return {
      outcome: { drawn, needed, payHundredths: pay },
      payoutMinor: Math.floor((stakeMinor * pay) / (100 * cards.length)),
    };
  },
  returnOf: ({ cards }) => bingoReturn(cards),
  samples: [
    { cards: [sampleCard(0)] },
    { cards: [sampleCard(10), sampleCard(3)] },
    { cards: [sampleCard(1), sampleCard(1), sampleCard(6)] },
    { cards: [0, 4, 8, 12].map(sampleCard) },
  ],
  tell: tellBingo,
  rules: {
    returnBp: Math.floor(CARD.share * 10_000),
    deviation: CARD.deviation,
    topHundredths: CARD.topHundredths,
    ...BINGO_DRUM,
    most: MOST_CARDS,
    payBalls: PAY_BALLS,
    patterns: PATTERN_NAMES.map((name) => ({
      name,
      groups: PATTERNS[name],
      pays: BINGO_PAYS[name],
      chances: PAY_BALLS.map((balls) => chanceOfPattern(name, balls)),
    })),
  },
};
