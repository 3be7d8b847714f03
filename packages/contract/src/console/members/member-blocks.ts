import { z } from '@hono/zod-openapi';
import { BLOCK_KINDS, BLOCK_REASONS } from '../../constants.ts';
import { AT, DONE } from '../../document/example-shapes.ts';
import { momentSchema } from '../../shapes.ts';
import { defineConsoleEndpoint } from '../console-endpoint.ts';
import { doneReply, siteParam } from '../console-shapes.ts';

const LATER = '2026-12-24T18:00:00.000Z';
const params = z.object({ site: siteParam, memberId: z.string().min(1).max(64) });
const kinds = z
  .array(z.enum(BLOCK_KINDS))
  .min(1)
  .max(BLOCK_KINDS.length)
  .refine((list) => new Set(list).size === list.length);
const told = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .openapi({ description: 'What the member reads, in the language of the member' });

/** A block of a member, as operators see it. */
export const blockSchema = z.object({
  kind: z.enum(BLOCK_KINDS),
  reason: z.enum(BLOCK_REASONS),
  told: z.string(),
  startsAt: momentSchema,
  endsAt: momentSchema,
  setBy: z.string().openapi({ description: 'The id of the operator' }),
  liftedAt: momentSchema.optional(),
  liftedBy: z.string().optional(),
});

/** Blocks a member from signing in, play, deposits or promotions (OPS-45). A block that stands is replaced. */
export const blockMember = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/members/{memberId}/blocks',
  summary: 'Blocks signing in, play, deposits or promotions of a member until an end',
  permission: 'members.block',
  request: {
    params,
    body: z.object({ kinds, reason: z.enum(BLOCK_REASONS), told, endsAt: momentSchema }),
  },
  reply: doneReply,
  errors: ['operators.unknown_target', 'operators.end_past'],
  example: {
    parameters: { site: 'khela', memberId: 'm-1' },
    request: {
      kinds: ['play', 'deposit'],
      reason: 'identity',
      told: 'We ask for a document first. Please write to customer service.',
      endsAt: LATER,
    },
    reply: DONE,
  },
});

/** Lifts blocks of a member before their end (OPS-45). */
export const unblockMember = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/members/{memberId}/blocks/lift',
  summary: 'Lifts blocks of a member before their end',
  permission: 'members.unblock',
  request: { params, body: z.object({ kinds, reason: z.enum(BLOCK_REASONS), told }) },
  reply: doneReply,
  errors: ['operators.unknown_target', 'operators.nothing_blocked'],
  example: {
    parameters: { site: 'khela', memberId: 'm-1' },
    request: { kinds: ['play'], reason: 'identity', told: 'Thank you for the document.' },
    reply: DONE,
  },
});

/** Reads the blocks of a member, the newest first, with those that are over. */
export const listMemberBlocks = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/members/{memberId}/blocks',
  summary: 'The blocks of a member, the newest first',
  permission: 'members.read',
  request: { params },
  reply: z.object({ list: z.array(blockSchema) }),
  errors: ['operators.unknown_target'],
  example: {
    parameters: { site: 'khela', memberId: 'm-1' },
    reply: {
      list: [
        {
          kind: 'play',
          reason: 'identity',
          told: 'We ask for a document first.',
          startsAt: AT,
          endsAt: LATER,
          setBy: 'op-1',
        },
      ],
    },
  },
});
