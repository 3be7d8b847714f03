import { z } from '@hono/zod-openapi';
import { TAG_OWNERS } from '../../constants.ts';
import { AT, DONE } from '../../document/example-shapes.ts';
import { momentSchema } from '../../shapes.ts';
import { defineConsoleEndpoint } from '../console-endpoint.ts';
import { doneReply, pageLimit, reasonText, siteParam } from '../console-shapes.ts';

const NAME = { bn: 'নতুন ফোন', en: 'New phone' };
const MEANING = 'Has changed the number lately: ask for a proof before anything is reset.';
const OWNER = { kind: 'role', id: 'member_care' } as const;
const EXAMPLE = { site: 'khela', tag: 'new-phone' };
const OF_MEMBER = { site: 'khela', memberId: 'm-1' };

const named = z.string().trim().min(1).max(64);
const nameSchema = z.object({ bn: named, en: named });
const meaningText = z.string().trim().min(1).max(500);
const ownerSchema = z
  .object({ kind: z.enum(TAG_OWNERS), id: z.string().min(1).max(64) })
  .openapi({ description: 'Who answers for it: whoever holds the role, or the operator' });
const tagId = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);
const tagText = z.string().min(1).max(40);
const params = z.object({ site: siteParam, tag: tagText });
const memberParams = z.object({ site: siteParam, memberId: z.string().min(1).max(64) });
const site = z.object({ site: siteParam });

/** A tag that a member has, as its page shows it. */
export const memberTagSchema = z.object({
  tag: tagText,
  name: nameSchema,
  meaning: z.string(),
  givenAt: momentSchema,
  givenBy: z.string().openapi({ description: 'The id of the operator' }),
});

/** Lists the tags of a site, the newest first (OPS-46). */
export const listTags = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/tags',
  summary: 'The tags of a site with meaning and owner',
  permission: 'members.read',
  request: {
    params: site,
    query: z.object({
      state: z.enum(['standing', 'retired']).default('standing'),
      cursor: z.string().max(200).optional(),
      limit: pageLimit,
    }),
  },
  reply: z.object({
    list: z.array(
      z.object({
        tag: tagText,
        name: nameSchema,
        meaning: z.string(),
        owner: ownerSchema,
        version: z.int(),
        madeAt: momentSchema,
        changedAt: momentSchema,
        retiredAt: momentSchema.optional(),
      }),
    ),
    next: z.string().optional(),
  }),
  errors: ['operators.unknown_target'],
  example: {
    parameters: { site: 'khela' },
    reply: {
      list: [
        {
          tag: EXAMPLE.tag,
          name: NAME,
          meaning: MEANING,
          owner: OWNER,
          version: 1,
          madeAt: AT,
          changedAt: AT,
        },
      ],
    },
  },
});

/** Makes a tag of a site (OPS-46). */
export const createTag = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/tags',
  summary: 'Makes a tag with a meaning and an owner',
  permission: 'tags.change',
  request: {
    params: site,
    body: z.object({
      tag: tagId,
      name: nameSchema,
      meaning: meaningText,
      owner: ownerSchema,
      reason: reasonText,
    }),
  },
  reply: doneReply,
  errors: ['operators.unknown_target', 'operators.tag_taken', 'operators.tag_owner_unknown'],
  example: {
    parameters: { site: 'khela' },
    request: {
      tag: EXAMPLE.tag,
      name: NAME,
      meaning: MEANING,
      owner: OWNER,
      reason: 'Asked for by member care.',
    },
    reply: DONE,
  },
});

/** Changes name, meaning or owner of a tag; what is absent stays (OPS-46). */
export const changeTag = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/tags/{tag}',
  summary: 'Changes name, meaning or owner of a tag',
  permission: 'tags.change',
  request: {
    params,
    body: z
      .object({
        version: z.int().min(1).openapi({ description: 'The version that was read' }),
        name: nameSchema.optional(),
        meaning: meaningText.optional(),
        owner: ownerSchema.optional(),
        reason: reasonText,
      })
      .refine(({ name, meaning, owner }) => Boolean(name ?? meaning ?? owner)),
  },
  reply: doneReply,
  errors: [
    'operators.unknown_target',
    'operators.changed_since',
    'operators.tag_taken',
    'operators.tag_owner_unknown',
    'operators.tag_retired',
  ],
  example: {
    parameters: EXAMPLE,
    request: { version: 1, meaning: MEANING, reason: 'Clearer.' },
    reply: DONE,
  },
});

/** Retires a tag: no member has it from then on, and its id is not given to another (OPS-46). */
export const retireTag = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/tags/{tag}/retirement',
  summary: 'Retires a tag, so that no member has it any more',
  permission: 'tags.change',
  request: { params, body: z.object({ reason: reasonText }) },
  reply: doneReply,
  errors: ['operators.unknown_target', 'operators.tag_retired'],
  example: {
    parameters: EXAMPLE,
    request: { reason: 'Nobody looks at it any more.' },
    reply: DONE,
  },
});

/** Gives a member a tag (OPS-46). */
export const giveTag = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/members/{memberId}/tags',
  summary: 'Gives a member a tag',
  permission: 'members.tag',
  request: { params: memberParams, body: z.object({ tag: tagText, reason: reasonText }) },
  reply: doneReply,
  errors: ['operators.unknown_target', 'operators.tag_retired', 'operators.tag_held'],
  example: {
    parameters: OF_MEMBER,
    request: { tag: EXAMPLE.tag, reason: 'Called today with a new number.' },
    reply: DONE,
  },
});

/** Takes a tag from a member (OPS-46). */
export const removeTag = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/members/{memberId}/tags/{tag}/removal',
  summary: 'Takes a tag from a member',
  permission: 'members.tag',
  request: {
    params: memberParams.extend({ tag: tagText }),
    body: z.object({ reason: reasonText }),
  },
  reply: doneReply,
  errors: ['operators.unknown_target', 'operators.tag_not_held'],
  example: {
    parameters: { ...OF_MEMBER, tag: EXAMPLE.tag },
    request: { reason: 'The number is proved.' },
    reply: DONE,
  },
});
