import { z } from '@hono/zod-openapi';
import {
  EXAMPLE_BASES,
  PROMOTION_ACTS,
  PROMOTION_STATES,
  PROMOTION_TERMS,
} from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { PATHS } from '../../paths.ts';
import { currencySchema, minorSchema, momentSchema } from '../../shapes.ts';

const amount = minorSchema.min(0);
const OPTIONAL_TEXTS = Object.fromEntries(
  PROMOTION_TERMS.map((term) => [term, z.string().optional()]),
) as Record<(typeof PROMOTION_TERMS)[number], z.ZodOptional<z.ZodString>>;

/** What a promotion gives for an amount, worked out by the server. */
const exampleCaseSchema = z.object({
  amountMinor: amount,
  fromMinor: amount.openapi({ description: 'Where the step begins in which the amount lies' }),
  toMinor: amount.optional().openapi({ description: 'Where the next step begins' }),
  rateBasisPoints: z.int().min(0).optional().openapi({
    description: 'The rate of the step; absent when the step gives a fixed amount',
  }),
  rewardMinor: amount,
  wagerMinor: amount.openapi({ description: 'What has to be bet before the reward is cash' }),
  afterMinor: amount.openapi({
    description: 'What stays lost after the reward (net_loss), or what there is with it (others)',
  }),
});

/** A promotion (ENTITY-30). What follows `status` may be absent: pages then show less. */
export const promotionSchema = z
  .object({
    id: z.int(),
    linkedPromotionId: z.int(),
    title: z.string(),
    content: z.string(),
    startDate: momentSchema,
    endDate: momentSchema.optional(),
    noExpiry: z.union([z.literal(0), z.literal(1)]),
    promoAnnouncementCategoryIds: z.array(z.int()),
    imageRequired: z.enum(['Y', 'N']),
    remarkRequired: z.enum(['Y', 'N']),
    image: z.string(),
    status: z.string().openapi({
      description: `The promotion's state for the reader (ENTITY-45): ${PROMOTION_STATES.join(', ')}`,
    }),
    kind: z.string().optional().openapi({ description: 'What sort of promotion it is' }),
    summary: z.string().optional().openapi({ description: 'One plain sentence' }),
    terms: z
      .object(OPTIONAL_TEXTS)
      .optional()
      .openapi({ description: 'The conditions in plain words, one sentence or two for each' }),
    workedExample: z
      .object({
        basis: z.enum(EXAMPLE_BASES).openapi({ description: 'What the amounts are amounts of' }),
        currency: currencySchema,
        cases: z.array(exampleCaseSchema).min(1),
      })
      .optional(),
    act: z.enum(PROMOTION_ACTS).optional().openapi({ description: 'What the reader can do now' }),
    actPath: z
      .string()
      .optional()
      .openapi({ description: 'Path in the lobby that the act `play` leads to' }),
  })
  .openapi('Promotion');

/** Joins a promotion (API-52, signUpPromotionJoin); joining again changes nothing. */
export const joinPromotion = defineEndpoint({
  noun: 'promotions',
  method: 'post',
  path: PATHS.promotions.join,
  summary: 'Joins a promotion',
  request: { body: z.object({ promotionId: z.int().min(1).max(2_147_483_647) }) },
  reply: z.object({
    value: z.object({
      promotionId: z.int(),
      status: z.literal('signed'),
      joinedAt: momentSchema,
    }),
  }),
  errors: [
    'promotions.not_found',
    'promotions.not_begun',
    'promotions.ended',
    'promotions.not_joinable',
  ],
  options: { access: 'member' },
  example: {
    request: { promotionId: 11 },
    reply: { value: { promotionId: 11, status: 'signed', joinedAt: '2026-11-19T08:00:00.000Z' } },
  },
});
