import { z } from '@hono/zod-openapi';
import {
  BET_KINDS,
  BET_STATES,
  BONUS_STATES,
  DEPOSIT_STATES,
  DOCUMENT_STATES,
  SIGN_IN_WAYS,
  WITHDRAWAL_STATES,
} from '../../constants.ts';
import { AT, BET, MOVEMENT, RECEIPT_NUMBER } from '../../document/example-shapes.ts';
import { receiptSchema } from '../../endpoints/wallet/records.ts';
import { betRecordSchema } from '../../endpoints/wallet/wallet.ts';
import { currencySchema, minorSchema, momentSchema } from '../../shapes.ts';
import { defineConsoleEndpoint } from '../console-endpoint.ts';
import { pageLimit, siteParam } from '../console-shapes.ts';

const EXAMPLE = { site: 'khela', memberId: 'm-1' };
const params = z.object({ site: siteParam, memberId: z.string().min(1).max(64) });
/** Which page: days of the site, both included, and where the page before ended. */
const page = {
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  cursor: z.string().max(200).optional(),
  limit: pageLimit,
};
const PAYMENT_STATES = [...new Set([...DEPOSIT_STATES, ...WITHDRAWAL_STATES])] as const;
const STORED_DOCUMENT_STATES = DOCUMENT_STATES.filter((state) => state !== 'none');
const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ list: z.array(row), next: z.string().optional() });
const receiptNumber = z
  .string()
  .optional()
  .openapi({ description: 'The receipt that the member has of it' });

/** Reads the rounds of a member, newest first (OPS-42). */
export const listMemberRounds = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/members/{memberId}/rounds',
  summary: 'The rounds of a member, newest first',
  permission: 'members.read',
  request: {
    params,
    query: z.object({
      ...page,
      state: z.enum(['', ...BET_STATES]).default(''),
      kind: z.enum(['', ...BET_KINDS]).default(''),
    }),
  },
  reply: pageOf(betRecordSchema),
  errors: [
    'operators.unknown_target',
    'wallet.cursor_unknown',
    'wallet.range_reversed',
    'wallet.range_in_future',
    'wallet.range_too_long',
  ],
  example: { parameters: EXAMPLE, reply: { list: [BET] } },
});

/** Reads the deposits and withdrawals of a member as one list, newest first (OPS-42). */
export const listMemberPayments = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/members/{memberId}/payments',
  summary: 'The deposits and withdrawals of a member, newest first',
  permission: 'members.read',
  request: {
    params,
    query: z.object({
      ...page,
      way: z.enum(['', 'deposit', 'withdrawal']).default(''),
      state: z.enum(['', ...PAYMENT_STATES]).default(''),
      channel: z.string().max(64).default(''),
    }),
  },
  reply: pageOf(
    z.object({
      way: z.enum(['deposit', 'withdrawal']),
      number: z.string(),
      state: z.enum(PAYMENT_STATES),
      channel: z.string(),
      account: z.string().optional().openapi({ description: 'Where a withdrawal goes, masked' }),
      amountMinor: minorSchema,
      feeMinor: minorSchema,
      currency: currencySchema,
      at: momentSchema.openapi({ description: 'When it was ordered or requested' }),
      endedAt: momentSchema.optional().openapi({ description: 'When a withdrawal ended' }),
      receiptNumber,
    }),
  ),
  errors: ['operators.unknown_target'],
  example: {
    parameters: EXAMPLE,
    reply: {
      list: [
        {
          way: 'withdrawal',
          number: 'W-261120-7K2M',
          state: 'paid',
          channel: 'shapla',
          account: '••4417',
          amountMinor: 200_000,
          feeMinor: 0,
          currency: 'BDT',
          at: AT,
          endedAt: AT,
          receiptNumber: RECEIPT_NUMBER,
        },
      ],
    },
  },
});

/** Reads the bonuses of a member, the newest offer first (OPS-42). */
export const listMemberBonuses = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/members/{memberId}/bonuses',
  summary: 'The bonuses of a member, the newest offer first',
  permission: 'members.read',
  request: {
    params,
    query: z.object({ ...page, state: z.enum(['', ...BONUS_STATES]).default('') }),
  },
  reply: pageOf(
    z.object({
      bonusId: z.string(),
      title: z.string().openapi({ description: 'In the language of the member' }),
      promotionId: z.int().optional(),
      state: z.enum(BONUS_STATES),
      amountMinor: minorSchema,
      balanceMinor: minorSchema,
      wagerMinor: minorSchema,
      progressMinor: minorSchema,
      releasedMinor: minorSchema,
      currency: currencySchema,
      offeredAt: momentSchema,
      grantedAt: momentSchema.optional(),
      expiresAt: momentSchema.optional(),
      endedAt: momentSchema.optional(),
      receiptNumber,
    }),
  ),
  errors: ['operators.unknown_target'],
  example: {
    parameters: EXAMPLE,
    reply: {
      list: [
        {
          bonusId: 'b-1',
          title: 'স্বাগতম বোনাস',
          state: 'active',
          amountMinor: 50_000,
          balanceMinor: 50_000,
          wagerMinor: 500_000,
          progressMinor: 120_000,
          releasedMinor: 0,
          currency: 'BDT',
          offeredAt: AT,
          grantedAt: AT,
          receiptNumber: RECEIPT_NUMBER,
        },
      ],
    },
  },
});

/** Reads the sign-ins of a member and the tries that failed, newest first (OPS-42). */
export const listMemberSignIns = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/members/{memberId}/sign-ins',
  summary: 'The sign-ins of a member and tries that failed, newest first',
  permission: 'members.read',
  request: {
    params,
    query: z.object({ ...page, outcome: z.enum(['', 'success', 'failure']).default('') }),
  },
  reply: pageOf(
    z.object({
      at: momentSchema,
      way: z.enum(SIGN_IN_WAYS),
      isSuccess: z.boolean(),
      isNewDevice: z.boolean().openapi({ description: 'The member was told of a new device' }),
      browser: z.string(),
      system: z.string(),
      network: z.string().openapi({ description: 'Cut to /24 or /48; empty where it is unknown' }),
    }),
  ),
  errors: ['operators.unknown_target'],
  example: {
    parameters: EXAMPLE,
    reply: {
      list: [
        {
          at: AT,
          way: 'password',
          isSuccess: true,
          isNewDevice: false,
          browser: 'Chrome',
          system: 'Android',
          network: '203.0.113.0/24',
        },
      ],
    },
  },
});

/** Reads what a member sent as identity documents, newest first, without the pictures (OPS-42). */
export const listMemberDocuments = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/members/{memberId}/documents',
  summary: 'The identity documents of a member, newest first, without the pictures',
  permission: 'members.read',
  request: {
    params,
    query: z.object({ ...page, state: z.enum(['', ...STORED_DOCUMENT_STATES]).default('') }),
  },
  reply: pageOf(
    z.object({
      documentId: z.string(),
      state: z.enum(STORED_DOCUMENT_STATES),
      pictures: z.int().openapi({ description: 'How many pictures were sent' }),
      reason: z.string().optional().openapi({ description: 'What the member reads' }),
      sentAt: momentSchema,
      decidedAt: momentSchema.optional(),
    }),
  ),
  errors: ['operators.unknown_target'],
  example: {
    parameters: EXAMPLE,
    reply: { list: [{ documentId: 'd-1', state: 'pending', pictures: 2, sentAt: AT }] },
  },
});

/** Reads the messages in the inbox of a member, newest first (OPS-42). */
export const listMemberMessages = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/members/{memberId}/messages',
  summary: 'The messages in the inbox of a member, newest first',
  permission: 'members.read',
  request: {
    params,
    query: z.object({ ...page, state: z.enum(['', 'read', 'unread']).default('') }),
  },
  reply: pageOf(
    z.object({
      messageId: z.string(),
      title: z.string().openapi({ description: 'In the language of the member' }),
      body: z.string(),
      sentAt: momentSchema,
      readAt: momentSchema.optional(),
    }),
  ),
  errors: ['operators.unknown_target'],
  example: {
    parameters: EXAMPLE,
    reply: {
      list: [{ messageId: 'i-1', title: 'নতুন ডিভাইস', body: 'আপনি কি লগইন করেছেন?', sentAt: AT }],
    },
  },
});

/** Opens a journal of a member by the receipt number that the member has, in any spelling (OPS-42). */
export const readMemberReceipt = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/members/{memberId}/receipts/{number}',
  summary: 'The receipt of a journal, as the member has it',
  permission: 'members.read',
  request: { params: params.extend({ number: z.string().min(1).max(40) }) },
  reply: z.object({ value: receiptSchema }),
  errors: ['operators.unknown_target', 'wallet.record_not_found', 'wallet.receipt_number_invalid'],
  example: {
    parameters: { ...EXAMPLE, number: RECEIPT_NUMBER },
    reply: {
      value: {
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
  },
});
