import { z } from '@hono/zod-openapi';
import { EXCLUSION_MONTHS, LIMIT_KINDS, LIMIT_PERIODS, TIME_OUT_DAYS } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT, DONE } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { currencySchema, minorSchema, momentSchema } from '../../shapes.ts';

/** What a limit admits, or null for none. */
const limitAmountSchema = z
  .int()
  .min(0)
  .max(1_000_000_000_000)
  .nullable()
  .openapi({ description: 'Minor units, for `session` minutes; null for no limit' });

const limitNames = { kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS) };

/** One limit of the member, its use so far, and the higher one that waits for a confirmation. */
export const memberLimitSchema = z
  .object({
    ...limitNames,
    amount: limitAmountSchema,
    /** In the unit of `amount`. A loss below zero is a gain. */
    used: z.int(),
    waiting: z
      .object({
        amount: limitAmountSchema,
        askedAt: momentSchema,
        confirmableFrom: momentSchema,
      })
      .optional(),
  })
  .openapi('MemberLimit');

/** What the screen of responsible play shows a member (MEMBERX-08). */
export const safetyOverviewSchema = z
  .object({
    currency: currencySchema,
    /** How many hours lie between asking for a higher limit and confirming it. */
    raiseWaitHours: z.int(),
    /** Every kind with every period, in the order of the lists. */
    limits: z.array(memberLimitSchema),
    /** Until when the member pauses; absent without a time-out. */
    timeOutUntil: momentSchema.optional(),
  })
  .openapi('SafetyOverview');

const OVERVIEW = {
  currency: 'BDT',
  raiseWaitHours: 24,
  limits: [
    {
      kind: 'deposit',
      period: 'week',
      amount: 2_000_000,
      used: 1_680_000,
      waiting: {
        amount: 3_000_000,
        askedAt: '2026-11-20T04:15:00.000Z',
        confirmableFrom: '2026-11-21T04:15:00.000Z',
      },
    },
  ],
} as const;

const reply = z.object({ value: safetyOverviewSchema });
const example = { reply: { value: OVERVIEW } };
const WEEKLY_DEPOSITS = { kind: 'deposit', period: 'week' } as const;

/** Reads the limits of the member with their use so far. */
export const readSafety = defineEndpoint({
  noun: 'safety',
  method: 'get',
  path: PATHS.safety.overview,
  summary: 'The limits of the member, with their use so far',
  reply,
  options: { access: 'member' },
  example,
});

/**
 * Sets a limit. A first or a lower one counts from now on. A higher one, or none, waits: the old one stays until the
 * member confirms the new one, which is possible after the hours of `raiseWaitHours`. Asking again begins a new wait.
 */
export const setLimit = defineEndpoint({
  noun: 'safety',
  method: 'put',
  path: PATHS.safety.limits,
  summary: 'Sets a limit: lower at once, higher after a wait and a confirmation',
  request: { body: z.object({ ...limitNames, amount: limitAmountSchema }) },
  reply,
  options: { access: 'member' },
  example: { request: { ...WEEKLY_DEPOSITS, amount: 3_000_000 }, ...example },
});

/** Confirms the higher limit that has waited long enough. */
export const confirmRaise = defineEndpoint({
  noun: 'safety',
  method: 'post',
  path: PATHS.safety.raise,
  summary: 'Confirms a higher limit after its wait',
  request: { body: z.object(limitNames) },
  reply,
  errors: ['safety.nothing_waits', 'safety.raise_too_early'],
  options: { access: 'member' },
  example: { request: WEEKLY_DEPOSITS, ...example },
});

/** Takes back the wish for a higher limit. */
export const withdrawRaise = defineEndpoint({
  noun: 'safety',
  method: 'delete',
  path: PATHS.safety.raise,
  summary: 'Takes back the wish for a higher limit',
  request: { query: z.object(limitNames) },
  reply,
  errors: ['safety.nothing_waits'],
  options: { access: 'member' },
  example: { parameters: WEEKLY_DEPOSITS, ...example },
});

/**
 * Begins a time-out at once: no play, no deposits. Games that are open take no further bet, and rounds that are open end
 * as usual. It cannot be shortened; a longer one may be added.
 */
export const takeTimeOut = defineEndpoint({
  noun: 'safety',
  method: 'post',
  path: PATHS.safety.timeOut,
  summary: 'Pauses for a number of days',
  request: { body: z.object({ days: z.union(TIME_OUT_DAYS.map((days) => z.literal(days))) }) },
  reply,
  options: { access: 'member' },
  example: { request: { days: 7 }, reply: { value: { ...OVERVIEW, timeOutUntil: AT } } },
});

/**
 * Excludes the member at once, for months or for good: every session ends, no sign-in opens another one before the end,
 * and nobody can shorten it. Needs a proof of the last five minutes. Rounds that are open end as usual.
 */
export const excludeSelf = defineEndpoint({
  noun: 'safety',
  method: 'post',
  path: PATHS.safety.exclusion,
  summary: 'Excludes the member from playing here',
  request: {
    body: z.object({
      months: z
        .union(EXCLUSION_MONTHS.map((months) => z.literal(months)))
        .nullable()
        .openapi({ description: 'null for good' }),
    }),
  },
  reply: z.object({ value: z.literal(true) }),
  errors: ['security.step_up_required'],
  options: { access: 'member' },
  example: { request: { months: 12 }, reply: DONE },
});

/**
 * Reads how long and with what result the member has played since a moment, for a reminder over the game. A moment more
 * than a day ago counts as a day ago.
 */
export const readPlay = defineEndpoint({
  noun: 'safety',
  method: 'get',
  path: PATHS.safety.play,
  summary: 'What the member has played since a moment',
  request: { query: z.object({ from: momentSchema }) },
  reply: z.object({
    value: z.object({
      /** The moment from which was counted. */
      from: momentSchema,
      /** Minutes in which a stake was taken. */
      minutes: z.int().min(0),
      stakedMinor: minorSchema,
      /** Payouts less stakes; below zero for a loss. The stake of an open round counts as lost. */
      netMinor: minorSchema,
      currency: currencySchema,
    }),
  }),
  options: { access: 'member' },
  example: {
    parameters: { from: AT },
    reply: {
      value: { from: AT, minutes: 42, stakedMinor: 250_000, netMinor: -35_000, currency: 'BDT' },
    },
  },
});
