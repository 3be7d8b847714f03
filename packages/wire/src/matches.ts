import { z } from 'zod';
import { hash, moment } from './clocked.ts';

/**
 * Where a vendor tells the matches that it holds by its clock, below its base address. Both are GET and signed by the
 * operator. `timetable` takes `category` and answers what runs, what comes and the last results; `results` takes
 * `category`, `page` from 1 and `pageSize` of at most 20, and answers the results, newest first.
 */
export const MATCHES_PATHS = {
  timetable: '/operator/v1/matches',
  results: '/operator/v1/matches/results',
} as const;

const MOST_RESULTS = 20;

const categorySchema = z.enum(['sports', 'esports', 'cockfight']);
const code = z.string().regex(/^[a-z0-9-]{1,40}$/);
const text = z.string().min(1).max(200);
/** A text in every language that the vendor has it in, Bengali and English always. */
const words = z.object({ bn: text, en: text, hi: text.optional() });
const count = z.int().min(0).max(100_000);
const pair = z.object({ home: count, away: count });
const sideSchema = z.enum(['home', 'away']);

/** One innings of cricket: who bats, and how it stands. */
const innings = z.object({ side: sideSchema, runs: count, wickets: count, balls: count });

/**
 * How a match stands. Cricket has its innings in their order and the balls of the over that runs (`W` is a wicket);
 * football its minute; e-sports the maps won, those that are over, and the rounds of the one that runs; a duel the touches
 * of both corners (home is the red one) and how many exchanges of how many are over.
 */
export const matchState = z.discriminatedUnion('sport', [
  z.object({
    sport: z.literal('cricket'),
    phase: z.enum(['innings', 'break', 'ended']),
    overs: z.int().min(1).max(100),
    wickets: z.int().min(1).max(20),
    innings: z.array(innings).max(2),
    over: z.array(z.enum(['0', '1', '2', '3', '4', '5', '6', 'W'])).max(6),
  }),
  z.object({
    sport: z.literal('football'),
    phase: z.enum(['first_half', 'half_time', 'second_half', 'ended']),
    minute: z.int().min(1).max(130),
    score: pair,
  }),
  z.object({
    sport: z.literal('esports'),
    phase: z.enum(['map', 'break', 'ended']),
    bestOf: z.int().min(1).max(9),
    score: pair,
    maps: z.array(pair).max(9),
    rounds: pair,
  }),
  z.object({
    sport: z.literal('duel'),
    phase: z.enum(['fight', 'ended']),
    score: pair,
    exchanges: z.int().min(1).max(100),
    over: count,
  }),
]);

/** What is known of every match. `commitment` is the SHA-256 of its seed, published before it starts. */
const matchFields = z.object({
  competition: code,
  sport: z.enum(['cricket', 'football', 'esports', 'duel']),
  matchNo: z.int().min(1).max(1_000_000_000),
  home: code,
  away: code,
  startsAt: moment,
  commitment: hash,
});

/** A match to come. */
export const comingMatch = matchFields;

/** A match that runs: how it stands by the clock, and when that changes next. */
export const runningMatch = matchFields.extend({ state: matchState, changesAt: moment });

/** A match that is over: how it ended, and the seed from which anybody can work it out again. */
export const endedMatch = matchFields.extend({
  endedAt: moment,
  state: matchState,
  /** Absent when nobody won. */
  winner: sideSchema.optional(),
  seed: hash,
});

/** The names behind the codes of an answer, and what readers have to know of all these matches. */
const matchNames = z.object({
  about: words,
  competitions: z.record(code, words),
  sides: z.record(code, words),
});

/** What `timetable` takes in its query. */
export const matchTimetableQuery = z.strictObject({ category: categorySchema });

/** Answer of `timetable`; what comes in the order in which it starts. */
export const matchTimetableReply = matchNames.extend({
  running: z.array(runningMatch).max(20),
  coming: z.array(comingMatch).max(20),
  last: z.array(endedMatch).max(10),
});

/** What `results` takes in its query. */
export const matchResultsQuery = z.strictObject({
  category: categorySchema,
  page: z.coerce.number().int().min(1).max(100_000),
  pageSize: z.coerce.number().int().min(1).max(MOST_RESULTS),
});

/** Answer of `results`: how many there are, and those of the page. */
export const matchResultsReply = matchNames.extend({
  totalCount: z.int().min(0),
  results: z.array(endedMatch).max(MOST_RESULTS),
});

/** A kind of matches, as an operator shows them together. */
export type MatchCategory = z.infer<typeof categorySchema>;
/** A name in each language. */
export type MatchWords = z.infer<typeof words>;
/** How a match stands. */
export type MatchState = z.infer<typeof matchState>;
/** A match to come. */
export type ComingMatch = z.infer<typeof comingMatch>;
/** A match that runs. */
export type RunningMatch = z.infer<typeof runningMatch>;
/** A match that is over. */
export type EndedMatch = z.infer<typeof endedMatch>;
/** Names behind codes. */
export type MatchNames = z.infer<typeof matchNames>;
/** Answer of `timetable`. */
export type MatchTimetableReply = z.infer<typeof matchTimetableReply>;
/** Answer of `results`. */
export type MatchResultsReply = z.infer<typeof matchResultsReply>;
