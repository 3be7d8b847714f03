import { z } from '@hono/zod-openapi';
import { DONE } from '../../document/example-shapes.ts';
import { CORRECTION_CAUSES, HAND_DIRECTIONS, TRANSFER_CAUSES } from '../../movements.ts';
import { defineConsoleEndpoint } from '../console-endpoint.ts';
import { doneReply, reasonText, siteParam } from '../console-shapes.ts';

const params = z.object({ site: siteParam, memberId: z.string().min(1).max(64) });
const errors = [
  'operators.unknown_target',
  'operators.decided_before',
  'wallet.record_not_found',
  'wallet.insufficient_funds',
] as const;

/** What the two endpoints ask for besides the cause, which the member reads in words. */
const common = {
  key: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,64}$/)
    .openapi({ description: 'Made by the caller: of one key an amount moves once at most' }),
  direction: z.enum(HAND_DIRECTIONS).openapi({ description: 'As the member sees it' }),
  amountMinor: z.int().min(1).max(1_000_000_000_000),
  reason: reasonText.openapi({ description: 'Why, for operators' }),
};

/**
 * Corrects the cash of a member by hand: always a proposal, which a second operator decides (OPS-08). It is one journal between
 * the member and the site's account of corrections, with a receipt; a debit never takes more than the cash there is.
 */
export const correctBalance = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/members/{memberId}/corrections',
  summary: 'Proposes to correct the balance of a member',
  permission: 'corrections.make',
  stepUp: true,
  fourEyes: true,
  request: { params, body: z.object({ ...common, cause: z.enum(CORRECTION_CAUSES) }) },
  reply: doneReply,
  errors,
  example: {
    parameters: { site: 'khela', memberId: 'm-1' },
    request: {
      key: 'complaint-2026-11-71',
      direction: 'credit',
      amountMinor: 50_000,
      cause: 'complaint',
      reason: 'Complaint 71: the round paid too little.',
    },
    reply: DONE,
  },
});

/**
 * Moves an amount by hand between the cash of a member and the site's account of suspense, where it stays until its right account
 * is found: always a proposal (OPS-08).
 */
export const transferByHand = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/members/{memberId}/transfers',
  summary: 'Proposes to move an amount between a member and the account of suspense',
  permission: 'transfers.make',
  stepUp: true,
  fourEyes: true,
  request: { params, body: z.object({ ...common, cause: z.enum(TRANSFER_CAUSES) }) },
  reply: doneReply,
  errors,
  example: {
    parameters: { site: 'khela', memberId: 'm-1' },
    request: {
      key: 'payment-C-77120',
      direction: 'debit',
      amountMinor: 100_000,
      cause: 'clarify',
      reason: 'The channel says that somebody else paid.',
    },
    reply: DONE,
  },
});
