import { z } from '@hono/zod-openapi';
import { APPLICATION_STATES, PICTURE_LIMITS } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { APPLICATION, LANGUAGE, PAGE } from '../../document/example-shapes.ts';
import { pictureSchema } from '../pictures.ts';
import { PATHS } from '../../paths.ts';
import { integerText, languageSchema, momentSchema, pageSchema } from '../../shapes.ts';

/** An application for the reward of a promotion. A moment is absent until it has come. */
export const rewardApplicationSchema = z
  .object({
    applicationId: z.string(),
    /** The linked id of the promotion. */
    promotionId: z.int(),
    title: z.string(),
    image: z.string(),
    state: z.enum(APPLICATION_STATES).openapi({
      description:
        'applying: sent; process: somebody looks at it; rejected: refused, with a reason; issued: the reward was given',
    }),
    remarks: z.string(),
    pictures: z.array(pictureSchema),
    appliedAt: momentSchema,
    reviewedAt: momentSchema.optional(),
    decidedAt: momentSchema.optional(),
    reason: z.string().optional(),
    /** Whether the member may apply for the same promotion again now. */
    mayApplyAgain: z.boolean(),
  })
  .openapi('RewardApplication');

/**
 * Applies for the reward of a promotion (API-53, ENTITY-31). `pictures` are ids of `addPicture`; `remarks` are at most 140
 * characters as a reader counts them. All faults of the fields are answered at once.
 */
export const requestReward = defineEndpoint({
  noun: 'promotions',
  method: 'post',
  path: PATHS.promotions.reward,
  summary: 'Applies for the reward of a promotion',
  request: {
    body: z.object({
      promotionId: z.int().openapi({ description: 'The linked id of the promotion' }),
      remarks: z.string().max(4000).default(''),
      pictures: z
        .array(z.string().max(64))
        .max(10 * PICTURE_LIMITS.most)
        .default([])
        .openapi({ description: 'Ids of pictures that the member sent before' }),
    }),
  },
  reply: z.object({
    value: z.object({ success: z.boolean(), application: rewardApplicationSchema }),
  }),
  errors: [
    'promotions.not_found',
    'promotions.not_begun',
    'promotions.ended',
    'promotions.fields_invalid',
    'promotions.application_open',
    'safety.promotions_blocked',
    'promotions.reward_issued',
  ],
  options: { access: 'member', idempotent: true },
  example: {
    request: { promotionId: 90, remarks: APPLICATION.remarks, pictures: ['picture-1'] },
    reply: { value: { success: true, application: APPLICATION } },
  },
});

/** Reads the member's own applications, newest first (MONEY-15). */
export const listApplications = defineEndpoint({
  noun: 'promotions',
  method: 'get',
  path: PATHS.promotions.applications,
  summary: "The member's applications for rewards, newest first",
  request: {
    query: z.object({
      show: z.enum(['all', 'open', 'closed']).default('all'),
      language: languageSchema.default('bn'),
      pageNo: integerText(1, 1000).default(1),
      pageSize: integerText(1, 50).default(20),
    }),
  },
  reply: pageSchema.extend({
    content: z.array(rewardApplicationSchema),
    /** How many of the member's applications wait, and how many are decided. */
    counts: z.object({ open: z.int().min(0), closed: z.int().min(0) }),
  }),
  options: { access: 'member' },
  example: {
    parameters: { show: 'all', ...LANGUAGE },
    reply: { ...PAGE, content: [APPLICATION], counts: { open: 1, closed: 0 } },
  },
});
