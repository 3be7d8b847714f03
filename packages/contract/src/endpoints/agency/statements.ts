import { z } from '@hono/zod-openapi';
import { CONTRACT_KINDS, SETTLEMENT_STATES } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT, CONTRACT } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { currencySchema, gameTypeSchema, minorSchema, momentSchema } from '../../shapes.ts';
import { contractTermsSchema, contractTierSchema } from './agent.ts';

const monthSchema = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
  .openapi({ description: "Calendar month in the site's time zone" });
const receiptSchema = z
  .string()
  .optional()
  .openapi({ description: 'Receipt number of the journal' });

const statementLineSchema = z.object({
  kind: z.enum(['agent', 'players', 'self']).openapi({
    description: 'One agent with everybody below, all direct players, or the own bets',
  }),
  memberId: z.string().optional(),
  account: z.string().optional(),
  members: z.int().min(0).openapi({ description: 'Members of the line as it is now' }),
  validBetsMinor: minorSchema,
  commissionMinor: minorSchema,
  entries: z.array(
    z.object({
      gameType: gameTypeSchema,
      differenceBasisPoints: z.int(),
      validBetsMinor: minorSchema,
      commissionMinor: minorSchema,
    }),
  ),
});

/** A month of an agent's commission. */
const statementSchema = z
  .object({
    month: monthSchema,
    months: z.array(monthSchema).openapi({ description: 'Months with a statement, newest first' }),
    isRunning: z.boolean(),
    currency: currencySchema,
    totalMinor: minorSchema,
    paidMinor: minorSchema,
    dueMinor: minorSchema.openapi({ description: 'Frozen and not paid yet' }),
    openMinor: minorSchema.openapi({ description: 'Of days that are not frozen yet' }),
    leftOutMinor: minorSchema.openapi({ description: 'Bets of closed and excluded members' }),
    types: z.array(
      z.object({
        gameType: gameTypeSchema,
        validBetsMinor: minorSchema,
        commissionMinor: minorSchema,
      }),
    ),
    lines: z.array(statementLineSchema),
    days: z
      .array(
        z.object({
          day: z.iso.date(),
          amountMinor: minorSchema,
          state: z.enum(SETTLEMENT_STATES),
          receiptNumber: receiptSchema,
        }),
      )
      .openapi({ description: 'The frozen days, newest first' }),
  })
  .openapi('AgentStatement');

/**
 * Reads the commission of a calendar month, by game type and by line (AGENTX-04). Frozen days are read as they were settled; days of
 * the month that are not frozen yet are counted now.
 */
export const readStatement = defineEndpoint({
  noun: 'agent',
  method: 'get',
  path: PATHS.agent.statement,
  summary: 'The own commission of a month',
  request: {
    query: z.object({
      month: monthSchema.optional().openapi({ description: 'By default this one' }),
    }),
  },
  reply: z.object({ value: statementSchema }),
  errors: ['session.role'],
  options: { access: 'agent' },
  example: {
    reply: {
      value: {
        month: '2026-11',
        months: ['2026-11'],
        isRunning: true,
        currency: 'BDT',
        totalMinor: 980_000,
        paidMinor: 980_000,
        dueMinor: 0,
        openMinor: 0,
        leftOutMinor: 0,
        types: [{ gameType: 'RNG', validBetsMinor: 280_000_000, commissionMinor: 980_000 }],
        lines: [
          {
            kind: 'agent',
            memberId: '01KB6X0000ABCDEFGHJKMNPQRS',
            account: 'sumon_ctg',
            members: 92,
            validBetsMinor: 280_000_000,
            commissionMinor: 980_000,
            entries: [
              {
                gameType: 'RNG',
                differenceBasisPoints: 35,
                validBetsMinor: 280_000_000,
                commissionMinor: 980_000,
              },
            ],
          },
        ],
        days: [
          {
            day: '2026-11-20',
            amountMinor: 980_000,
            state: 'paid',
            receiptNumber: 'K6XW-06TN-4RPS',
          },
        ],
      },
    },
  },
});

const kindSchema = z.enum(CONTRACT_KINDS);
const settlementShape = {
  settlementId: z.string(),
  kind: kindSchema,
  contractId: z.string(),
  periodFrom: momentSchema,
  periodTo: momentSchema.openapi({ description: 'The first moment after the period' }),
  currency: currencySchema,
  amountMinor: minorSchema,
  state: z.enum(SETTLEMENT_STATES),
  receiptNumber: receiptSchema,
  paidAt: momentSchema.optional(),
};
const settlementRowSchema = z.object(settlementShape).openapi('AgentSettlementRow');

/** A settled period of a contract, with everything that it was reckoned from. */
const settlementSchema = z
  .object({
    ...settlementShape,
    frozenAt: momentSchema,
    offeredBy: z.string(),
    textHash: z.string(),
    terms: contractTermsSchema,
    figures: z.object({
      validBetsMinor: minorSchema,
      leftOutMinor: minorSchema,
      leftOutMembers: z.int().min(0),
      wonMinor: minorSchema,
      depositsMinor: minorSchema,
      activeMembers: z.int().min(0),
    }),
    deductions: z.array(
      z.object({ kind: contractTermsSchema.shape.deductions.element, amountMinor: minorSchema }),
    ),
    grossMinor: minorSchema,
    carriedInMinor: minorSchema,
    baseMinor: minorSchema,
    tier: contractTierSchema.optional(),
    isActiveEnough: z.boolean(),
    carriedOutMinor: minorSchema,
  })
  .openapi('AgentSettlement');

const ROW = {
  settlementId: 'SA-2026-11-19-contract-1',
  kind: 'salary',
  contractId: 'contract-1',
  periodFrom: '2026-11-18T18:00:00.000Z',
  periodTo: '2026-11-19T18:00:00.000Z',
  currency: 'BDT',
  amountMinor: 60_000,
  state: 'paid',
  receiptNumber: 'K6XW-06TN-4RPS',
  paidAt: AT,
};

/** Reads the settled periods of the caller's contracts of a kind, newest first. */
export const listSettlements = defineEndpoint({
  noun: 'agent',
  method: 'get',
  path: PATHS.agent.settlements,
  summary: 'The settled periods of the own contracts of a kind',
  request: {
    query: z.object({
      kind: kindSchema,
      before: momentSchema
        .optional()
        .openapi({ description: 'next of the page before; absent for the first page' }),
    }),
  },
  reply: z.object({
    value: z.object({
      settlements: z.array(settlementRowSchema),
      next: momentSchema.optional().openapi({ description: 'Absent on the last page' }),
    }),
  }),
  errors: ['session.role'],
  options: { access: 'member' },
  example: { parameters: { kind: 'salary' }, reply: { value: { settlements: [ROW] } } },
});

/** Reads one settled period with its frozen inputs; that of another member is not found (AGENTX-06). */
export const readSettlement = defineEndpoint({
  noun: 'agent',
  method: 'get',
  path: PATHS.agent.settlement,
  summary: 'One settled period with its frozen inputs',
  request: { params: z.object({ settlementId: z.string().min(1).max(128) }) },
  reply: z.object({ value: settlementSchema }),
  errors: ['agent.settlement_not_found', 'session.role'],
  options: { access: 'member' },
  example: {
    parameters: { settlementId: ROW.settlementId },
    reply: {
      value: {
        ...ROW,
        frozenAt: AT,
        offeredBy: CONTRACT.offeredBy,
        textHash: CONTRACT.textHash,
        terms: CONTRACT.terms,
        figures: {
          validBetsMinor: 12_000_000,
          leftOutMinor: 0,
          leftOutMembers: 0,
          wonMinor: 11_000_000,
          depositsMinor: 2_000_000,
          activeMembers: 7,
        },
        deductions: [{ kind: 'bonus', amountMinor: 0 }],
        grossMinor: 12_000_000,
        carriedInMinor: 0,
        baseMinor: 12_000_000,
        tier: { fromMinor: 1_000_000, rateBasisPoints: 50 },
        isActiveEnough: true,
        carriedOutMinor: 0,
      },
    },
  },
});
