import { z } from '@hono/zod-openapi';
import { DONE } from '../../document/example-shapes.ts';
import { defineConsoleEndpoint } from '../console-endpoint.ts';
import { doneReply, reasonText, siteParam } from '../console-shapes.ts';

/**
 * Sends a member the link by which they set a new password themselves (OPS-44). It goes to their own verified address or
 * number and nowhere else; no operator sees it. The answer waits until the provider has taken the message; soon after another
 * link the member is not sent a further one.
 */
export const sendResetLink = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/members/{memberId}/reset-link',
  summary: 'Sends a member the link by which they set a new password',
  permission: 'members.reset',
  request: {
    params: z.object({ site: siteParam, memberId: z.string().min(1).max(64) }),
    body: z.object({ to: z.enum(['mail', 'sms']).default('mail'), reason: reasonText }),
  },
  reply: doneReply,
  errors: ['operators.unknown_target', 'operators.nothing_verified', 'messages.undeliverable'],
  example: {
    parameters: { site: 'khela', memberId: 'm-1' },
    request: { reason: 'The member called and cannot log in.' },
    reply: DONE,
  },
});

/**
 * Sends the link to a member with no verified address or number: to a contact that approved documents confirmed, where the site's
 * settings name that check. It is always a proposal, which a second operator decides (OPS-44); no operator sees the link.
 */
export const sendCheckedResetLink = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/members/{memberId}/checked-reset-link',
  summary: 'Proposes to send the link to a contact that documents confirmed',
  permission: 'members.reset',
  stepUp: true,
  fourEyes: true,
  request: {
    params: z.object({ site: siteParam, memberId: z.string().min(1).max(64) }),
    body: z.object({ to: z.enum(['mail', 'sms']), reason: reasonText }),
  },
  reply: doneReply,
  errors: [
    'operators.unknown_target',
    'operators.decided_before',
    'operators.no_reset_check',
    'operators.documents_off',
    'operators.contact_verified',
    'operators.nothing_confirmed',
  ],
  example: {
    parameters: { site: 'khela', memberId: 'm-1' },
    request: { to: 'mail', reason: 'Called, and gave the number of the document.' },
    reply: DONE,
  },
});
