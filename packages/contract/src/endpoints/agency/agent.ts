import { z } from '@hono/zod-openapi';
import {
  CONTRACT_ANSWERS,
  CONTRACT_BASES,
  CONTRACT_DEDUCTIONS,
  CONTRACT_KINDS,
  CONTRACT_PERIODS,
  CONTRACT_STATES,
} from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT, CONTRACT, LANGUAGE } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { currencySchema, languageSchema, minorSchema, momentSchema } from '../../shapes.ts';

const NO_REQUEST = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };

/**
 * Pending contract requests (ENTITY-11); a value that is not empty is pending (AGENT-11): it is the id of the contract
 * that waits for an answer. Each of the three calls fills in its own and leaves the other two empty.
 */
export const contractRequestSchema = z.object({
  dailysalreqtype: z.string(),
  divtypecompperiodreq: z.string(),
  contracthoursalreq: z.string(),
});

const requestReply = z.object({ value: contractRequestSchema });

/** Reads the pending daily-salary contract request (API-24). */
export const readSalaryRequest = defineEndpoint({
  noun: 'agent',
  method: 'get',
  path: PATHS.agent.salaryRequest,
  summary: 'The pending daily-salary contract request',
  reply: requestReply,
  options: { access: 'session' },
  example: {
    reply: { value: { ...NO_REQUEST, dailysalreqtype: 'contract-1' } },
  },
});

/** Reads the pending dividend contract request (API-60). */
export const readDividendRequest = defineEndpoint({
  noun: 'agent',
  method: 'get',
  path: PATHS.agent.dividendRequest,
  summary: 'The pending dividend contract request',
  reply: requestReply,
  options: { access: 'session' },
  example: { reply: { value: NO_REQUEST } },
});

/** Reads the pending hourly-salary contract request (API-61). */
export const readHourlyRequest = defineEndpoint({
  noun: 'agent',
  method: 'get',
  path: PATHS.agent.hourlyRequest,
  summary: 'The pending hourly-salary contract request',
  reply: requestReply,
  options: { access: 'session' },
  example: { reply: { value: NO_REQUEST } },
});

/** A step of a contract: from this much of the base on, a share of the base or a fixed amount is paid. */
export const contractTierSchema = z.union([
  z.object({
    fromMinor: minorSchema.min(0),
    rateBasisPoints: z.int().min(0).max(10_000).openapi({ description: '100 are one per cent' }),
  }),
  z.object({ fromMinor: minorSchema.min(0), amountMinor: minorSchema.min(0) }),
]);

/** What a contract promises, as data (AGENTX-05). The highest step that the base reaches counts for the whole base. */
export const contractTermsSchema = z
  .object({
    base: z.enum(CONTRACT_BASES),
    period: z.enum(CONTRACT_PERIODS),
    currency: currencySchema,
    tiers: z.array(contractTierSchema).min(1).max(20),
    minActiveMembers: z
      .int()
      .min(0)
      .openapi({ description: 'Fewer active members: nothing is paid' }),
    deductions: z.array(z.enum(CONTRACT_DEDUCTIONS)),
    carriesLoss: z
      .boolean()
      .openapi({ description: 'A base below zero lowers that of the next period' }),
    validFrom: z.iso.date().openapi({ description: "Date in the site's time zone" }),
  })
  .openapi('ContractTerms');

/** A contract as its receiver reads it. */
export const contractSchema = z
  .object({
    contractId: z.string(),
    kind: z.enum(CONTRACT_KINDS),
    state: z.enum(CONTRACT_STATES),
    offeredBy: z.string().openapi({ description: 'Account of the offering agent' }),
    terms: contractTermsSchema,
    text: z.string().openapi({
      description:
        'The exact text, one sentence a line; of an answered contract, the text that was answered',
    }),
    textHash: z.string().openapi({ description: 'SHA-256 of the text in UTF-8, in hex' }),
    textLanguage: languageSchema,
    offeredAt: momentSchema,
    answeredAt: momentSchema.optional(),
    history: z
      .array(z.object({ contractId: z.string(), state: z.enum(CONTRACT_STATES), at: momentSchema }))
      .openapi({ description: 'What became of the contracts of this kind, newest first' }),
  })
  .openapi('Contract');

const contractParams = z.object({ kind: z.enum(CONTRACT_KINDS) });
const digitsSchema = z.enum(['beng', 'latn']);
const contractReply = z.object({ value: contractSchema });

/** Reads one contract of a kind: the one that waits for an answer, or else the accepted one, or else the last. */
export const readContract = defineEndpoint({
  noun: 'agent',
  method: 'get',
  path: PATHS.agent.contract,
  summary: 'The contract of a kind with its exact text and history',
  request: {
    params: contractParams,
    query: z.object({
      language: languageSchema.default('bn'),
      digits: digitsSchema.optional().openapi({ description: 'Digits of the text' }),
    }),
  },
  reply: contractReply,
  errors: ['agent.contract_not_found', 'session.role'],
  options: { access: 'member' },
  example: {
    parameters: { kind: 'salary', ...LANGUAGE },
    reply: { value: CONTRACT },
  },
});

/**
 * Accepts or refuses the offered contract, as it was read: another offer, or other words, answer
 * `agent.contract_changed`. The same answer again answers the same; another one, `agent.contract_answered`. `language`
 * and `digits` are those that the text was read with.
 */
export const answerContract = defineEndpoint({
  noun: 'agent',
  method: 'post',
  path: PATHS.agent.contractAnswer,
  summary: 'Accepts or refuses the offered contract of a kind',
  request: {
    params: contractParams,
    body: z.object({
      contractId: z.string().min(1).max(64),
      answer: z.enum(CONTRACT_ANSWERS),
      textHash: z.string().regex(/^[0-9a-f]{64}$/),
      language: languageSchema,
      digits: digitsSchema.optional(),
    }),
  },
  reply: contractReply,
  errors: [
    'agent.contract_not_found',
    'agent.contract_changed',
    'agent.contract_answered',
    'agent.contract_ended',
    'session.role',
  ],
  options: { access: 'member' },
  example: {
    parameters: { kind: 'salary' },
    request: {
      contractId: 'contract-1',
      answer: 'accept',
      textHash: CONTRACT.textHash,
      language: 'en',
    },
    reply: { value: { ...CONTRACT, state: 'accepted', answeredAt: AT } },
  },
});

const waitingContractSchema = z
  .object({ contractId: z.string(), kind: z.enum(CONTRACT_KINDS), offeredAt: momentSchema })
  .openapi('WaitingContract');

/** The contracts of every kind that wait for the caller's answer, in the order in which home asks about them (AGENTX-01). */
export const listWaitingContracts = defineEndpoint({
  noun: 'agent',
  method: 'get',
  path: PATHS.agent.contracts,
  summary: 'The contracts that wait for an answer',
  reply: z.object({ value: z.object({ waiting: z.array(waitingContractSchema) }) }),
  errors: ['session.role'],
  options: { access: 'agent' },
  example: {
    reply: { value: { waiting: [{ contractId: 'contract-1', kind: 'salary', offeredAt: AT }] } },
  },
});
