import { z } from '@hono/zod-openapi';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT, LANGUAGE, PAGE } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { integerText, languageSchema, momentSchema, pageSchema } from '../../shapes.ts';

/** The categories whose games may have matches by the clock. */
export const MATCH_CATEGORIES = ['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const;

const sideSchema = z.enum(['home', 'away']);
const countSchema = z.int().min(0);
const pairSchema = z.object({ home: countSchema, away: countSchema });
const hashSchema = z
  .string()
  .max(128)
  .openapi({ description: 'Hexadecimal digits', examples: ['3f'.repeat(32)] });
const namedSchema = z.object({
  code: z
    .string()
    .max(40)
    .openapi({ examples: ['surma-stars'] }),
  name: z.string(),
});

/** How a match stands, by its sport. */
export const matchStateSchema = z
  .discriminatedUnion('sport', [
    z.object({
      sport: z.literal('cricket'),
      phase: z.enum(['innings', 'break', 'ended']),
      overs: z.int().min(1),
      wickets: z.int().min(1),
      innings: z
        .array(
          z.object({
            side: sideSchema,
            runs: countSchema,
            wickets: countSchema,
            balls: countSchema,
          }),
        )
        .max(4)
        .openapi({ description: 'In their order; a side that has not batted has none' }),
      over: z
        .array(z.enum(['0', '1', '2', '3', '4', '5', '6', 'W']))
        .max(6)
        .openapi({ description: 'The balls of the over that runs; W is a wicket' }),
    }),
    z.object({
      sport: z.literal('football'),
      phase: z.enum(['first_half', 'half_time', 'second_half', 'ended']),
      minute: z.int().min(1),
      score: pairSchema,
    }),
    z.object({
      sport: z.literal('esports'),
      phase: z.enum(['map', 'break', 'ended']),
      bestOf: z.int().min(1),
      score: pairSchema.openapi({ description: 'Maps won' }),
      maps: z.array(pairSchema).max(9).openapi({ description: 'Rounds of the maps that are over' }),
      rounds: pairSchema.openapi({ description: 'Rounds of the map that runs' }),
    }),
    z.object({
      sport: z.literal('duel'),
      phase: z.enum(['fight', 'ended']),
      score: pairSchema.openapi({ description: 'Touches; home is the red corner' }),
      exchanges: z.int().min(1),
      over: countSchema.openapi({ description: 'Exchanges that are over' }),
    }),
  ])
  .openapi('MatchState');

const matchFields = z.object({
  competition: namedSchema,
  sport: z.enum(['cricket', 'football', 'esports', 'duel']),
  matchNo: z.int().min(1).openapi({ description: 'Counts the matches of one competition' }),
  home: namedSchema,
  away: namedSchema,
  startsAt: momentSchema,
  commitment: hashSchema.openapi({ description: 'Hash of the seed, published before the match' }),
});

/** A match to come. */
export const comingMatchSchema = matchFields.openapi('ComingMatch');

/** A match that runs. */
export const runningMatchSchema = matchFields
  .extend({
    state: matchStateSchema,
    changesAt: momentSchema.openapi({ description: 'When the state changes next' }),
  })
  .openapi('RunningMatch');

/** A match that is over, with what proves that its result was fixed before. */
export const endedMatchSchema = matchFields
  .extend({
    endedAt: momentSchema,
    state: matchStateSchema,
    winner: sideSchema.openapi({ description: 'Absent when nobody won' }).optional(),
    seed: hashSchema.openapi({
      description: 'What the match follows from, published when it is over',
    }),
  })
  .openapi('EndedMatch');

const aboutSchema = z
  .string()
  .openapi({ description: 'What readers have to know of all these matches' })
  .optional();
const categoryQuery = z.object({
  category: z.enum(MATCH_CATEGORIES),
  language: languageSchema.default('bn'),
});
const MATCH_ERRORS = ['games.matches_silent', 'games.matches_invalid'] as const;

const ABOUT = 'Teams and leagues are made up.';
const MATCH = {
  competition: { code: 'mohona-cup', name: 'Mohona Cup T20' },
  sport: 'cricket' as const,
  matchNo: 12,
  home: { code: 'surma-stars', name: 'Surma Stars' },
  away: { code: 'tista-thunder', name: 'Tista Thunder' },
  startsAt: AT,
  commitment: '9b'.repeat(32),
};
const CRICKET = { sport: 'cricket' as const, overs: 20, wickets: 10 };
const FIRST_INNINGS = { side: 'home' as const, runs: 164, wickets: 7, balls: 120 };
const ENDED = {
  ...MATCH,
  matchNo: 11,
  startsAt: '2026-11-20T08:00:00.000Z',
  endedAt: '2026-11-20T08:50:00.000Z',
  state: {
    ...CRICKET,
    phase: 'ended' as const,
    innings: [FIRST_INNINGS, { side: 'away' as const, runs: 166, wickets: 6, balls: 118 }],
    over: ['1' as const, '0' as const, '4' as const, '4' as const],
  },
  winner: 'away' as const,
  seed: '3f'.repeat(32),
};

/** Reads the matches of a category by the clock. */
export const readMatchTimetable = defineEndpoint({
  noun: 'games',
  method: 'get',
  path: PATHS.matches.timetable,
  summary: 'Matches of a category that run and come, and its last results',
  request: { query: categoryQuery },
  reply: z
    .object({
      serverNow: momentSchema.openapi({ description: 'Clocks count from it' }),
      about: aboutSchema,
      running: z.array(runningMatchSchema),
      coming: z.array(comingMatchSchema).openapi({ description: 'In the order of their start' }),
      last: z.array(endedMatchSchema).openapi({ description: 'Newest first' }),
    })
    .openapi('MatchTimetable'),
  errors: MATCH_ERRORS,
  options: { access: 'public' },
  example: {
    parameters: { category: 'SPORTS', ...LANGUAGE },
    reply: {
      serverNow: AT,
      about: ABOUT,
      running: [
        {
          ...MATCH,
          state: {
            ...CRICKET,
            phase: 'innings' as const,
            innings: [FIRST_INNINGS, { side: 'away' as const, runs: 142, wickets: 3, balls: 104 }],
            over: ['1' as const, '4' as const],
          },
          changesAt: '2026-11-20T09:58:12.000Z',
        },
      ],
      coming: [{ ...MATCH, matchNo: 13, startsAt: '2026-11-20T11:00:00.000Z' }],
      last: [ENDED],
    },
  },
});

/** Reads the results of a category's matches. */
export const listMatchResults = defineEndpoint({
  noun: 'games',
  method: 'get',
  path: PATHS.matches.results,
  summary: 'Results of the matches of a category, newest first',
  request: {
    query: categoryQuery.extend({
      pageNo: integerText(1, 100_000).default(1),
      pageSize: integerText(1, 20).default(10),
    }),
  },
  reply: pageSchema
    .extend({ about: aboutSchema, results: z.array(endedMatchSchema) })
    .openapi('MatchResults'),
  errors: MATCH_ERRORS,
  options: { access: 'public' },
  example: {
    parameters: { category: 'SPORTS', ...LANGUAGE },
    reply: { ...PAGE, about: ABOUT, results: [ENDED] },
  },
});
