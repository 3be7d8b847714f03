import { z } from '@hono/zod-openapi';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT, DONE, EXPORT } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { momentSchema } from '../../shapes.ts';
import { exportSchema } from '../live/exports.ts';

/** What has to be settled before an account can be closed; amounts in minor units of the site's currency. */
const openSchema = z.object({
  cashMinor: z.int().min(0),
  bonusMinor: z.int().min(0),
  /** Held for withdrawals that are under way. */
  heldMinor: z.int().min(0),
  rounds: z.int().min(0),
  deposits: z.int().min(0),
});

/** For how many days each kind of data is kept; what is older is deleted. The ledger is kept for good. */
const retentionSchema = z.object({
  signInDays: z.int(),
  messageDays: z.int(),
  chatDays: z.int(),
  feedbackDays: z.int(),
  closedAccountDays: z
    .int()
    .openapi({ description: 'What describes the owner of a closed account' }),
});
const RETENTION = {
  signInDays: 365,
  messageDays: 730,
  chatDays: 365,
  feedbackDays: 730,
  closedAccountDays: 30,
};

const OPEN = { cashMinor: 12_000, bonusMinor: 0, heldMinor: 0, rounds: 1, deposits: 0 };

/** Reads consents, and what has to be settled before the account can be closed (MEMBERX-10). */
export const readOwnData = defineEndpoint({
  noun: 'security',
  method: 'get',
  path: PATHS.security.ownData,
  summary: 'Consents, and what stands against closing the account',
  reply: z.object({
    value: z.object({
      termsVersion: z.string(),
      termsAcceptedAt: momentSchema,
      /** When the member agreed to messages with offers; absent without consent. */
      marketingConsentAt: momentSchema.optional(),
      open: openSchema,
      retention: retentionSchema,
    }),
  }),
  options: { access: 'member' },
  example: {
    reply: { value: { termsVersion: '3', termsAcceptedAt: AT, open: OPEN, retention: RETENTION } },
  },
});

/** Gives or takes back the consent to messages with offers; without it none is sent (MEMBERX-10). */
export const setMarketingConsent = defineEndpoint({
  noun: 'security',
  method: 'put',
  path: PATHS.security.marketingConsent,
  summary: 'Gives or takes back the consent to messages with offers',
  request: { body: z.object({ isGiven: z.boolean() }) },
  reply: z.object({ value: z.literal(true) }),
  options: { access: 'member' },
  example: { request: { isGiven: false }, reply: DONE },
});

/**
 * Orders a file with everything that the site keeps of the member (MEMBERX-10): one JSON document with `profile` and a
 * list for each kind of data, newest first. Hashes of passwords and PINs are left out. Needs a proof of the last five
 * minutes.
 */
export const exportOwnData = defineEndpoint({
  noun: 'security',
  method: 'post',
  path: PATHS.security.ownDataExport,
  summary: 'Orders a file with everything that the site keeps of the member',
  reply: z.object({ value: exportSchema }),
  errors: ['security.step_up_required', 'exports.under_way'],
  options: { access: 'member' },
  example: {
    reply: {
      value: {
        exportId: EXPORT.exportId,
        kind: 'own_data',
        state: 'waiting',
        done: 0,
        createdAt: AT,
      },
    },
  },
});

/**
 * Closes the account for good and ends every session (MEMBERX-10). Needs a proof of the last five minutes, and nothing
 * open: no balance, no bonus, no withdrawal, no round, no deposit under way. `params` of a refusal are what is open.
 */
export const closeAccount = defineEndpoint({
  noun: 'security',
  method: 'post',
  path: PATHS.security.closing,
  summary: 'Closes the account for good',
  reply: z.object({ value: z.literal(true) }),
  errors: ['security.step_up_required', 'security.account_in_use'],
  options: { access: 'member' },
  example: { reply: DONE },
});
