import { z } from '@hono/zod-openapi';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { integerText, momentSchema, pageSchema } from '../../shapes.ts';

/** How far somebody came whom the member invited. */
export const INVITED_STATES = ['registered', 'first_deposit', 'rewarded'] as const;

/** Somebody who registered with the member's code; whoever invites knows no more of others than this. */
const invitedSchema = z
  .object({
    maskedName: z.string(),
    registeredAt: momentSchema,
    state: z.enum(INVITED_STATES),
    rewardMinor: z.int().min(1).optional().openapi({ description: 'With the state rewarded' }),
  })
  .openapi('InvitedMember');

/** Reads the member's own code and a page of those who registered with it, newest first (MEMBERX-05). */
export const readInvite = defineEndpoint({
  noun: 'member',
  method: 'get',
  path: PATHS.member.invite,
  summary: "The member's own code, and who registered with it",
  request: { query: z.object({ pageNum: integerText(1, 10_000).default(1) }) },
  reply: z.object({
    value: pageSchema.extend({
      code: z.string(),
      /** How many of all who registered have paid in. */
      deposited: z.int().min(0),
      invited: z.array(invitedSchema),
      /** What the member was given for inviting so far, in minor units. */
      earnedMinor: z.int().min(0),
      /** The reward that the site gives now; absent where it gives none. */
      reward: z
        .object({
          amountMinor: z.int().min(1),
          leastDepositMinor: z.int().min(1),
          wagerTimes: z.int().min(0),
          lifeDays: z.int().min(1),
          mostPerMonth: z.int().min(1),
        })
        .optional(),
    }),
  }),
  options: { access: 'member', capability: 'referral' },
  example: {
    parameters: { pageNum: '1' },
    reply: {
      value: {
        code: 'RAHM7Q2X',
        deposited: 1,
        invited: [
          { maskedName: 'ka***7', registeredAt: AT, state: 'rewarded', rewardMinor: 20_000 },
        ],
        earnedMinor: 20_000,
        reward: {
          amountMinor: 20_000,
          leastDepositMinor: 50_000,
          wagerTimes: 3,
          lifeDays: 30,
          mostPerMonth: 20,
        },
        pageNum: 1,
        totalPages: 1,
        totalCount: 1,
      },
    },
  },
});
