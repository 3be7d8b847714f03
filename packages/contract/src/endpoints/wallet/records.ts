import { z } from '@hono/zod-openapi';
import { GAME_TYPES } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT, LANGUAGE, MOVEMENT, RECEIPT_NUMBER } from '../../document/example-shapes.ts';
import { HAND_CAUSES, MOVEMENT_KINDS, MOVEMENT_REFERENCES } from '../../movements.ts';
import { PATHS } from '../../paths.ts';
import {
  currencySchema,
  integerText,
  languageSchema,
  minorSchema,
  momentSchema,
} from '../../shapes.ts';
import { roundProofSchema } from './wallet.ts';

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
    handCause: z.enum(HAND_CAUSES).optional().openapi({
      description: 'Why operators moved it by hand; left out for every other movement',
    }),
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
    proof: roundProofSchema.optional().openapi({
      description: 'Of a settled round, when its vendor tells what it was drawn from',
    }),
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

/** The days of a record, in the site's time zone, both included. */
const days = {
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};
const RANGE_ERRORS = [
  'wallet.range_reversed',
  'wallet.range_in_future',
  'wallet.range_too_long',
] as const;
const totals = z.object({
  inMinor: minorSchema.openapi({ description: 'What came to cash and bonus' }),
  outMinor: minorSchema.openapi({ description: 'What left them, above zero' }),
  changeMinor: minorSchema,
  count: z.int(),
  currency: currencySchema,
});

/** Reads the account record (API-04, MONEY-12): without days the last twelve months. */
export const listMovements = defineEndpoint({
  noun: 'wallet',
  method: 'get',
  path: PATHS.wallet.transactions,
  summary: 'The journals of the member, newest first, with totals of the whole selection',
  request: {
    query: z.object({
      ...days,
      kind: z.enum(['', ...MOVEMENT_KINDS]).default(''),
      cause: z.enum(['', ...MOVEMENT_REFERENCES]).default(''),
      after: z
        .string()
        .max(40)
        .optional()
        .openapi({ description: '`next` of the page before; the page continues after it' }),
      pageSize: integerText(1, 100).default(36),
      language: languageSchema.default('bn'),
    }),
  },
  reply: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    totals,
    days: z
      .array(z.object({ day: z.iso.date(), changeMinor: minorSchema }))
      .openapi({ description: 'What the days came to that have a row on the page' }),
    list: z.array(movementSchema),
    next: z.string().optional().openapi({ description: 'Left out on the last page' }),
  }),
  errors: ['wallet.cursor_unknown', ...RANGE_ERRORS],
  options: { access: 'member' },
  example: {
    parameters: { from: '2026-11-01', to: '2026-11-20', ...LANGUAGE },
    reply: {
      from: '2026-11-01',
      to: '2026-11-20',
      totals: { inMinor: 0, outMinor: 1000, changeMinor: -1000, count: 1, currency: 'BDT' },
      days: [{ day: '2026-11-20', changeMinor: -1000 }],
      list: [MOVEMENT],
    },
  },
});

/** What settled rounds came to. */
const play = {
  validBetMinor: minorSchema.openapi({ description: 'Stakes of settled rounds' }),
  payoutMinor: minorSchema,
  netMinor: minorSchema.openapi({ description: 'Payouts less valid bets' }),
};
const money = {
  depositMinor: minorSchema,
  withdrawalMinor: minorSchema.openapi({ description: 'Asked for and not returned' }),
  bonusMinor: minorSchema,
  rebateMinor: minorSchema,
};

/** Profit and loss of a member (MONEY-14). */
export const profitAndLossSchema = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    currency: currencySchema,
    totals: z.object({
      ...play,
      ...money,
      resultMinor: minorSchema.openapi({ description: 'Net, bonuses and rebates together' }),
    }),
    days: z
      .array(z.object({ day: z.iso.date(), ...play, ...money }))
      .openapi({ description: 'Days with figures, newest first' }),
    gameTypes: z.array(z.object({ gameType: z.enum([...GAME_TYPES, 'OTHER']), ...play })),
    beside: z
      .array(z.object({ days: z.int(), netMinor: minorSchema }))
      .openapi({ description: 'The net of longer ranges up to today' }),
  })
  .openapi('ProfitAndLoss');

const PLAYED = { validBetMinor: 1000, payoutMinor: 2500, netMinor: 1500 };
const MOVED = { depositMinor: 50_000, withdrawalMinor: 0, bonusMinor: 0, rebateMinor: 0 };

/** Reads profit and loss (MONEY-14): without days the last twelve months. */
export const readProfitAndLoss = defineEndpoint({
  noun: 'wallet',
  method: 'get',
  path: PATHS.wallet.profitAndLoss,
  summary: 'What the member won, lost, paid in and took out, by day, by game type and in total',
  request: { query: z.object(days) },
  reply: profitAndLossSchema,
  errors: RANGE_ERRORS,
  options: { access: 'member', capability: 'profitAndLoss' },
  example: {
    parameters: { from: '2026-11-14', to: '2026-11-20' },
    reply: {
      from: '2026-11-14',
      to: '2026-11-20',
      currency: 'BDT',
      totals: { ...PLAYED, ...MOVED, resultMinor: 1500 },
      days: [{ day: '2026-11-20', ...PLAYED, ...MOVED }],
      gameTypes: [{ gameType: 'RNG', ...PLAYED }],
      beside: [{ days: 7, netMinor: 1500 }],
    },
  },
});
