import { z } from '@hono/zod-openapi';
import { DOCUMENT_STATES, SIGN_IN_WAYS } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { AT, DONE, PASSWORD } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { momentSchema, passwordText } from '../../shapes.ts';
import { secondCodeText } from './two-step.ts';

/** How an address of the member is known: masked, empty while there is none. */
const addressSchema = z.object({ masked: z.string(), isVerified: z.boolean() });

/** What the security centre shows of an account (MEMBERX-03). */
export const securityOverviewSchema = z
  .object({
    /** False for a member who signed up by phone or another company and set none since. */
    hasPassword: z.boolean(),
    withdrawalPin: z.object({
      isSet: z.boolean(),
      /** When it was set; absent for one that came with the registration. */
      setAt: momentSchema.optional(),
      /** Until when it is refused after too many wrong tries; setting a new one opens it at once. */
      lockedUntil: momentSchema.optional(),
    }),
    mobile: addressSchema,
    email: addressSchema,
    /** Two-step sign-in; `since` and how many recovery codes are unused are there while it is on. */
    twoStep: z.object({
      isOn: z.boolean(),
      since: momentSchema.optional(),
      recoveryCodesLeft: z.int().min(0).optional(),
    }),
    /** The state of the identity documents; absent where the site asks for none. */
    documents: z.enum(DOCUMENT_STATES).optional(),
    /** Empty until it is set; it is set once. */
    payeeName: z.string(),
    /** How many sessions of the member are open, this one among them. */
    devices: z.int().min(1),
    /** Until when this session may take steps that ask for a proof; absent without one. */
    confirmedUntil: momentSchema.optional(),
  })
  .openapi('SecurityOverview');

/** Reads what the security centre shows. */
export const readSecurityOverview = defineEndpoint({
  noun: 'security',
  method: 'get',
  path: PATHS.security.overview,
  summary: "How the member's account is secured",
  reply: z.object({ value: securityOverviewSchema }),
  options: { access: 'member' },
  example: {
    reply: {
      value: {
        hasPassword: true,
        withdrawalPin: { isSet: true, setAt: AT },
        mobile: { masked: '+88017•••••678', isVerified: true },
        email: { masked: '', isVerified: false },
        twoStep: { isOn: true, since: AT, recoveryCodesLeft: 9 },
        payeeName: 'Rahim Uddin',
        devices: 2,
      },
    },
  },
});

/**
 * Proves again who holds the session. The right lasts five minutes and belongs to this session alone. Steps that need it
 * answer `security.step_up_required` without it. Where two-step sign-in is on, a code stands in for the password. A member
 * with neither proves it by a sign-in of the last minutes.
 */
export const stepUp = defineEndpoint({
  noun: 'security',
  method: 'post',
  path: PATHS.security.stepUp,
  summary: 'Proves again who holds the session',
  request: {
    body: z.object({ password: passwordText.default(''), code: secondCodeText.optional() }),
  },
  reply: z.object({ value: z.object({ confirmedUntil: momentSchema }) }),
  errors: ['auth.password_wrong', 'auth.sign_in_again', 'auth.second_code_wrong'],
  options: { access: 'member', sealed: true },
  example: { request: { password: PASSWORD }, reply: { value: { confirmedUntil: AT } } },
});

/**
 * Sets the withdrawal PIN, also in the place of one that is forgotten or locked. Digits of any script. Needs a proof of
 * the last five minutes. `params.reason` of a refusal is `length`, `repeated`, `sequence` or `birthday`.
 */
export const setWithdrawalPin = defineEndpoint({
  noun: 'security',
  method: 'put',
  path: PATHS.security.withdrawalPin,
  summary: 'Sets the withdrawal PIN',
  request: { body: z.object({ pin: z.string().max(16) }) },
  reply: z.object({ value: z.literal(true) }),
  errors: ['security.step_up_required', 'security.pin_weak'],
  options: { access: 'member', sealed: true },
  example: { request: { pin: '480917' }, reply: DONE },
});

/** An open session of the member. */
const deviceSchema = z
  .object({
    sessionId: z.string(),
    /** Whether this call came with it. */
    isThis: z.boolean(),
    /** The name of the browser, empty when it does not say. */
    browser: z.string(),
    /** The name of the system, empty when it does not say. */
    system: z.string(),
    isPhone: z.boolean(),
    openedAt: momentSchema,
    /** When it was last used, to the minute. */
    seenAt: momentSchema,
  })
  .openapi('Device');

/** Lists the open sessions of the member: this one first, then by their last use. */
export const listDevices = defineEndpoint({
  noun: 'security',
  method: 'get',
  path: PATHS.security.devices,
  summary: 'Where the member is signed in',
  reply: z.object({ value: z.array(deviceSchema) }),
  options: { access: 'member' },
  example: {
    reply: {
      value: [
        {
          sessionId: 'session-1',
          isThis: true,
          browser: 'Chrome',
          system: 'Android',
          isPhone: true,
          openedAt: AT,
          seenAt: AT,
        },
      ],
    },
  },
});

/** Signs out one other device of the member. This session ends by signing out. */
export const endDevice = defineEndpoint({
  noun: 'security',
  method: 'delete',
  path: PATHS.security.device,
  summary: 'Signs out one other device of the member',
  request: { params: z.object({ sessionId: z.string().max(64) }) },
  reply: z.object({ value: z.literal(true) }),
  errors: ['security.device_not_found'],
  options: { access: 'member' },
  example: { parameters: { sessionId: 'session-2' }, reply: DONE },
});

/** A sign-in of the last 30 days, or a try that failed. */
const signInSchema = z
  .object({
    at: momentSchema,
    way: z.enum(SIGN_IN_WAYS),
    isSuccess: z.boolean(),
    /** The name of the browser, empty when it does not say. */
    browser: z.string(),
    /** The name of the system, empty when it does not say. */
    system: z.string(),
  })
  .openapi('SignIn');

/** Lists the newest sign-ins of the last 30 days and the tries that failed, at most 20, newest first. */
export const listSignIns = defineEndpoint({
  noun: 'security',
  method: 'get',
  path: PATHS.security.signIns,
  summary: 'The last sign-ins of the member, and tries that failed',
  reply: z.object({ value: z.array(signInSchema) }),
  options: { access: 'member' },
  example: {
    reply: {
      value: [{ at: AT, way: 'password', isSuccess: true, browser: 'Chrome', system: 'Android' }],
    },
  },
});
