import { z } from '@hono/zod-openapi';
import { defineEndpoint } from '../document/endpoint.ts';
import { AT, LANGUAGE, MOVEMENT, PAGE, RECEIPT_NUMBER } from '../document/example-shapes.ts';
import { MOVEMENT_KINDS, MOVEMENT_REFERENCES } from '../movements.ts';
import { PATHS } from '../paths.ts';
import {
  currencySchema,
  integerText,
  languageSchema,
  minorSchema,
  momentSchema,
  pageSchema,
} from '../shapes.ts';

/** A row of the account record (MONEY-12): one journal of the member. */
export const movementSchema = z
  .object({
    receiptNumber: z.string(),
    kind: z.enum(MOVEMENT_KINDS),
    amountMinor: minorSchema.openapi({
      description: 'What everything in the wallet changed by; 0 when money moved inside it only',
    }),
    stakeableMinor: minorSchema.openapi({ description: 'What cash and bonus changed by' }),
    cashMinor: minorSchema,
    bonusMinor: minorSchema,
    heldMinor: minorSchema,
    balanceBeforeMinor: minorSchema,
    balanceAfterMinor: minorSchema,
    accounts: z
      .array(
        z.object({
          account: z.enum(['cash', 'bonus', 'hold']),
          beforeMinor: minorSchema,
          afterMinor: minorSchema,
        }),
      )
      .openapi({ description: 'The accounts of the member that the journal moved' }),
    currency: currencySchema,
    referenceType: z.enum(MOVEMENT_REFERENCES),
    reference: z.string(),
    about: z
      .object({ name: z.string(), icon: z.string() })
      .optional()
      .openapi({ description: 'The game of the round, or the channel of the payment' }),
    at: momentSchema,
  })
  .openapi('Transaction');

/** What belongs to a movement: the bet and its win, the hold and its payout. */
const chainStep = z.object({
  kind: z.enum([...MOVEMENT_KINDS, 'ordered']).openapi({
    description: 'ordered: the payment was ordered, which moves nothing and has no receipt',
  }),
  receiptNumber: z.string().optional(),
  amountMinor: minorSchema,
  stakeableMinor: minorSchema,
  at: momentSchema,
  isThis: z.boolean(),
});

/** A receipt (MONEY-12, MEMBERX-09): one journal as the member sees it, with everything that belongs to it. */
export const receiptSchema = movementSchema
  .extend({
    feeMinor: minorSchema
      .optional()
      .openapi({ description: 'What the channel took on top of the deposit' }),
    chain: z.array(chainStep).openapi({ description: 'In the order in which it happened' }),
  })
  .openapi('Receipt');

/** Reads a receipt by its number, in any spelling: lower case, without hyphens, with `O` for zero. */
export const readReceipt = defineEndpoint({
  noun: 'wallet',
  method: 'get',
  path: PATHS.wallet.receipt,
  summary: 'The receipt of one movement of the member',
  request: {
    params: z.object({ number: z.string().max(40) }),
    query: z.object({ language: languageSchema.default('bn') }),
  },
  reply: receiptSchema,
  errors: ['wallet.record_not_found', 'wallet.receipt_number_invalid'],
  options: { access: 'member' },
  example: {
    parameters: { number: RECEIPT_NUMBER, ...LANGUAGE },
    reply: {
      ...MOVEMENT,
      chain: [
        {
          kind: 'bet',
          receiptNumber: RECEIPT_NUMBER,
          amountMinor: -1000,
          stakeableMinor: -1000,
          at: AT,
          isThis: true,
        },
      ],
    },
  },
});

/** Reads the account record (API-04, MONEY-12). `from` and `to` are dates in the site's time zone, both included. */
export const listMovements = defineEndpoint({
  noun: 'wallet',
  method: 'get',
  path: PATHS.wallet.transactions,
  summary: 'The journals of the member, newest first, with totals of the whole selection',
  request: {
    query: z.object({
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      kind: z.enum(['', ...MOVEMENT_KINDS]).default(''),
      pageNo: integerText(1, 100_000).default(1),
      pageSize: integerText(1, 100).default(36),
      language: languageSchema.default('bn'),
    }),
  },
  reply: pageSchema.extend({
    list: z.array(movementSchema),
    totals: z.object({
      inMinor: minorSchema.openapi({ description: 'Sum of what came into the wallet' }),
      outMinor: minorSchema.openapi({ description: 'Sum of what left it, above zero' }),
      count: z.int(),
      currency: currencySchema,
    }),
  }),
  options: { access: 'member' },
  example: {
    parameters: { from: '2026-11-01', to: '2026-11-20' },
    reply: {
      ...PAGE,
      list: [MOVEMENT],
      totals: { inMinor: 0, outMinor: 1000, count: 1, currency: 'BDT' },
    },
  },
});
