import { z } from '@hono/zod-openapi';
import { GAME_TYPES } from '../../constants.ts';
import type { GameType } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { PATHS } from '../../paths.ts';

const rate = z.int().min(0).max(10_000);

/** The share of valid bets per game type. */
export const ratesSchema = z
  .strictObject(
    Object.fromEntries(GAME_TYPES.map((type) => [type, rate])) as Record<GameType, typeof rate>,
  )
  .openapi('AgentRates', { description: 'Basis points of the valid bets: 100 are one per cent' });

const daySchema = z.iso.date().openapi({ description: "Date in the site's time zone" });
const nextRates = z.object({ rates: ratesSchema, fromDay: daySchema });

/** A member of the direct downline with the rates that it was given. */
const rateLineSchema = z
  .object({
    memberId: z.string(),
    account: z.string(),
    isAgent: z.boolean(),
    rates: ratesSchema,
    kept: ratesSchema.openapi({ description: "What stays of the caller's own rates" }),
    next: nextRates.optional().openapi({ description: 'Rates that begin later' }),
  })
  .openapi('AgentRateLine');

const RATES = { RNG: 80, LIVE: 60, FISH: 70, PVP: 50, SPORTS: 50, LOTT: 40, ELOTT: 40 };
const GIVEN = { RNG: 45, LIVE: 35, FISH: 35, PVP: 30, SPORTS: 25, LOTT: 20, ELOTT: 20 };
const KEPT = { RNG: 35, LIVE: 25, FISH: 35, PVP: 20, SPORTS: 25, LOTT: 20, ELOTT: 20 };
const LINE = {
  memberId: '01KB6X0000ABCDEFGHJKMNPQRS',
  account: 'sumon_ctg',
  isAgent: true,
  rates: GIVEN,
  kept: KEPT,
};

/** Reads the caller's own rates, and a page of the rates given to the direct downline, by account (AGENTX-04). */
export const readRates = defineEndpoint({
  noun: 'agent',
  method: 'get',
  path: PATHS.agent.rates,
  summary: 'The own rates and those given to the direct downline',
  request: {
    query: z.object({
      kind: z
        .enum(['agents', 'players'])
        .default('agents')
        .openapi({ description: 'Which part of the direct downline' }),
      after: z
        .string()
        .max(64)
        .default('')
        .openapi({ description: 'next of the page before; empty for the first page' }),
    }),
  },
  reply: z.object({
    value: z.object({
      own: z.object({
        rates: ratesSchema,
        since: daySchema.optional(),
        givenBy: z.string().optional().openapi({ description: 'Account of the agent above' }),
        next: nextRates.optional(),
      }),
      lines: z.array(rateLineSchema),
      next: z.string().optional().openapi({ description: 'Absent on the last page' }),
    }),
  }),
  errors: ['session.role'],
  options: { access: 'agent' },
  example: {
    reply: {
      value: { own: { rates: RATES, since: '2026-01-02', givenBy: 'kazi_ho' }, lines: [LINE] },
    },
  },
});

const memberParams = z.object({ memberId: z.string().min(1).max(64) });
const lineReply = z.object({
  value: z
    .object({
      ...rateLineSchema.shape,
      most: ratesSchema.openapi({ description: 'The highest rates that the caller can give' }),
      history: z.array(nextRates).openapi({ description: 'Newest first' }),
    })
    .openapi('AgentRateDetail'),
});
const DETAIL = { ...LINE, most: RATES, history: [{ rates: GIVEN, fromDay: '2026-02-01' }] };

/** Reads the rates of one member of the direct downline, with their history; anybody else is unknown. */
export const readGivenRates = defineEndpoint({
  noun: 'agent',
  method: 'get',
  path: PATHS.agent.givenRates,
  summary: 'The rates given to one member of the direct downline',
  request: { params: memberParams },
  reply: lineReply,
  errors: ['agent.member_not_found', 'session.role'],
  options: { access: 'agent' },
  example: { parameters: { memberId: LINE.memberId }, reply: { value: DETAIL } },
});

/**
 * Gives rates to a member of the direct downline, from the next day of the site's time zone on; a second change before
 * that day replaces the first. `agent.rate_too_high` names the first rate above the caller's own.
 */
export const giveRates = defineEndpoint({
  noun: 'agent',
  method: 'put',
  path: PATHS.agent.givenRates,
  summary: 'Gives rates to a member of the direct downline',
  request: { params: memberParams, body: z.object({ rates: ratesSchema }) },
  reply: lineReply,
  errors: ['agent.member_not_found', 'agent.rate_too_high', 'session.role'],
  options: { access: 'agent' },
  example: {
    parameters: { memberId: LINE.memberId },
    request: { rates: GIVEN },
    reply: { value: DETAIL },
  },
});
