import { z } from '@hono/zod-openapi';
import { defineEndpoint } from '../../document/endpoint.ts';
import { PATHS } from '../../paths.ts';
import { currencySchema } from '../../shapes.ts';
import { ratesSchema } from './rates.ts';

const RATES = { RNG: 40, LIVE: 30, FISH: 35, PVP: 25, SPORTS: 25, LOTT: 20, ELOTT: 20 };

/**
 * What the caller can give to a new member: the rules of its username, and the highest rates (AGENTX-03).
 */
export const readMemberRules = defineEndpoint({
  noun: 'agent',
  method: 'get',
  path: PATHS.agent.memberRules,
  summary: 'What a new member of the direct downline can be given',
  reply: z.object({
    value: z.object({
      most: ratesSchema.openapi({ description: 'The highest rates that the caller can give' }),
    }),
  }),
  errors: ['session.role'],
  options: { access: 'agent' },
  example: { reply: { value: { most: RATES } } },
});

/**
 * Creates a member of the caller's direct downline with rates bounded by the caller's own (AGENTX-03). The first
 * password is drawn here and told once. The same key again answers the same member with a new first password, as long as
 * that member has not signed in, so that an answer that was lost can be asked for again.
 */
export const createTeamMember = defineEndpoint({
  noun: 'agent',
  method: 'post',
  path: PATHS.agent.members,
  summary: 'Creates a member of the direct downline',
  request: {
    body: z.object({
      account: z.string().min(1).max(64),
      kind: z.enum(['agent', 'player']),
      rates: ratesSchema,
      isAdult: z.literal(true).openapi({
        description: 'The member told the caller to be of age and to accept the terms',
      }),
    }),
  },
  reply: z.object({
    value: z.object({
      memberId: z.string(),
      account: z.string(),
      password: z.string().openapi({ description: 'Told once; the member changes it' }),
    }),
  }),
  errors: ['auth.fields_invalid', 'auth.username_taken', 'agent.rate_too_high', 'session.role'],
  options: { access: 'agent', idempotent: true },
  example: {
    request: { account: 'farhana_bs', kind: 'agent', rates: RATES, isAdult: true },
    reply: {
      value: {
        memberId: '01KB6X0000ABCDEFGHJKMNPQRS',
        account: 'farhana_bs',
        password: 'mqxkzwtrhbn4',
      },
    },
  },
});

/**
 * Reads both balances before play credits are given (AGENTX-03). Only of the direct downline, and only where the site
 * lets agents give credits.
 */
export const readCredits = defineEndpoint({
  noun: 'agent',
  method: 'get',
  path: PATHS.agent.credits,
  summary: 'Both balances before play credits are given',
  request: { params: z.object({ memberId: z.string().min(1).max(64) }) },
  reply: z.object({
    value: z.object({
      ownCashMinor: z.int().min(0),
      memberCashMinor: z.int().min(0),
      currency: currencySchema,
    }),
  }),
  errors: ['agent.not_downline', 'session.role', 'site.feature_off'],
  options: { access: 'agent' },
  example: {
    parameters: { memberId: '01KB6X0000ABCDEFGHJKMNPQRS' },
    reply: { value: { ownCashMinor: 2_136_050, memberCashMinor: 812_000, currency: 'BDT' } },
  },
});
