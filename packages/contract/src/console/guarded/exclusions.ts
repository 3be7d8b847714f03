import { z } from '@hono/zod-openapi';
import { AT, DONE } from '../../document/example-shapes.ts';
import { momentSchema } from '../../shapes.ts';
import { defineConsoleEndpoint } from '../console-endpoint.ts';
import { doneReply, reasonText, siteParam } from '../console-shapes.ts';

/**
 * Ends a member's exclusion that has run out, 24 hours after the member asked for it: always a proposal, which a second operator
 * decides (OPS-08). Nobody ends one that has not run out, and none that is for good.
 */
export const endExclusion = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/members/{memberId}/exclusion/end',
  summary: 'Proposes to end an exclusion that has run out',
  permission: 'exclusions.end',
  stepUp: true,
  fourEyes: true,
  request: {
    params: z.object({ site: siteParam, memberId: z.string().min(1).max(64) }),
    body: z.object({
      askedAt: momentSchema.openapi({ description: 'When the member asked for it' }),
      reason: reasonText.openapi({ description: 'How the member asked, for operators' }),
    }),
  },
  reply: doneReply,
  errors: [
    'operators.unknown_target',
    'operators.decided_before',
    'operators.not_excluded',
    'operators.exclusion_runs',
    'operators.wish_too_new',
  ],
  example: {
    parameters: { site: 'khela', memberId: 'm-1' },
    request: { askedAt: AT, reason: 'Called from the verified number.' },
    reply: DONE,
  },
});
