import { z } from '@hono/zod-openapi';
import { CONTRACT_KINDS, CONTRACT_STATES } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT, CONTRACT } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { currencySchema, languageSchema, minorSchema, momentSchema } from '../../shapes.ts';
import { contractTermsSchema } from './agent.ts';

const kindSchema = z.enum(CONTRACT_KINDS);

const listedContractSchema = z
  .object({
    contractId: z.string(),
    kind: kindSchema,
    state: z.enum(CONTRACT_STATES),
    offeredBy: z.string(),
    offeredTo: z.string(),
    terms: contractTermsSchema,
    offeredAt: momentSchema,
    answeredAt: momentSchema.optional(),
    endedAt: momentSchema.optional(),
    device: z.string().optional().openapi({ description: 'User agent of the answer' }),
    textHash: z.string().optional().openapi({ description: 'Of an answered contract' }),
  })
  .openapi('ListedContract');
const LISTED = {
  contractId: 'contract-1',
  kind: 'salary',
  state: 'accepted',
  offeredBy: 'agent_karim',
  offeredTo: 'sumon_ctg',
  terms: CONTRACT.terms,
  offeredAt: AT,
  answeredAt: AT,
  device: 'Mozilla/5.0',
  textHash: CONTRACT.textHash,
};
const listReply = z.object({ value: z.object({ contracts: z.array(listedContractSchema) }) });

/** Reads the newest 50 contracts that the caller was offered, of every kind and state (AGENTX-05). */
export const listContracts = defineEndpoint({
  noun: 'agent',
  method: 'get',
  path: PATHS.agent.contractHistory,
  summary: 'Every contract that the caller was offered',
  reply: listReply,
  errors: ['session.role'],
  options: { access: 'member' },
  example: { reply: { value: { contracts: [LISTED] } } },
});

const simulatedPeriod = z.object({
  from: momentSchema,
  to: momentSchema,
  baseMinor: minorSchema.openapi({
    description: 'What the contract counts from, after deductions',
  }),
  offeredMinor: minorSchema,
  nowMinor: minorSchema.optional(),
});

const simulationSchema = z
  .object({
    contractId: z.string(),
    currency: currencySchema,
    period: contractTermsSchema.shape.period,
    offeredMinor: minorSchema,
    nowMinor: minorSchema
      .optional()
      .openapi({ description: 'Under the contract in force; absent without one' }),
    now: contractTermsSchema.optional(),
    periods: z.array(simulatedPeriod).openapi({ description: 'Oldest first; all are over' }),
  })
  .openapi('ContractSimulation');

const SIMULATION = {
  contractId: 'contract-1',
  currency: 'BDT',
  period: 'day',
  offeredMinor: 180_000,
  periods: [{ from: AT, to: AT, baseMinor: 36_000_000, offeredMinor: 180_000 }],
};

/**
 * Reckons the offered contract of a kind on the caller's own last periods, beside the contract in force, each as a settlement would. `change`
 * is what the figures are changed by, in per cent.
 */
export const simulateContract = defineEndpoint({
  noun: 'agent',
  method: 'get',
  path: PATHS.agent.simulation,
  summary: 'The offered contract on the own last periods',
  request: {
    params: z.object({ kind: kindSchema }),
    query: z.object({ change: z.enum(['-10', '0', '10']).default('0') }),
  },
  reply: z.object({ value: simulationSchema }),
  errors: ['agent.contract_not_found', 'session.role'],
  options: { access: 'member' },
  example: { parameters: { kind: 'salary' }, reply: { value: SIMULATION } },
});

/** The terms of an offer; the currency is the site's. */
const offeredTermsSchema = contractTermsSchema.omit({ currency: true });
const offerBody = z.object({
  memberId: z.string().min(1).max(64),
  kind: kindSchema,
  terms: offeredTermsSchema,
});
const { currency: _currency, ...TERMS } = CONTRACT.terms;
const OFFER = { memberId: '01KB6X0000ABCDEFGHJKMNPQRS', kind: 'salary', terms: TERMS };
const offerErrors = [
  'agent.member_not_found',
  'agent.no_contracts',
  'agent.terms_invalid',
  'session.role',
] as const;

/**
 * Shows what an offer would say, in the receiver's language, and what it would have cost in the receiver's last periods. Offers nothing.
 */
export const previewOffer = defineEndpoint({
  noun: 'agent',
  method: 'post',
  path: PATHS.agent.offerPreview,
  summary: 'The text and the past cost of a contract before it is offered',
  request: { body: offerBody },
  reply: z.object({
    value: z
      .object({
        account: z.string(),
        text: z.string(),
        textHash: z.string(),
        textLanguage: languageSchema,
        currency: currencySchema,
        isPaidBySite: z.boolean().openapi({ description: 'False: paid from the own cash' }),
        costMinor: minorSchema,
        commissionMinor: minorSchema
          .optional()
          .openapi({ description: 'What the line brought in the same time; only for days' }),
        periods: z.array(
          z.object({ from: momentSchema, to: momentSchema, amountMinor: minorSchema }),
        ),
      })
      .openapi('OfferPreview'),
  }),
  errors: offerErrors,
  options: { access: 'agent' },
  example: {
    request: OFFER,
    reply: {
      value: {
        account: 'sumon_ctg',
        text: CONTRACT.text,
        textHash: CONTRACT.textHash,
        textLanguage: 'en',
        currency: 'BDT',
        isPaidBySite: false,
        costMinor: 60_000,
        commissionMinor: 178_800,
        periods: [{ from: AT, to: AT, amountMinor: 60_000 }],
      },
    },
  },
});

/**
 * Offers a contract to a member of the direct downline (AGENTX-05). It takes the place of an offer of the same kind that still waits. The
 * same key with the same body offers once.
 */
export const offerContract = defineEndpoint({
  noun: 'agent',
  method: 'post',
  path: PATHS.agent.offers,
  summary: 'Offers a contract to a member of the direct downline',
  request: { body: offerBody },
  reply: z.object({ value: listedContractSchema }),
  errors: [...offerErrors, 'request.conflict'],
  options: { access: 'agent', idempotent: true },
  example: {
    request: OFFER,
    reply: {
      value: {
        contractId: 'contract-1',
        kind: 'salary',
        state: 'offered',
        offeredBy: 'agent_karim',
        offeredTo: 'sumon_ctg',
        terms: CONTRACT.terms,
        offeredAt: AT,
      },
    },
  },
});

/** Reads the newest 50 contracts that the caller offered, to everybody or to one member. */
export const listOffers = defineEndpoint({
  noun: 'agent',
  method: 'get',
  path: PATHS.agent.offers,
  summary: 'Every contract that the caller offered',
  request: { query: z.object({ memberId: z.string().min(1).max(64).optional() }) },
  reply: listReply,
  errors: ['session.role'],
  options: { access: 'agent' },
  example: { reply: { value: { contracts: [LISTED] } } },
});

/**
 * Withdraws an offer that waits, or ends a contract in force with the end of this day. Ending one again changes nothing.
 */
export const endOffer = defineEndpoint({
  noun: 'agent',
  method: 'post',
  path: PATHS.agent.offerEnd,
  summary: 'Withdraws an offer, or ends a contract that the caller offered',
  request: { params: z.object({ contractId: z.string().min(1).max(64) }) },
  reply: z.object({ value: listedContractSchema }),
  errors: ['agent.contract_not_found', 'agent.contract_answered', 'session.role'],
  options: { access: 'agent' },
  example: {
    parameters: { contractId: 'contract-1' },
    reply: { value: { ...LISTED, state: 'ended', endedAt: AT } },
  },
});
