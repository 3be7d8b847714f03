import { z } from '@hono/zod-openapi';
import { WITHDRAWAL_FAULTS, WITHDRAWAL_STATES } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT, LANGUAGE } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import {
  currencySchema,
  integerText,
  languageSchema,
  minorSchema,
  momentSchema,
} from '../../shapes.ts';
import { payoutAccountSchema } from './payout-accounts.ts';

const language = languageSchema.default('bn');
/** Most withdrawals of one page. */
const MOST_LISTED = 50;

/** How long payouts of a channel took (MONEY-10). There is none with fewer than twenty payouts. */
const payoutTimesSchema = z
  .object({
    payouts: z.int().min(20).openapi({ description: 'Payouts of the last 30 days' }),
    medianSeconds: z.int().min(0).openapi({ description: 'Half of them took as long at most' }),
    p90Seconds: z.int().min(0).openapi({ description: 'Nine of ten took as long at most' }),
  })
  .openapi('PayoutTimes');

/** One state that a withdrawal reached, and when. */
const withdrawalStepSchema = z.object({ state: z.enum(WITHDRAWAL_STATES), at: momentSchema });

/** A withdrawal with its course (MONEY-10). */
export const withdrawalSchema = z
  .object({
    number: z.string(),
    channel: z.string(),
    channelName: z.string(),
    channelIcon: z.string(),
    masked: z.string().openapi({ description: 'Number of the account, of which most is hidden' }),
    amountMinor: minorSchema,
    currency: currencySchema,
    state: z.enum(WITHDRAWAL_STATES),
    steps: z
      .array(withdrawalStepSchema)
      .openapi({ description: 'Every state so far, oldest first' }),
    checkedAt: momentSchema
      .optional()
      .openapi({ description: 'When the rail last answered about the payout' }),
    reason: z
      .string()
      .optional()
      .openapi({ description: 'Why it was rejected, in the words of the operator' }),
    fault: z
      .enum(WITHDRAWAL_FAULTS)
      .optional()
      .openapi({ description: 'Why it failed after it was approved' }),
    holdReceipt: z.string().openapi({ description: 'Receipt of the amount that went on hold' }),
    endReceipt: z
      .string()
      .optional()
      .openapi({ description: 'Receipt of the payout, or of the amount that came back to cash' }),
    times: payoutTimesSchema.optional(),
    stopped: z
      .object({
        since: momentSchema,
        told: z.string().openapi({ description: 'Why, in the words of the operator' }),
      })
      .optional()
      .openapi({
        description: 'It waits and is not paid, as the withdrawals of the member are stopped',
      }),
  })
  .openapi('Withdrawal');

const WITHDRAWAL = {
  number: 'W-261120-ABCDEFGHJK',
  channel: 'shapla',
  channelName: 'শাপলা পে',
  channelIcon: 'channels/shapla.svg',
  masked: 'SP •••• 7730',
  amountMinor: 50_000,
  currency: 'BDT',
  state: 'reviewing',
  steps: [
    { state: 'requested', at: AT },
    { state: 'reviewing', at: AT },
  ],
  holdReceipt: 'K6XW-06TN-4RPC',
} as const;
const TIMES = { payouts: 214, medianSeconds: 1080, p90Seconds: 2760 };

/** What can be withdrawn, where to and how (MONEY-10). */
export const readWithdrawalOverview = defineEndpoint({
  noun: 'payments',
  method: 'get',
  path: PATHS.withdraw.overview,
  summary: 'What the member can withdraw, within which limits, and to which accounts',
  request: { query: z.object({ language }) },
  reply: z.object({
    value: z.object({
      isOpen: z.boolean().openapi({ description: 'Whether the deployment can pay out at all' }),
      sumBalance: minorSchema.openapi({ description: 'Withdrawable, bonus and held together' }),
      withdrawableMinor: minorSchema,
      bonusMinor: minorSchema,
      heldMinor: minorSchema,
      currency: currencySchema,
      minMinor: minorSchema.openapi({ description: 'Least of one withdrawal' }),
      maxMinor: minorSchema.openapi({ description: 'Most of one withdrawal' }),
      leftCount: z.int().min(0).openapi({ description: 'Withdrawals that 24 hours still take' }),
      leftMinor: minorSchema.openapi({ description: 'What 24 hours still take' }),
      isPinSet: z.boolean(),
      pinLockedUntil: momentSchema.optional(),
      accounts: z.array(payoutAccountSchema),
      newest: z
        .array(withdrawalSchema)
        .openapi({ description: 'The newest withdrawals, whatever their state, without times' }),
      times: z
        .record(z.string(), payoutTimesSchema)
        .openapi({ description: 'By channel; without those of fewer than twenty payouts' }),
    }),
  }),
  options: { access: 'member' },
  example: {
    parameters: LANGUAGE,
    reply: {
      value: {
        isOpen: true,
        sumBalance: 2_986_050,
        withdrawableMinor: 2_436_050,
        bonusMinor: 350_000,
        heldMinor: 200_000,
        currency: 'BDT',
        minMinor: 50_000,
        maxMinor: 5_000_000,
        leftCount: 4,
        leftMinor: 4_800_000,
        isPinSet: true,
        accounts: [
          {
            accountId: '01KB6X0000ABCDEFGHJKMNPQRS',
            channel: WITHDRAWAL.channel,
            channelName: WITHDRAWAL.channelName,
            channelIcon: WITHDRAWAL.channelIcon,
            masked: WITHDRAWAL.masked,
            addedAt: AT,
            usableFrom: AT,
            isUsable: true,
          },
        ],
        newest: [WITHDRAWAL],
        times: { shapla: TIMES },
      },
    },
  },
});

/**
 * Requests a withdrawal (MONEY-10). The amount is on hold at once, and there is no way back into play. The same key with
 * the same body answers the same withdrawal as it is by then; the PIN does not count as a part of the body. No limit,
 * time-out or exclusion of the member stands against it.
 */
export const requestWithdrawal = defineEndpoint({
  noun: 'payments',
  method: 'post',
  path: PATHS.withdraw.orders,
  summary: 'Requests a withdrawal to a payout account',
  request: {
    body: z.object({
      accountId: z.string().max(64),
      amountMinor: minorSchema,
      currency: currencySchema,
      pin: z.string().max(16).openapi({ description: 'Six digits of any script' }),
      language,
    }),
  },
  reply: z.object({ value: withdrawalSchema }),
  errors: [
    'withdrawal.closed',
    'withdrawal.amount_below',
    'withdrawal.amount_above',
    'withdrawal.above_withdrawable',
    'withdrawal.bonus_bound',
    'withdrawal.daily_limit',
    'wallet.amount_invalid',
    'wallet.currency_mismatch',
    'payout.account_not_found',
    'payout.account_waiting',
    'security.pin_missing',
    'security.pin_wrong',
    'security.pin_locked',
  ],
  options: { access: 'member', idempotent: true, sealed: true },
  example: {
    request: {
      accountId: '01KB6X0000ABCDEFGHJKMNPQRS',
      amountMinor: 50_000,
      currency: 'BDT',
      pin: '480917',
      ...LANGUAGE,
    },
    reply: {
      value: { ...WITHDRAWAL, state: 'requested', steps: [{ state: 'requested', at: AT }] },
    },
  },
});

/** Lists a page of the member's withdrawals, newest first. */
export const listWithdrawals = defineEndpoint({
  noun: 'payments',
  method: 'get',
  path: PATHS.withdraw.orders,
  summary: 'The withdrawals of the member, newest first',
  request: {
    query: z.object({
      language,
      before: z
        .string()
        .max(64)
        .optional()
        .openapi({ description: 'The number of the last one of the page before' }),
      most: integerText(1, MOST_LISTED).default(20),
    }),
  },
  reply: z.object({
    value: z.object({
      withdrawals: z.array(withdrawalSchema),
      hasMore: z.boolean(),
    }),
  }),
  options: { access: 'member' },
  example: {
    parameters: LANGUAGE,
    reply: { value: { withdrawals: [WITHDRAWAL], hasMore: false } },
  },
});

/** Reads one withdrawal of the member, with the times of its channel (MONEY-10). */
export const readWithdrawal = defineEndpoint({
  noun: 'payments',
  method: 'get',
  path: PATHS.withdraw.order,
  summary: 'One withdrawal with every step and its time',
  request: {
    params: z.object({ number: z.string().max(64) }),
    query: z.object({ language }),
  },
  reply: z.object({ value: withdrawalSchema }),
  errors: ['withdrawal.not_found'],
  options: { access: 'member' },
  example: {
    parameters: { number: WITHDRAWAL.number, ...LANGUAGE },
    reply: { value: { ...WITHDRAWAL, times: TIMES } },
  },
});
