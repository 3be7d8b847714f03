import { z } from 'zod';
import { hash, moment } from './clocked.ts';

/**
 * Where a vendor tells its lottery draws, below its base address. Both are GET and signed by the operator. `titles`
 * answers every title that has draws; `results` takes `gameCode`, `page` from 1 and `pageSize` of at most
 * 30, and answers the results of one title, newest first.
 */
export const DRAWS_PATHS = {
  titles: '/operator/v1/draws',
  results: '/operator/v1/draws/results',
} as const;

/** The most results of one answer. */
const MOST_RESULTS = 30;

const gameCode = z.string().regex(/^[a-z0-9._-]{1,100}$/);
const drawNo = z.int().min(1).max(1_000_000_000);
const ball = z.int().min(0).max(999);

/**
 * What a result is drawn from: `count` different numbers from 1 to `size`. With `isDigits` it is `count` numbers from 0 to
 * `size - 1`, each from a drum of its own, so that the same one may come again.
 */
const drawDrum = z.object({
  size: z.int().min(1).max(999),
  count: z.int().min(1).max(20),
  isDigits: z.boolean().optional(),
});

/**
 * A draw to come. `commitment` is the SHA-256 of its seed, published before the draw, so that a seed that is shown later
 * cannot have been chosen after the result.
 */
const comingDraw = z.object({ drawNo, drawsAt: moment, commitment: hash });

/**
 * A draw that is over: its numbers in the order in which they came, and the seed that was sealed. How the numbers follow
 * from the seed, and from what else, such as the salt of a chain, the vendor publishes for each title.
 */
export const drawResult = z.object({
  drawNo,
  drawsAt: moment,
  balls: z.array(ball).min(1).max(20),
  /** A further ball that counts apart. */
  bonusBall: ball.optional(),
  commitment: hash,
  seed: hash,
});

/** One title with its drum, its next draw and its last result; the last is absent before the first draw. */
export const drawTitle = z.object({
  gameCode,
  drum: drawDrum,
  next: comingDraw,
  last: drawResult.optional(),
});

/** Answer of `titles`. */
export const drawTitlesReply = z.object({ titles: z.array(drawTitle).max(200) });

/** What `results` takes in its query. */
export const drawResultsQuery = z.strictObject({
  gameCode,
  page: z.coerce.number().int().min(1).max(100_000),
  pageSize: z.coerce.number().int().min(1).max(MOST_RESULTS),
});

/** Answer of `results`: how many results the title has, and those of the page. */
export const drawResultsReply = z.object({
  totalCount: z.int().min(0),
  results: z.array(drawResult).max(MOST_RESULTS),
});

/** A draw that is over. */
export type DrawResult = z.infer<typeof drawResult>;
/** One title with its draws. */
export type DrawTitle = z.infer<typeof drawTitle>;
/** Answer of `titles`. */
export type DrawTitlesReply = z.infer<typeof drawTitlesReply>;
/** Answer of `results`. */
export type DrawResultsReply = z.infer<typeof drawResultsReply>;
