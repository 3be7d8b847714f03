import { z } from '@hono/zod-openapi';
import { STOP_REASONS } from '../../constants.ts';
import { AT, DONE } from '../../document/example-shapes.ts';
import { momentSchema } from '../../shapes.ts';
import { defineConsoleEndpoint } from '../console-endpoint.ts';
import { doneReply, pageLimit, reasonText, siteParam } from '../console-shapes.ts';

const LATER = '2026-12-04T10:15:00.000Z';
const params = z.object({ site: siteParam, memberId: z.string().min(1).max(64) });
const told = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .openapi({ description: 'What the member reads, in the language of the member' });

/** A stop of a member's withdrawals, as operators see it. */
const stopSchema = z.object({
  stopId: z.string(),
  memberId: z.string(),
  reason: z.enum(STOP_REASONS),
  told: z.string(),
  startsAt: momentSchema,
  reviewAt: momentSchema.openapi({ description: 'It stands after that too, until it is lifted' }),
  isDue: z.boolean().openapi({ description: 'It stands, and its review is due' }),
  setBy: z.string().optional().openapi({ description: 'The id of the operator who asked for it' }),
  proposalId: z.string().optional().openapi({ description: 'What a second operator approved' }),
  alertedAt: momentSchema.optional().openapi({ description: 'When the alert of its review left' }),
  liftedAt: momentSchema.optional(),
  liftedBy: z.string().optional(),
});

const STOP = {
  stopId: 's-1',
  memberId: 'm-1',
  reason: 'check' as const,
  told: 'We look at one of your deposits. Your withdrawals wait until then.',
  startsAt: AT,
  reviewAt: LATER,
  isDue: false,
  setBy: 'op-1',
  proposalId: 'p-1',
};

/** Stops the withdrawals of a member: always a proposal, which a second operator decides (OPS-45). One that stands is replaced. */
export const stopWithdrawals = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/members/{memberId}/withdrawal-stops',
  summary: 'Proposes to stop the withdrawals of a member for an open check or by law',
  permission: 'withdrawals.stop',
  stepUp: true,
  fourEyes: true,
  request: {
    params,
    body: z.object({
      reason: z.enum(STOP_REASONS),
      told,
      reviewAt: momentSchema,
      note: reasonText.openapi({ description: 'Why, for operators' }),
    }),
  },
  reply: doneReply,
  errors: ['operators.unknown_target', 'operators.end_past'],
  example: {
    parameters: { site: 'khela', memberId: 'm-1' },
    request: { reason: 'check', told: STOP.told, reviewAt: LATER, note: 'Deposit of 21 November.' },
    reply: DONE,
  },
});

/** Lifts the stop of a member's withdrawals: what was approved before is paid next (OPS-45). */
export const resumeWithdrawals = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/members/{memberId}/withdrawal-stops/lift',
  summary: 'Lets the stopped withdrawals of a member go on',
  permission: 'withdrawals.resume',
  stepUp: true,
  request: { params, body: z.object({ told, note: reasonText }) },
  reply: doneReply,
  errors: ['operators.not_stopped'],
  example: {
    parameters: { site: 'khela', memberId: 'm-1' },
    request: { told: 'Thank you for waiting.', note: 'The deposit is the own one.' },
    reply: DONE,
  },
});

/** Reads the stops of a site that stand, the first review first; or only those whose review is due (OPS-45). */
export const listWithdrawalStops = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/withdrawal-stops',
  summary: 'The stops of withdrawals that stand, or whose review is due',
  permission: 'withdrawals.read',
  request: {
    params: z.object({ site: siteParam }),
    query: z.object({
      queue: z.enum(['standing', 'due']).default('standing'),
      cursor: z.string().max(200).optional(),
      limit: pageLimit,
    }),
  },
  reply: z.object({ list: z.array(stopSchema), next: z.string().optional() }),
  errors: ['operators.unknown_target'],
  example: { parameters: { site: 'khela' }, reply: { list: [STOP] } },
});

/** Reads the newest stops of a member, with those that are lifted. */
export const listMemberStops = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/members/{memberId}/withdrawal-stops',
  summary: 'The stops of the withdrawals of a member, the newest first',
  permission: 'withdrawals.read',
  request: { params },
  reply: z.object({ list: z.array(stopSchema) }),
  example: { parameters: { site: 'khela', memberId: 'm-1' }, reply: { list: [STOP] } },
});
