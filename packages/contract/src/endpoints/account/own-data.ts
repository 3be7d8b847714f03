import { z } from '@hono/zod-openapi';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT, DONE } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { momentSchema } from '../../shapes.ts';

/** What has to be settled before an account can be closed; amounts in minor units of the site's currency. */
const openSchema = z.object({
  cashMinor: z.int().min(0),
  bonusMinor: z.int().min(0),
  /** Held for withdrawals that are under way. */
  heldMinor: z.int().min(0),
  rounds: z.int().min(0),
  deposits: z.int().min(0),
});

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
    }),
  }),
  options: { access: 'member' },
  example: { reply: { value: { termsVersion: '3', termsAcceptedAt: AT, open: OPEN } } },
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

const rows = z.array(z.record(z.string(), z.unknown()));

/**
 * Gives everything that the site keeps of the member, to be stored as a file (MEMBERX-10). Of each list the newest 10,000
 * rows; `isWhole` says whether that is all. Hashes of passwords and PINs are left out. Needs a proof of the last five
 * minutes.
 */
export const exportOwnData = defineEndpoint({
  noun: 'security',
  method: 'post',
  path: PATHS.security.ownDataExport,
  summary: 'Everything that the site keeps of the member',
  reply: z.object({
    value: z.object({
      madeAt: momentSchema,
      isWhole: z.boolean(),
      profile: z.record(z.string(), z.unknown()),
      signIns: rows,
      movements: rows,
      rounds: rows,
      deposits: rows,
      payoutAccounts: rows,
      documents: rows,
      limits: rows,
      breaks: rows,
      messages: rows,
    }),
  }),
  errors: ['security.step_up_required'],
  options: { access: 'member' },
  example: {
    reply: {
      value: {
        madeAt: AT,
        isWhole: true,
        profile: { account: 'rahim71', nickname: 'রহিম' },
        signIns: [{ at: AT, way: 'password', is_success: true }],
        movements: [{ kind: 'deposit', account: 'cash', amount_minor: 50_000, posted_at: AT }],
        rounds: [],
        deposits: [],
        payoutAccounts: [],
        documents: [],
        limits: [],
        breaks: [],
        messages: [],
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
