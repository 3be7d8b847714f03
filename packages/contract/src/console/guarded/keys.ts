import { z } from '@hono/zod-openapi';
import { AT, DONE } from '../../document/example-shapes.ts';
import { momentSchema } from '../../shapes.ts';
import { defineConsoleEndpoint } from '../console-endpoint.ts';
import { doneReply, reasonText } from '../console-shapes.ts';

/** A key of sealed bodies, without what is secret of it. */
const keySchema = z.object({
  keyId: z.string(),
  createdAt: momentSchema,
  state: z.enum(['resting', 'used', 'old']).openapi({
    description: 'resting: it opens bodies and is not handed out yet; old: one after it exists',
  }),
  handedOutFrom: momentSchema,
  opensUntil: momentSchema.optional().openapi({ description: 'Left out for the newest' }),
});

/** Lists the keys of sealed bodies that still open any, the newest first. */
export const listKeys = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/keys',
  summary: 'The keys of sealed bodies',
  permission: 'keys.read',
  isOfDeployment: true,
  reply: z.object({ list: z.array(keySchema) }),
  example: {
    reply: {
      list: [{ keyId: 'seal-0f3c', createdAt: AT, state: 'used', handedOutFrom: AT }],
    },
  },
});

/**
 * Adds a new key of sealed bodies while the deployment runs: always a proposal, which a second operator decides (OPS-08). The key
 * before it opens bodies for a week yet.
 */
export const rotateKeys = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/keys/rotation',
  summary: 'Proposes a new key of sealed bodies',
  permission: 'keys.rotate',
  isOfDeployment: true,
  stepUp: true,
  fourEyes: true,
  request: { body: z.object({ reason: reasonText }) },
  reply: doneReply,
  example: { request: { reason: 'Every quarter.' }, reply: DONE },
});
