import { z } from '@hono/zod-openapi';
import { REVEAL_REASONS } from '../constants.ts';
import { AT } from '../document/example-shapes.ts';
import { integerText, momentSchema } from '../shapes.ts';
import { defineConsoleEndpoint } from './console-endpoint.ts';
import { pageLimit, reasonText, siteParam } from './console-shapes.ts';

const fields = z.record(z.string(), z.string());

/** A line of the audit trail. */
const entrySchema = z.object({
  number: z.int(),
  at: momentSchema,
  via: z.string(),
  permission: z.string(),
  target: z.string(),
  before: fields,
  after: fields,
  operatorId: z.string().optional(),
  role: z.string().optional(),
  reason: z.string().optional(),
  network: z.string().optional(),
  device: z.string().optional().openapi({
    description: 'The browser or program of the call, by its own name',
  }),
  sessionId: z.string().optional(),
  requestId: z.string().optional(),
  proposalId: z.string().optional(),
  sealed: z.array(z.string()).optional().openapi({
    description:
      'The fields whose words are hidden and can be shown: `target`, `reason`, `before.<name>` and `after.<name>`',
  }),
  hash: z.string(),
});

const page = { before: integerText(1, 2_000_000_000).optional(), limit: pageLimit };
const reply = z.object({
  list: z.array(entrySchema),
  next: z.int().optional().openapi({ description: 'Given as `before`, leads to the next page' }),
});

/** Reads the audit trail of a site, newest first. */
export const listEntries = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/entries',
  summary: 'The audit trail of a site, newest first',
  permission: 'trail.read',
  isOfDeployment: true,
  request: { params: z.object({ site: siteParam }), query: z.object(page) },
  reply,
  errors: ['operators.unknown_target'],
  example: { parameters: { site: 'khela' }, reply: { list: [] } },
});

/** Reads what operators did about one member, newest first (OPS-42). */
export const listMemberEntries = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/members/{memberId}/entries',
  summary: 'The entries of the trail about a member, newest first',
  permission: 'trail.read',
  request: {
    params: z.object({ site: siteParam, memberId: z.string().min(1).max(64) }),
    query: z.object({
      ...page,
      permission: z.string().max(80).optional().openapi({ description: 'Only acts of this one' }),
    }),
  },
  reply,
  errors: ['operators.unknown_target'],
  example: { parameters: { site: 'khela', memberId: 'm-1' }, reply: { list: [] } },
});

/** Shows sealed words of an entry to the operator for five minutes, which is an entry itself (OPS-14, OPS-43). */
export const revealEntry = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/entries/{number}/reveals',
  summary: 'Shows sealed words of an entry for five minutes',
  permission: 'members.reveal',
  isOfDeployment: true,
  stepUp: true,
  request: {
    params: z.object({ site: siteParam, number: integerText(1, 2_000_000_000) }),
    body: z.object({
      field: z.string().min(1).max(80),
      kind: z.enum(REVEAL_REASONS),
      reason: reasonText,
    }),
  },
  reply: z.object({ value: z.object({ shown: z.string(), shownUntil: momentSchema }) }),
  errors: ['operators.unknown_target', 'operators.seal_lost'],
  example: {
    parameters: { site: 'khela', number: 17 },
    request: { field: 'reason', kind: 'complaint', reason: 'Asked by the auditor.' },
    reply: { value: { shown: 'Called on 01712-345678.', shownUntil: AT } },
  },
});
