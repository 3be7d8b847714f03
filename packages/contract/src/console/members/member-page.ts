import { z } from '@hono/zod-openapi';
import { RELATED_REASONS, REVEAL_REASONS, SIGNAL_KINDS } from '../../constants.ts';
import { AT, MOVEMENT } from '../../document/example-shapes.ts';
import { memberLimitSchema } from '../../endpoints/account/safety.ts';
import { movementSchema } from '../../endpoints/wallet/records.ts';
import { MOVEMENT_KINDS } from '../../movements.ts';
import { currencySchema, minorSchema, momentSchema } from '../../shapes.ts';
import { defineConsoleEndpoint } from '../console-endpoint.ts';
import { pageLimit, reasonText, siteParam } from '../console-shapes.ts';
import { blockSchema } from './member-blocks.ts';
import { noteSchema } from './member-notes.ts';
import { memberTagSchema } from './member-tags.ts';

const params = z.object({ site: siteParam, memberId: z.string().min(1).max(64) });
const EXAMPLE = { site: 'khela', memberId: 'm-1' };

/** A personal field: `mobile`, a field of the profile, or `payout:` with the id of a payout account. */
const fieldName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9]*(:[A-Za-z0-9-]{1,64})?$/)
  .max(100);

const personalSchema = z.object({
  field: fieldName,
  masked: z.string(),
  shown: z
    .string()
    .optional()
    .openapi({ description: 'The value, while it is shown to the operator who asked for it' }),
  shownUntil: momentSchema.optional(),
});

const sessionSchema = z.object({
  sessionId: z.string().openapi({ description: 'Names the session; nobody signs in with it' }),
  openedAt: momentSchema,
  seenAt: momentSchema,
  browser: z.string(),
  system: z.string(),
});

/** What the page of a member shows at once (OPS-42); what is personal is masked (OPS-43). */
const memberPageSchema = z.object({
  memberId: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  status: z.string(),
  language: z.string(),
  rank: z.string().optional(),
  upline: z.object({ memberId: z.string(), account: z.string() }).optional(),
  isMobileVerified: z.boolean(),
  isMailVerified: z.boolean(),
  joinedAt: momentSchema,
  lastLoginAt: momentSchema.optional(),
  personal: z.array(personalSchema),
  balances: z.object({
    currency: currencySchema,
    cashMinor: minorSchema,
    heldMinor: minorSchema,
    bonusMinor: minorSchema,
    isProved: z.boolean().openapi({
      description:
        'Whether the newest journal left these balances and the last proof found none else',
    }),
    provedAt: momentSchema.optional().openapi({ description: 'The last proof of the site' }),
    conditions: z.array(
      z.object({
        bonusId: z.string(),
        balanceMinor: minorSchema,
        wagerMinor: minorSchema,
        progressMinor: minorSchema,
        expiresAt: momentSchema.optional(),
      }),
    ),
  }),
  days30: z
    .object({
      deposits: z.int(),
      depositMinor: minorSchema,
      withdrawals: z.int(),
      withdrawalMinor: minorSchema,
      stakedMinor: minorSchema,
      lossMinor: minorSchema.openapi({ description: 'Stakes less wins; below zero for a gain' }),
    })
    .openapi({ description: 'Sums of the last 30 days' }),
  journals: z.array(movementSchema).openapi({ description: 'The newest ten' }),
  limits: z.array(memberLimitSchema),
  timeOutUntil: momentSchema.optional(),
  exclusion: z
    .object({ until: momentSchema.optional().openapi({ description: 'Left out for good' }) })
    .optional()
    .openapi({ description: 'One whose time is over stands until two operators end it' }),
  blocks: z.array(blockSchema).openapi({ description: 'Those that count now' }),
  signals: z
    .array(
      z.object({
        kind: z.enum(SIGNAL_KINDS),
        count: z.int().openapi({ description: 'How often it happened in its time' }),
        at: momentSchema.openapi({ description: 'When it happened last' }),
      }),
    )
    .openapi({ description: 'What operators should look at, the newest first' }),
  tags: z.array(memberTagSchema),
  notes: z
    .array(noteSchema)
    .openapi({ description: 'The pinned ones of the kinds that the operator may read' }),
  sessions: z.array(sessionSchema),
  related: z
    .array(
      z.object({
        memberId: z.string(),
        account: z.string(),
        reason: z.enum(RELATED_REASONS),
        strength: z.enum(['strong', 'weak']),
      }),
    )
    .openapi({ description: 'Members who share something; it never blocks by itself' }),
});

/** Reads the page of a member (OPS-42). */
export const readMemberPage = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/members/{memberId}',
  summary: 'Everything of a member that stands on one page',
  permission: 'members.read',
  request: { params },
  reply: z.object({ value: memberPageSchema }),
  errors: ['operators.unknown_target'],
  example: {
    parameters: EXAMPLE,
    reply: {
      value: {
        memberId: 'm-1',
        account: 'rahima71',
        nickname: 'Rahima',
        type: 0,
        status: 'active',
        language: 'bn',
        isMobileVerified: false,
        isMailVerified: true,
        joinedAt: AT,
        personal: [{ field: 'email', masked: 'r•••@e•••.com' }],
        balances: {
          currency: 'BDT',
          cashMinor: 1_264_000,
          heldMinor: 0,
          bonusMinor: 0,
          isProved: true,
          conditions: [],
        },
        days30: {
          deposits: 2,
          depositMinor: 400_000,
          withdrawals: 0,
          withdrawalMinor: 0,
          stakedMinor: 986_400,
          lossMinor: 41_260,
        },
        journals: [MOVEMENT],
        limits: [],
        blocks: [],
        signals: [{ kind: 'new_device', count: 1, at: AT }],
        tags: [],
        notes: [],
        sessions: [],
        related: [],
      },
    },
  },
});

/** Reads the journals of a member, newest first (OPS-42). Their receipt numbers are those that the member has. */
export const listMemberJournals = defineConsoleEndpoint({
  method: 'get',
  path: '/console/v1/sites/{site}/members/{memberId}/journals',
  summary: 'The journals of a member, newest first',
  permission: 'members.read',
  request: {
    params,
    query: z.object({
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      kind: z.enum(['', ...MOVEMENT_KINDS]).default(''),
      cursor: z.string().max(40).optional(),
      limit: pageLimit,
    }),
  },
  reply: z.object({ list: z.array(movementSchema), next: z.string().optional() }),
  errors: [
    'operators.unknown_target',
    'wallet.cursor_unknown',
    'wallet.range_reversed',
    'wallet.range_in_future',
    'wallet.range_too_long',
  ],
  example: { parameters: EXAMPLE, reply: { list: [MOVEMENT] } },
});

/** Shows a personal field of a member to the operator for five minutes (OPS-43). */
export const revealField = defineConsoleEndpoint({
  method: 'post',
  path: '/console/v1/sites/{site}/members/{memberId}/reveals',
  summary: 'Shows a personal field of a member for five minutes',
  permission: 'members.reveal',
  stepUp: true,
  request: {
    params,
    body: z.object({ field: fieldName, kind: z.enum(REVEAL_REASONS), reason: reasonText }),
  },
  reply: z.object({ value: z.object({ shown: z.string(), shownUntil: momentSchema }) }),
  errors: ['operators.unknown_target'],
  example: {
    parameters: EXAMPLE,
    request: { field: 'email', kind: 'service', reason: 'The member asked to have it checked.' },
    reply: { value: { shown: 'rahima@example.com', shownUntil: AT } },
  },
});
