import { z } from '@hono/zod-openapi';
import { DOCUMENT_STATES, PICTURE_LIMITS } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT, PICTURE } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { momentSchema } from '../../shapes.ts';
import { pictureSchema } from '../pictures.ts';

/** The identity documents of a member. A moment is absent until it has come. */
export const identitySchema = z
  .object({
    state: z.enum(DOCUMENT_STATES).openapi({
      description:
        'none: nothing was sent; pending: an operator looks at them; approved; rejected: refused, with a reason',
    }),
    pictures: z.array(pictureSchema),
    sentAt: momentSchema.optional(),
    decidedAt: momentSchema.optional(),
    /** Why they were rejected, as the operator wrote it for the member. */
    reason: z.string().optional(),
  })
  .openapi('Identity');

const APPROVAL = { state: 'pending', pictures: [PICTURE], sentAt: AT };

/** Reads the newest documents of the member. Each link to a picture expires. Off where the site asks for none, as any social site. */
export const readIdentity = defineEndpoint({
  noun: 'security',
  method: 'get',
  path: PATHS.security.identity,
  summary: 'The identity documents of the member',
  reply: z.object({ value: identitySchema }),
  options: { access: 'member' },
  example: { reply: { value: APPROVAL } },
});

/**
 * Sends one to three pictures, ids of `addPicture`, as identity documents (MEMBERX-03, SHELL-97). While some wait, and after
 * they were approved, no others are taken; after a rejection new ones are.
 */
export const sendIdentity = defineEndpoint({
  noun: 'security',
  method: 'post',
  path: PATHS.security.identity,
  summary: 'Sends identity documents',
  request: {
    body: z.object({ pictures: z.array(z.string().max(64)).max(10 * PICTURE_LIMITS.most) }),
  },
  reply: z.object({ value: identitySchema }),
  errors: [
    'security.documents_pending',
    'security.documents_approved',
    'security.documents_invalid',
  ],
  options: { access: 'member' },
  example: { request: { pictures: ['picture-1'] }, reply: { value: APPROVAL } },
});
