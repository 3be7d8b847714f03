import { z } from '@hono/zod-openapi';
import { DEPOSIT_STATES, REPORT_ODDITIES, REPORT_STATES } from '../constants.ts';
import { AT, DONE } from '../document/example-shapes.ts';
import { momentSchema } from '../shapes.ts';
import { defineConsoleEndpoint } from './console-endpoint.ts';
import { doneReply, pageLimit, reasonText, siteParam } from './console-shapes.ts';

const one = z.object({ site: siteParam, reportId: z.string().min(1).max(64) });

/** What a channel told of a payment, in its own figures. */
const reportSchema = z.object({
  reportId: z.string(),
  oddity: z.enum(REPORT_ODDITIES),
  state: z.enum(REPORT_STATES),
  reference: z
    .string()
    .openapi({ description: 'The number of the deposit that the channel names' }),
  cashierReference: z.string().openapi({ description: 'The channel’s own number' }),
  status: z.string(),
  amountMinor: z.int().openapi({ description: 'What was paid, with the channel’s fee' }),
  currency: z.string(),
  times: z.int().openapi({ description: 'How often it was told' }),
  occurredAt: momentSchema,
  receivedAt: momentSchema,
  creditedBy: z.string().optional().openapi({ description: 'The deposit made for it by hand' }),
  closedAt: momentSchema.optional(),
  closedBy: z.string().optional(),
  note: z.string().optional(),
});

const REPORT = {
  reportId: 'r-1',
  oddity: 'unknown' as const,
  state: 'open' as const,
  reference: 'D-261120-7K3M9Q2X4V',
  cashierReference: 'C-77120',
  status: 'paid',
  amountMinor: 100_000,
  currency: 'BDT',
  times: 1,
  occurredAt: AT,
  receivedAt: AT,
};

/** What is known here of the deposit, beside what the channel told. */
const fullSchema = reportSchema.extend({
  deposit: z
    .object({
      memberId: z.string(),
      channel: z.string(),
      state: z.enum(DEPOSIT_STATES),
      amountMinor: z.int(),
      feeMinor: z.int(),
      steps: z.array(z.object({ state: z.enum(DEPOSIT_STATES), at: momentSchema })),
      checkedAt: momentSchema.optional(),
    })
    .optional(),
  proposalId: z
    .string()
    .optional()
    .openapi({ description: 'A credit waits for a second operator' }),
});

/** Reads what channels told of payments that went another way than they should (OPS-49). */
export const listReports = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/deposits/reports',
  summary: 'Payments that are unmatched, late, doubled or failed',
  permission: 'deposits.read',
  request: {
    params: z.object({ site: siteParam }),
    query: z.object({
      state: z.enum(REPORT_STATES).default('open'),
      oddity: z.enum(REPORT_ODDITIES).optional(),
      cursor: z.string().max(200).optional(),
      limit: pageLimit,
    }),
  },
  reply: z.object({ list: z.array(reportSchema), next: z.string().optional() }),
  errors: ['operators.unknown_target'],
  example: { parameters: { site: 'khela' }, reply: { list: [REPORT] } },
});

/** Counts the reports that wait for an operator; the count ends at 1,000. */
export const countReports = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/deposits/reports/counts',
  summary: 'How many odd payments wait for an operator',
  permission: 'deposits.read',
  request: { params: z.object({ site: siteParam }) },
  reply: z.object({ value: z.object({ open: z.int() }) }),
  errors: ['operators.unknown_target'],
  example: { parameters: { site: 'khela' }, reply: { value: { open: 4 } } },
});

/** Reads one report with the deposit as it is known here. */
export const readReport = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/deposits/reports/{reportId}',
  summary: 'What the channel told of a payment beside what is known here',
  permission: 'deposits.read',
  request: { params: one },
  reply: z.object({ value: fullSchema }),
  errors: ['operators.unknown_target'],
  example: { parameters: { site: 'khela', reportId: 'r-1' }, reply: { value: REPORT } },
});

/** Asks the channel again, takes its answer over as if it had called, and answers how it is then. */
export const askChannel = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/deposits/reports/{reportId}/question',
  summary: 'Asks the channel about a payment again',
  permission: 'deposits.decide',
  request: { params: one },
  reply: z.object({ value: fullSchema }),
  errors: ['operators.unknown_target', 'operators.channel_silent', 'operators.channel_unknown'],
  example: { parameters: { site: 'khela', reportId: 'r-1' }, reply: { value: REPORT } },
});

/** Closes a report whose money the channel has paid back to who paid. Nothing is posted. */
export const returnReport = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/deposits/reports/{reportId}/return',
  summary: 'Closes a payment that the channel paid back',
  permission: 'deposits.decide',
  stepUp: true,
  request: { params: one, body: z.object({ reason: reasonText }) },
  reply: doneReply,
  errors: ['operators.unknown_target', 'operators.decided_before'],
  example: {
    parameters: { site: 'khela', reportId: 'r-1' },
    request: { reason: 'The channel paid it back on 21 November.' },
    reply: DONE,
  },
});

/** Credits a payment to a member by hand. It is always a proposal, and posts one journal. */
export const creditReport = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/deposits/reports/{reportId}/credit',
  summary: 'Credits a payment to a member by hand',
  permission: 'deposits.decide',
  stepUp: true,
  fourEyes: true,
  request: {
    params: one,
    body: z.object({
      memberId: z.string().min(1).max(64),
      channel: z.string().min(1).max(40),
      reason: reasonText,
    }),
  },
  reply: doneReply,
  errors: [
    'operators.unknown_target',
    'operators.decided_before',
    'operators.not_paid',
    'operators.not_payer',
    'operators.reference_credited',
    'operators.note_missing',
  ],
  example: {
    parameters: { site: 'khela', reportId: 'r-1' },
    request: { memberId: 'm-1', channel: 'shapla', reason: 'The receipt of the channel was seen.' },
    reply: DONE,
  },
});
