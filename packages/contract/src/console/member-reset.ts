import { z } from '@hono/zod-openapi';
import { DONE } from '../document/example-shapes.ts';
import { defineConsoleEndpoint } from './console-endpoint.ts';
import { doneReply, reasonText, siteParam } from './console-shapes.ts';

/**
 * Mails a member the link by which they set a new password themselves (OPS-44). It goes to their own verified address
 * and nowhere else; no operator sees it.
 */
export const mailResetLink = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/members/{memberId}/reset-link',
  summary: 'Mails a member the link by which they set a new password',
  permission: 'members.reset',
  request: {
    params: z.object({ site: siteParam, memberId: z.string().min(1).max(64) }),
    body: z.object({ reason: reasonText }),
  },
  reply: doneReply,
  errors: ['operators.unknown_target', 'operators.nothing_verified'],
  example: {
    parameters: { site: 'khela', memberId: 'm-1' },
    request: { reason: 'The member called and cannot log in.' },
    reply: DONE,
  },
});
