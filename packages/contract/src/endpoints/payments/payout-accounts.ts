import { z } from '@hono/zod-openapi';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT, DONE, LANGUAGE } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { languageSchema, momentSchema } from '../../shapes.ts';

/** An account to which a member is paid (MONEY-11). */
export const payoutAccountSchema = z
  .object({
    accountId: z.string(),
    channel: z.string(),
    channelName: z.string(),
    channelIcon: z.string().openapi({ description: 'Path below the image host' }),
    masked: z.string().openapi({ description: 'Its number, of which most signs are hidden' }),
    addedAt: momentSchema,
    usableFrom: momentSchema.openapi({ description: 'From when payouts go to it' }),
    isUsable: z.boolean(),
  })
  .openapi('PayoutAccount');

const ACCOUNT = {
  accountId: '01KB6X0000ABCDEFGHJKMNPQRS',
  channel: 'shapla',
  channelName: 'শাপলা পে',
  channelIcon: 'channels/shapla.svg',
  masked: 'SP •••• 7730',
  addedAt: AT,
  usableFrom: AT,
  isUsable: true,
};
const language = languageSchema.default('bn');

/** Lists the payout accounts of the member, oldest first, and what a new one needs. */
export const listPayoutAccounts = defineEndpoint({
  noun: 'payments',
  method: 'get',
  path: PATHS.withdraw.accounts,
  summary: 'The payout accounts of the member, and what a new one needs',
  request: { query: z.object({ language }) },
  reply: z.object({
    value: z.object({
      accounts: z.array(payoutAccountSchema),
      channels: z
        .array(z.object({ channel: z.string(), name: z.string(), icon: z.string() }))
        .openapi({ description: 'The channels of which an account may be' }),
      most: z.int().min(1).openapi({ description: 'Most accounts of one member' }),
      delayHours: z.int().min(0).openapi({ description: 'When a new account is paid to' }),
      payeeName: z.string().openapi({ description: 'Empty until it is set' }),
      isPractice: z.boolean().openapi({
        description: 'Whether accounts are those of the practice rail, never real ones',
      }),
    }),
  }),
  options: { access: 'member' },
  example: {
    parameters: LANGUAGE,
    reply: {
      value: {
        accounts: [ACCOUNT],
        channels: [{ channel: 'shapla', name: 'শাপলা পে', icon: 'channels/shapla.svg' }],
        most: 5,
        delayHours: 24,
        payeeName: 'Rahim Uddin',
        isPractice: true,
      },
    },
  },
});

/**
 * Adds a payout account. Needs a proof of the last five minutes. The name of the account has to be the payee name; case
 * and white space do not count. The number may have spaces, hyphens and digits of any script; on a social site it is that
 * of a practice account, so that nobody leaves a real one. The member is told by every verified way.
 */
export const addPayoutAccount = defineEndpoint({
  noun: 'payments',
  method: 'post',
  path: PATHS.withdraw.accounts,
  summary: 'Adds a payout account',
  request: {
    body: z.object({
      channel: z.string().max(32),
      number: z.string().max(64),
      holderName: z.string().max(512),
      language,
    }),
  },
  reply: z.object({ value: payoutAccountSchema }),
  errors: [
    'security.step_up_required',
    'payout.channel_unknown',
    'payout.number_invalid',
    'payout.payee_name_missing',
    'payout.name_differs',
    'payout.account_exists',
    'payout.too_many_accounts',
  ],
  options: { access: 'member', sealed: true },
  example: {
    request: { channel: 'shapla', number: 'SP 3355 7730', holderName: 'Rahim Uddin', ...LANGUAGE },
    reply: { value: ACCOUNT },
  },
});

/**
 * Removes a payout account. Needs a proof of the last five minutes. A withdrawal that is under way keeps the account that
 * it was asked for. The member is told by every verified way.
 */
export const removePayoutAccount = defineEndpoint({
  noun: 'payments',
  method: 'delete',
  path: PATHS.withdraw.account,
  summary: 'Removes a payout account',
  request: { params: z.object({ accountId: z.string().max(64) }) },
  reply: z.object({ value: z.literal(true) }),
  errors: ['security.step_up_required', 'payout.account_not_found'],
  options: { access: 'member' },
  example: { parameters: { accountId: ACCOUNT.accountId }, reply: DONE },
});
