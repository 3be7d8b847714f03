import { z } from '@hono/zod-openapi';
import { DONE } from '../../document/example-shapes.ts';
import { momentSchema } from '../../shapes.ts';
import { defineConsoleEndpoint } from '../console-endpoint.ts';
import { doneReply, reasonText, siteParam } from '../console-shapes.ts';

const NAME = { bn: 'রাতের পালা', en: 'Night shift' };
const named = z.string().trim().min(1).max(64);
const nameSchema = z.object({ bn: named, en: named });
const permissions = z.array(z.string().min(1).max(80)).max(200);
const params = z.object({ role: z.string().min(1).max(40) });
const roleId = z.string().regex(/^[a-z][a-z0-9_]{1,39}$/);

/** Lists the roles: the seven built-in ones, then those of the deployment with the retired ones (OPS-05). */
export const listRoles = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/roles',
  summary: 'The built-in roles and those of the deployment',
  permission: 'operators.read',
  isOfDeployment: true,
  request: { params: z.object({ site: siteParam }) },
  reply: z.object({
    list: z.array(
      z.object({
        role: z.string(),
        isBuiltIn: z.boolean(),
        name: nameSchema,
        permissions: z.array(z.string()),
        version: z.int().optional().openapi({ description: 'Of a role that can be changed' }),
        copiedFrom: z.string().optional(),
        retiredAt: momentSchema.optional(),
      }),
    ),
  }),
  errors: ['operators.unknown_target'],
  example: {
    parameters: { site: 'khela' },
    reply: {
      list: [
        {
          role: 'night_shift',
          isBuiltIn: false,
          name: NAME,
          permissions: ['withdrawals.read'],
          version: 2,
          copiedFrom: 'payments',
        },
      ],
    },
  },
});

/** Makes a role, of permissions or as a copy of another. One that gives anything is a proposal (OPS-05, OPS-08). */
export const createRole = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/roles',
  summary: 'Makes a role, or copies one',
  permission: 'roles.change',
  isOfDeployment: true,
  stepUp: true,
  fourEyes: true,
  request: {
    body: z.object({
      role: roleId,
      name: nameSchema,
      copyOf: z.string().min(1).max(40).optional(),
      permissions: permissions.optional().openapi({
        description: 'Those of `copyOf` unless given; without both the role gives nothing yet',
      }),
      reason: reasonText,
    }),
  },
  reply: doneReply,
  errors: ['operators.unknown_target', 'operators.role_refused'],
  example: {
    request: { role: 'night_shift', name: NAME, copyOf: 'payments', reason: 'For the night.' },
    reply: DONE,
  },
});

/** Changes a role of the deployment. One that gains a permission is a proposal; its holders sign in anew (OPS-08, OPS-11). */
export const changeRole = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/roles/{role}',
  summary: 'Changes name or permissions of a role',
  permission: 'roles.change',
  isOfDeployment: true,
  stepUp: true,
  fourEyes: true,
  request: {
    params,
    body: z.object({
      version: z.int().min(1).openapi({ description: 'The version that was read' }),
      name: nameSchema.optional(),
      permissions: permissions.optional().openapi({ description: 'All that it gives from now on' }),
      reason: reasonText,
    }),
  },
  reply: doneReply,
  errors: ['operators.unknown_target', 'operators.role_refused'],
  example: {
    parameters: { role: 'night_shift' },
    request: { version: 1, permissions: ['withdrawals.read'], reason: 'Looks only.' },
    reply: DONE,
  },
});

/** Retires a role of the deployment: its grants end, and it cannot be granted again. */
export const retireRole = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/roles/{role}/retirement',
  summary: 'Retires a role and ends its grants',
  permission: 'roles.change',
  isOfDeployment: true,
  stepUp: true,
  fourEyes: true,
  request: { params, body: z.object({ reason: reasonText }) },
  reply: doneReply,
  errors: ['operators.unknown_target', 'operators.role_refused'],
  example: {
    parameters: { role: 'night_shift' },
    request: { reason: 'Nobody works at night any more.' },
    reply: DONE,
  },
});
