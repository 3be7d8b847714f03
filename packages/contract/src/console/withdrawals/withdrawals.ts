import { z } from '@hono/zod-openapi';
import {
  WITHDRAWAL_CHECKS,
  CHECK_RESULTS,
  WITHDRAWAL_FAULTS,
  WITHDRAWAL_STATES,
} from '../../constants.ts';
import { AT, DONE } from '../../document/example-shapes.ts';
import { integerText, momentSchema } from '../../shapes.ts';
import { defineConsoleEndpoint } from '../console-endpoint.ts';
import { doneReply, pageLimit, reasonText, siteParam } from '../console-shapes.ts';

const LATER = '2026-11-21T10:30:00.000Z';
const NUMBER = 'W-26-118402';
const number = z.string().min(1).max(64);
const one = z.object({ site: siteParam, number });
const amountText = integerText(0, 1_000_000_000_000);

const claimSchema = z.object({
  operatorId: z.string(),
  endsAt: momentSchema,
  isMine: z.boolean(),
});

/** A withdrawal as the queue shows it. */
const queuedSchema = z.object({
  number: z.string(),
  memberId: z.string(),
  account: z.string(),
  amountMinor: z.int(),
  currency: z.string(),
  channel: z.string(),
  state: z.enum(WITHDRAWAL_STATES),
  requestedAt: momentSchema,
  lateAt: momentSchema.openapi({ description: 'When a decision is later than the site wants' }),
  isLate: z.boolean(),
  isOfRule: z
    .boolean()
    .openapi({ description: 'The site’s own rule decides, unless it is claimed' }),
  claim: claimSchema.optional(),
  proposalId: z.string().optional().openapi({ description: 'It waits for a second operator' }),
  isStopped: z.boolean().openapi({ description: 'The withdrawals of the member are stopped' }),
  isBeingPaid: z.boolean().openapi({ description: 'The channel has the order, or may have it' }),
  isPayoutLate: z
    .boolean()
    .openapi({ description: 'The channel takes longer than the site waits' }),
});

const QUEUED = {
  number: NUMBER,
  memberId: 'm-1',
  account: 'rafi_88',
  amountMinor: 8_500_000,
  currency: 'BDT',
  channel: 'shapla',
  state: 'reviewing' as const,
  requestedAt: AT,
  lateAt: LATER,
  isLate: false,
  isOfRule: false,
  claim: { operatorId: 'op-1', endsAt: LATER, isMine: true },
  isStopped: false,
  isBeingPaid: false,
  isPayoutLate: false,
};

/** Reads the queue of withdrawals (OPS-52): those that wait or are being paid the oldest first, ended ones the newest first. */
export const listWithdrawals = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/withdrawals',
  summary: 'The withdrawals of a site that wait, are being paid, or have ended',
  permission: 'withdrawals.read',
  request: {
    params: z.object({ site: siteParam }),
    query: z.object({
      queue: z.enum(['waiting', 'paying', 'done']).default('waiting'),
      channel: z.string().min(1).max(40).optional(),
      member: z.string().min(1).max(64).optional(),
      fromMinor: amountText.optional(),
      toMinor: amountText.optional(),
      claimed: z.enum(['mine', 'nobody']).optional(),
      cursor: z.string().max(200).optional(),
      limit: pageLimit,
    }),
  },
  reply: z.object({ list: z.array(queuedSchema), next: z.string().optional() }),
  errors: ['operators.unknown_target'],
  example: { parameters: { site: 'khela' }, reply: { list: [QUEUED] } },
});

/** Counts the withdrawals of a site by what they wait for. */
export const countWithdrawals = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/withdrawals/counts',
  summary: 'How many withdrawals wait, are late, wait for a second operator, or are being paid',
  permission: 'withdrawals.read',
  request: { params: z.object({ site: siteParam }) },
  reply: z.object({
    value: z.object({
      waiting: z.int(),
      waitingMinor: z.int(),
      late: z.int(),
      mine: z.int().openapi({ description: 'Claimed by the caller' }),
      second: z.int().openapi({ description: 'With a proposal that waits' }),
      paying: z.int(),
      payoutLate: z.int(),
    }),
  }),
  errors: ['operators.unknown_target'],
  example: {
    parameters: { site: 'khela' },
    reply: {
      value: {
        waiting: 12,
        waitingMinor: 37_980_000,
        late: 1,
        mine: 2,
        second: 3,
        paying: 3,
        payoutLate: 0,
      },
    },
  },
});

const checkSchema = z.object({
  check: z.enum(WITHDRAWAL_CHECKS),
  result: z.enum(CHECK_RESULTS),
  values: z
    .record(z.string(), z.union([z.string(), z.int()]))
    .openapi({ description: 'What it was judged by; amounts in minor units' }),
});

/** Reads all that a decision on a withdrawal needs; the checks are computed now (OPS-52, OPS-53). */
export const readWithdrawalReview = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/withdrawals/{number}',
  summary: 'A withdrawal with its checks, sums and the last decision on its member',
  permission: 'withdrawals.read',
  request: { params: one },
  reply: z.object({
    value: queuedSchema.extend({
      holder: z.string().openapi({ description: 'Masked' }),
      target: z.string().openapi({ description: 'The number of the account, masked' }),
      steps: z.array(z.object({ state: z.enum(WITHDRAWAL_STATES), at: momentSchema })),
      revision: z.string().openapi({ description: 'Named by a decision' }),
      checks: z.array(checkSchema),
      checkedAt: momentSchema,
      checksThen: z
        .array(checkSchema)
        .optional()
        .openapi({ description: 'What the first operator saw when the decision was made' }),
      sums: z.object({
        depositMinor: z.int(),
        withdrawalMinor: z.int(),
        stakedMinor: z.int(),
        cashMinor: z.int(),
        heldMinor: z.int(),
        bonusMinor: z.int(),
      }),
      proposal: z
        .object({
          proposalId: z.string(),
          maker: z.string().optional(),
          reason: z.string(),
          hash: z.string(),
          endsAt: momentSchema,
          isMine: z.boolean(),
          sentence: z.object({ bn: z.string(), en: z.string() }),
        })
        .optional(),
      last: z
        .object({
          number: z.string(),
          state: z.enum(WITHDRAWAL_STATES),
          amountMinor: z.int(),
          at: momentSchema,
          by: z.string().optional(),
          note: z.string().optional(),
        })
        .optional()
        .openapi({ description: 'The last decision on another withdrawal of the member' }),
      documentAskedAt: momentSchema.optional(),
      decidedBy: z.string().optional(),
      decidedAt: momentSchema.optional(),
      note: z.string().optional(),
      reason: z.string().optional().openapi({ description: 'What the member reads' }),
      fault: z.enum(WITHDRAWAL_FAULTS).optional(),
    }),
  }),
  errors: ['operators.unknown_target'],
  example: {
    parameters: { site: 'khela', number: NUMBER },
    reply: {
      value: {
        ...QUEUED,
        holder: 'R•••',
        target: '••4417',
        steps: [{ state: 'requested', at: AT }],
        revision: '2-ppppppplp',
        checks: [{ check: 'largest', result: 'look', values: { largestMinor: 3_000_000 } }],
        checkedAt: AT,
        sums: {
          depositMinor: 4_850_000,
          withdrawalMinor: 3_000_000,
          stakedMinor: 98_640_000,
          cashMinor: 1_264_000,
          heldMinor: 8_500_000,
          bonusMinor: 0,
        },
      },
    },
  },
});

/** Claims a withdrawal for ten minutes; again, it renews the claim. With a reason it is taken over (OPS-54). */
export const claimWithdrawal = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/withdrawals/{number}/claim',
  summary: 'Claims a withdrawal for ten minutes, or renews the claim',
  permission: 'withdrawals.decide',
  request: { params: one, body: z.object({ takeOver: reasonText.optional() }) },
  reply: z.object({ value: claimSchema }),
  errors: ['operators.unknown_target', 'operators.decided_before', 'operators.claimed'],
  example: {
    parameters: { site: 'khela', number: NUMBER },
    request: {},
    reply: { value: { operatorId: 'op-1', endsAt: LATER, isMine: true } },
  },
});

/** Returns an own claim to the queue. */
export const returnWithdrawal = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/withdrawals/{number}/return',
  summary: 'Returns a claimed withdrawal to the queue',
  permission: 'withdrawals.decide',
  request: { params: one },
  reply: doneReply,
  errors: ['operators.unknown_target', 'operators.claim_missing'],
  example: { parameters: { site: 'khela', number: NUMBER }, reply: DONE },
});

/** Asks the member of a claimed withdrawal for an identity document, through every verified way. */
export const askForDocument = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/withdrawals/{number}/document',
  summary: 'Asks the member for an identity document',
  permission: 'withdrawals.decide',
  request: { params: one },
  reply: doneReply,
  errors: ['operators.unknown_target', 'operators.claim_missing', 'operators.documents_off'],
  example: { parameters: { site: 'khela', number: NUMBER }, reply: DONE },
});

/** Decides on a claimed withdrawal (OPS-52 to OPS-55). The member reads the reason of a rejection. */
export const decideWithdrawal = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/withdrawals/{number}/decision',
  summary: 'Approves or rejects a claimed withdrawal',
  permission: 'withdrawals.decide',
  stepUp: true,
  fourEyes: true,
  request: {
    params: one,
    body: z.discriminatedUnion('state', [
      z.object({
        state: z.literal('approved'),
        revision: z.string().min(1).max(100),
        note: reasonText.optional().openapi({
          description: 'Why, for operators; needed when a check failed or a second one decides',
        }),
      }),
      z.object({
        state: z.literal('rejected'),
        revision: z.string().min(1).max(100),
        reason: z.string().trim().min(1).max(500),
        note: reasonText.optional(),
      }),
    ]),
  },
  reply: doneReply,
  errors: [
    'operators.unknown_target',
    'operators.decided_before',
    'operators.claim_missing',
    'operators.changed_since',
    'operators.note_missing',
    'operators.withdrawals_stopped',
  ],
  example: {
    parameters: { site: 'khela', number: NUMBER },
    request: { state: 'approved', revision: '2-ppppppplp', note: 'The round was looked at.' },
    reply: DONE,
  },
});
