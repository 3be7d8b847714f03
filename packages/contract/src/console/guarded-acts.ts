import { z } from '@hono/zod-openapi';
import { DONE } from '../document/example-shapes.ts';
import { momentSchema } from '../shapes.ts';
import { defineConsoleEndpoint } from './console-endpoint.ts';
import { doneReply, reasonText, siteParam } from './console-shapes.ts';

/** Grants a role to an operator on a site, or on all with `*` as the site. It adds rights, so it is a proposal (OPS-08). */
export const grantRole = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/operators/grants',
  summary: 'Grants a role to an operator',
  permission: 'operators.grant',
  isOfDeployment: true,
  stepUp: true,
  fourEyes: true,
  request: {
    params: z.object({ site: siteParam }),
    body: z.object({
      mail: z.string().trim().min(3).max(254),
      role: z.string().min(1).max(40),
      until: momentSchema.optional(),
      reason: reasonText,
    }),
  },
  reply: doneReply,
  errors: ['operators.unknown_target', 'operators.grant_refused'],
  example: {
    parameters: { site: 'khela' },
    request: { mail: 'tanvir@example.com', role: 'payments', reason: 'Joins the night shift.' },
    reply: DONE,
  },
});

/** Changes one setting of a site. Kinds that four eyes guard, and a weaker rule of four eyes, are proposals (OPS-08). */
export const changeSetting = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/settings',
  summary: 'Changes one setting of a site',
  permission: 'settings.change',
  stepUp: true,
  fourEyes: true,
  request: {
    params: z.object({ site: siteParam }),
    body: z.object({
      setting: z.string().min(1).max(120).openapi({ description: 'Dotted, as retention.chatDays' }),
      value: z.unknown(),
      reason: reasonText,
    }),
  },
  reply: doneReply,
  errors: ['operators.unknown_target', 'operators.setting_refused'],
  example: {
    parameters: { site: 'khela' },
    request: { setting: 'retention.chatDays', value: 180, reason: 'As counsel asked.' },
    reply: DONE,
  },
});

/** Lets a settlement be paid that waited for an operator, by the next run; from an amount on it is a proposal (OPS-08). */
export const releaseSettlement = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/settlements/{settlementId}/release',
  summary: 'Lets a settlement be paid that waited for an operator',
  permission: 'settlements.release',
  stepUp: true,
  fourEyes: true,
  request: {
    params: z.object({ site: siteParam, settlementId: z.string().min(1).max(200) }),
    body: z.object({ reason: reasonText }),
  },
  reply: doneReply,
  errors: ['operators.unknown_target'],
  example: {
    parameters: { site: 'khela', settlementId: 's-1' },
    request: { reason: 'Figures and contract agree.' },
    reply: DONE,
  },
});
