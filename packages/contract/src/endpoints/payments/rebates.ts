import { z } from '@hono/zod-openapi';
import { BET_KINDS } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { currencySchema, minorSchema, momentSchema } from '../../shapes.ts';

const daySchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .openapi({ description: 'A day of the site, as 2026-11-20' });

/** What can be claimed for one kind of play at one rate. */
const rebateLineSchema = z.object({
  kind: z.enum(BET_KINDS),
  validBetMinor: minorSchema,
  rateBasisPoints: z.int().min(0),
  amountMinor: minorSchema,
});

/** A rebate that was claimed. */
export const rebateClaimSchema = z
  .object({
    claimId: z.string(),
    amountMinor: minorSchema,
    currency: currencySchema,
    fromDay: daySchema,
    toDay: daySchema,
    claimedAt: momentSchema,
    receiptNumber: z.string(),
  })
  .openapi('RebateClaim');

const CLAIM = {
  claimId: 'claim-1',
  amountMinor: 12_050,
  currency: 'BDT',
  fromDay: '2026-11-19',
  toDay: '2026-11-19',
  claimedAt: AT,
  receiptNumber: '01KB6X0000ABCDEFGHJKMNPQRS',
};

/**
 * Reads the rebate that the member can claim, per kind of play, and what was claimed (MONEY-16). The valid bets of a day are
 * settled after its end at the rates of the rank that the member has then, and can be claimed for `keptDays`.
 */
export const readRebates = defineEndpoint({
  noun: 'promotions',
  method: 'get',
  path: PATHS.rebates.overview,
  summary: 'The claimable rebate per kind of play, and the claimed ones',
  request: {},
  reply: z.object({
    value: z.object({
      currency: currencySchema,
      lines: z.array(rebateLineSchema),
      totalMinor: minorSchema,
      /** Valid bets of the days of the lines, with and without a rebate. */
      validBetMinor: minorSchema,
      coveredMinor: minorSchema,
      fromDay: daySchema.optional(),
      toDay: daySchema.optional(),
      keptDays: z.int(),
      /** Kinds of play for which the member's rank gets nothing. */
      notCovered: z.array(z.enum(BET_KINDS)),
      history: z.array(rebateClaimSchema),
    }),
  }),
  options: { access: 'member' },
  example: {
    reply: {
      value: {
        currency: 'BDT',
        lines: [
          { kind: 'SLOT', validBetMinor: 1_420_000, rateBasisPoints: 80, amountMinor: 11_360 },
        ],
        totalMinor: 11_360,
        validBetMinor: 1_500_000,
        coveredMinor: 1_420_000,
        fromDay: '2026-11-19',
        toDay: '2026-11-19',
        keptDays: 7,
        notCovered: ['PVP'],
        history: [CLAIM],
      },
    },
  },
});

/** Claims the rebate of one kind of play, or all of it, by one journal (MONEY-16). The same key answers the first claim. */
export const claimRebate = defineEndpoint({
  noun: 'promotions',
  method: 'post',
  path: PATHS.rebates.claim,
  summary: 'Claims the rebate of one kind of play, or all of it',
  request: {
    body: z.object({
      kind: z.enum(BET_KINDS).optional().openapi({ description: 'All kinds without it' }),
    }),
  },
  reply: z.object({ value: rebateClaimSchema }),
  errors: ['rebate.nothing_left', 'bonus.not_for_member', 'safety.promotions_blocked'],
  options: { access: 'member', idempotent: true },
  example: { request: { kind: 'SLOT' }, reply: { value: CLAIM } },
});
