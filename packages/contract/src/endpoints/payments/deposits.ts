import { z } from '@hono/zod-openapi';
import { DEPOSIT_STATES, GATEWAY } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT, LANGUAGE } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { currencySchema, languageSchema, minorSchema, momentSchema } from '../../shapes.ts';

const channelCode = z.string().regex(/^[a-z0-9_-]{1,32}$/);

/** A way to pay in (MONEY-07): a channel of the site with its limits, both included, and its fee. */
export const depositChannelSchema = z
  .object({
    channel: channelCode,
    name: z.string(),
    icon: z.string().openapi({ description: 'Path below the image host' }),
    minMinor: minorSchema,
    maxMinor: minorSchema,
    feeMinor: minorSchema.openapi({ description: 'Paid to the channel on top of the amount' }),
    amountsMinor: z.array(minorSchema).openapi({ description: 'Amounts to offer, lowest first' }),
    isOpen: z.boolean(),
    currency: currencySchema,
  })
  .openapi('DepositChannel');

/** One step of a deposit. */
export const depositStepSchema = z.object({ state: z.enum(DEPOSIT_STATES), at: momentSchema });

/** A deposit with its course (MONEY-09). */
export const depositSchema = z
  .object({
    number: z.string(),
    channel: channelCode,
    channelName: z.string(),
    channelIcon: z.string(),
    amountMinor: minorSchema.openapi({ description: 'What the wallet gets' }),
    feeMinor: minorSchema,
    payMinor: minorSchema.openapi({ description: 'What the member pays: amount and fee' }),
    currency: currencySchema,
    state: z.enum(DEPOSIT_STATES),
    steps: z.array(depositStepSchema).openapi({ description: 'Every state so far, oldest first' }),
    expiresAt: momentSchema,
    checkedAt: momentSchema.optional().openapi({ description: 'When the rail last answered' }),
    paymentUrl: z
      .string()
      .optional()
      .openapi({ description: 'The page to pay on, while the payment can be made there' }),
    receiptNumber: z.string().optional(),
    cashBeforeMinor: minorSchema.optional(),
    cashAfterMinor: minorSchema.optional(),
    bonus: z
      .object({
        promotionId: z.int(),
        title: z.string(),
        amountMinor: minorSchema,
        wagerMinor: minorSchema,
        state: z.enum(['chosen', 'granted', 'refused']),
        refusal: z
          .string()
          .optional()
          .openapi({ description: 'Why it was refused: an error code' }),
      })
      .optional()
      .openapi({ description: 'The bonus that the member chose with it; given with the credit' }),
  })
  .openapi('Deposit');

const CHANNEL = {
  channel: 'shapla',
  name: 'শাপলা পে',
  icon: 'channels/shapla.svg',
  minMinor: 20_000,
  maxMinor: 3_000_000,
  feeMinor: 0,
  amountsMinor: [50_000, 100_000],
  isOpen: true,
  currency: 'BDT',
};
const DEPOSIT = {
  number: '01KB6X0000ABCDEFGHJKMNPQRS',
  channel: CHANNEL.channel,
  channelName: CHANNEL.name,
  channelIcon: CHANNEL.icon,
  amountMinor: 50_000,
  feeMinor: 0,
  payMinor: 50_000,
  currency: 'BDT',
  state: 'pending',
  steps: [
    { state: 'created', at: AT },
    { state: 'pending', at: AT },
  ],
  expiresAt: '2026-11-20T10:13:00.000Z',
  paymentUrl: 'https://cashier.example/pay/0001',
} as const;

/** Lists the ways to pay in (MONEY-07), and the deposits that still wait. */
export const listDepositChannels = defineEndpoint({
  noun: 'payments',
  method: 'get',
  path: PATHS.deposit.channels,
  summary: 'The payment channels of the site, and the deposits of the member that still wait',
  request: { query: z.object({ language: languageSchema.default('bn') }) },
  reply: z.object({
    value: z.object({ channels: z.array(depositChannelSchema), open: z.array(depositSchema) }),
  }),
  options: { access: 'member' },
  example: { parameters: LANGUAGE, reply: { value: { channels: [CHANNEL], open: [] } } },
});

/**
 * Orders a deposit (MONEY-07, LIMIT-07). The same key with the same body answers the same deposit as it is by then. When
 * the rail is late, the answer has no address yet; the deposit gets one as soon as the rail has answered.
 */
export const orderDeposit = defineEndpoint({
  noun: 'payments',
  method: 'post',
  path: PATHS.deposit.orders,
  summary: 'Orders a deposit and the page to pay it on',
  request: {
    body: z.object({
      channel: channelCode,
      amountMinor: minorSchema,
      currency: currencySchema,
      gateway: z
        .union([z.literal(GATEWAY.web), z.literal(GATEWAY.mobile)])
        .openapi({ description: 'Where the order was given: 1 web, 3 mobile' }),
      language: languageSchema,
      promotionId: z
        .int()
        .optional()
        .openapi({ description: 'A promotion of listDepositBonuses to take along' }),
    }),
  },
  reply: z.object({ value: depositSchema }),
  errors: [
    'deposit.channel_closed',
    'deposit.amount_below',
    'deposit.amount_above',
    'deposit.too_many_open',
    'deposit.limit_reached',
    'safety.on_break',
    'safety.deposit_blocked',
    'safety.promotions_blocked',
    'promotions.not_found',
    'promotions.not_begun',
    'promotions.ended',
    'bonus.not_for_member',
    'bonus.had_before',
    'bonus.deposit_below',
    'wallet.amount_invalid',
    'wallet.currency_mismatch',
  ],
  options: { access: 'member', idempotent: true },
  example: {
    request: {
      channel: 'shapla',
      amountMinor: 50_000,
      currency: 'BDT',
      gateway: GATEWAY.mobile,
      ...LANGUAGE,
    },
    reply: { value: DEPOSIT },
  },
});

/** Reads one deposit of the member (MONEY-09). */
export const readDeposit = defineEndpoint({
  noun: 'payments',
  method: 'get',
  path: PATHS.deposit.order,
  summary: 'One deposit with every step and its time',
  request: {
    params: z.object({ number: z.string().max(64) }),
    query: z.object({ language: languageSchema.default('bn') }),
  },
  reply: z.object({ value: depositSchema }),
  errors: ['deposit.not_found'],
  options: { access: 'member' },
  example: {
    parameters: { number: DEPOSIT.number, ...LANGUAGE },
    reply: { value: DEPOSIT },
  },
});
