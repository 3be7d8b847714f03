import { z } from '@hono/zod-openapi';
import { CAPTCHA_KINDS, HUMAN_CHECK_KINDS, MODULE_ID, WORK_LEVELS } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import {
  DONE,
  HUMAN_CHECK,
  OPENED,
  PASSWORD,
  REGISTER,
  SEALING_KEY,
} from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';
import { integerText, passwordText } from '../../shapes.ts';
import { registrationRulesSchema } from '../../site-settings.ts';
import { sealingKeySchema } from '../site.ts';

/** Session info (ENTITY-01). */
export const sessionSchema = z
  .object({
    token: z.string(),
    merchantCode: z.string(),
    userName: z.string(),
    type: z.int(),
    firstTimeLogin: z.boolean(),
  })
  .openapi('Session');

const short = (max: number) => z.string().max(max);

/** What login sends (ENTITY-04), before sealing. */
export const loginPayloadSchema = z.object({
  type: z.enum(['username', 'sms', 'firebase']).default('username'),
  username: short(64).default(''),
  password: passwordText.default(''),
  captcha: short(16).default(''),
  captchaId: short(64).default(''),
  /** A proof of work of kind `captcha`, in the place of a captcha. */
  humanCheck: z.string().max(8192).optional(),
  countryDialingCode: short(8).default(''),
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: short(4096).optional(),
  firebaseMobileNo: short(32).optional(),
  asAgent: z.boolean().default(false),
});

const optional = (max: number) => z.string().max(max).optional();
/** What registration sends (ENTITY-06), before sealing. */
export const registerPayloadSchema = z.object({
  username: short(64),
  password: passwordText,
  confirmPassword: passwordText,
  countryDialingCode: optional(8),
  registerUrl: short(255).default(''),
  registerMethod: z.enum(['APP', 'H5', 'PWA', 'WEBCLIP']).default('H5'),
  affiliateCode: optional(64),
  paymentPassword: optional(16),
  recommenderId: optional(64),
  // Twenty letters as people see them: one of Bengali may hold five signs and more.
  nickname: optional(200),
  payeeName: optional(128),
  email: optional(255),
  mobileNum: optional(32),
  idNumber: optional(64),
  qqNum: optional(32),
  facebook: optional(128),
  wechat: optional(64),
  line: optional(64),
  whatsapp: optional(64),
  zalo: optional(64),
  birthday: optional(10),
  captcha: optional(16),
  captchaId: optional(64),
  type: z.literal(0).default(0),
  domain: optional(255),
  verificationCode: optional(10),
  humanCheck: z.string().max(8192).optional(),
  acceptsTerms: z.boolean(),
  acceptsMarketing: z.boolean().default(false),
  language: optional(8),
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: optional(4096),
  /** Ticket of `auth.social_new`: binds the social account, and a password may stay empty. */
  socialTicket: optional(128),
});

/** What registration by mobile number sends (API-11), before sealing. */
export const registerMobilePayloadSchema = registerPayloadSchema.extend({
  username: short(64).default(''),
  password: passwordText.default(''),
  confirmPassword: passwordText.default(''),
  countryDialingCode: short(8),
  mobileNum: short(32),
  normalRegister: z.literal(false).default(false),
});

/** An answer that opens a session. */
export const sessionReply = z.object({ value: sessionSchema });

/** The site's public key for sealed bodies (SEC-02). */
export const readSealingKey = defineEndpoint({
  noun: 'auth',
  method: 'get',
  path: PATHS.account.sealingKey,
  summary: 'Public key that wraps the key of a sealed body',
  reply: sealingKeySchema,
  options: { access: 'public' },
  example: { reply: SEALING_KEY },
});

/** Signs in (API-07). An account with two-step sign-in answers `auth.second_step` to the right proof. */
export const login = defineEndpoint({
  noun: 'auth',
  method: 'post',
  path: PATHS.account.login,
  summary: 'Opens a session',
  request: { body: loginPayloadSchema },
  reply: sessionReply,
  errors: [
    'auth.credentials_wrong',
    'auth.second_step',
    'auth.captcha_required',
    'auth.captcha_wrong',
    'auth.human_check_failed',
    'auth.account_disabled',
    'auth.excluded',
    'auth.excluded_for_good',
    'auth.exclusion_over',
    'auth.blocked',
    'auth.not_agent',
    'auth.not_member',
    'auth.code_wrong',
    'auth.code_expired',
    'auth.mobile_invalid',
    'auth.phone_token_invalid',
  ],
  options: { access: 'public', sealed: true, issuesSession: true, takesCode: true },
  example: {
    request: { type: 'username', username: 'rahim71', password: PASSWORD },
    reply: OPENED,
  },
});

const registrationErrors = [
  'auth.fields_invalid',
  'auth.username_taken',
  'auth.mobile_taken',
  'auth.mobile_invalid',
  'auth.terms_required',
  'auth.underage',
  'auth.invitation_invalid',
  'auth.human_check_failed',
  'auth.captcha_required',
  'auth.captcha_wrong',
  'auth.code_wrong',
  'auth.code_expired',
  'auth.phone_token_invalid',
  'auth.social_refused',
] as const;

/** Registers by username (API-10). */
export const register = defineEndpoint({
  noun: 'auth',
  method: 'put',
  path: PATHS.account.register,
  summary: 'Registers a member by username and opens a session',
  request: { body: registerPayloadSchema },
  reply: sessionReply,
  errors: registrationErrors,
  options: {
    access: 'public',
    sealed: true,
    issuesSession: true,
    takesCode: true,
    capability: 'usernameRegistration',
    moduleId: MODULE_ID.register,
  },
  example: {
    request: {
      username: 'rahim71',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      birthday: '1990-05-17',
      humanCheck: HUMAN_CHECK,
      acceptsTerms: true,
    },
    reply: OPENED,
  },
});

/** Registers by mobile number (API-11). */
export const registerMobile = defineEndpoint({
  noun: 'auth',
  method: 'put',
  path: PATHS.account.registerMobile,
  summary: 'Registers a member by mobile number and opens a session',
  request: { body: registerMobilePayloadSchema },
  reply: sessionReply,
  errors: registrationErrors,
  options: {
    access: 'public',
    sealed: true,
    issuesSession: true,
    takesCode: true,
    capability: 'mobileRegistration',
    moduleId: MODULE_ID.registerMobile,
  },
  example: {
    request: {
      countryDialingCode: '+880',
      mobileNum: '01712345678',
      verificationCode: '482913',
      acceptsTerms: true,
      birthday: '1990-05-17',
    },
    reply: OPENED,
  },
});

/** Reads the registration rules (API-12). */
export const readRegistrationRules = defineEndpoint({
  noun: 'auth',
  method: 'get',
  path: PATHS.account.registrationRules,
  summary: 'Registration rules per field',
  reply: z.object({ value: registrationRulesSchema }),
  options: { access: 'public' },
  example: { reply: { value: REGISTER } },
});

/** Asks whether a username is free (API-13, REG-50). */
export const checkUsername = defineEndpoint({
  noun: 'auth',
  method: 'get',
  path: PATHS.account.username,
  summary: 'Whether a username is free',
  request: { query: z.object({ username: z.string().min(1).max(64) }) },
  reply: z.object({ value: z.object({ available: z.boolean() }) }),
  options: { access: 'public' },
  example: {
    parameters: { username: 'rahim71' },
    reply: { value: { available: true } },
  },
});

/** Signs out (API-21). */
export const logout = defineEndpoint({
  noun: 'auth',
  method: 'delete',
  path: PATHS.account.logout,
  summary: 'Ends the session',
  reply: z.object({ value: z.literal(true) }),
  options: { access: 'session' },
  example: { reply: DONE },
});

/** Signs out everywhere else: every other session of the member ends, this one stays. */
export const endOtherSessions = defineEndpoint({
  noun: 'auth',
  method: 'delete',
  path: PATHS.account.sessions,
  summary: 'Ends every other session of the member',
  reply: z.object({ value: z.object({ ended: z.int() }) }),
  options: { access: 'member' },
  example: { reply: { value: { ended: 2 } } },
});

/** Renews the session (API-23): moves the idle expiry, answers the session as it is. */
export const renewSession = defineEndpoint({
  noun: 'auth',
  method: 'post',
  path: PATHS.account.renew,
  summary: 'Renews the session',
  reply: sessionReply,
  options: { access: 'session', issuesSession: true },
  example: { reply: OPENED },
});

/**
 * Reads a proof-of-work challenge of the human check (SMS-14); kind `captcha` stands in for a captcha. The kind has no
 * default: a proof of one kind is refused where the other is asked for, so whoever asks has to say which. `level` is the
 * `params.workLevel` of a refusal (`auth.human_check_failed`): the challenge costs at least that, and `maxnumber` tells.
 * A solution is base64 of JSON; beside ALTCHA's own fields it may hold `seen: {openedMs, touches}`, how long the form was
 * open and how often it was touched, which makes a proof no dearer than it has to be.
 */
export const readHumanCheck = defineEndpoint({
  noun: 'auth',
  method: 'get',
  path: PATHS.account.humanCheck,
  summary: 'A proof-of-work challenge',
  request: {
    query: z.object({
      kind: z.enum(HUMAN_CHECK_KINDS),
      level: integerText(WORK_LEVELS.lowest, WORK_LEVELS.highest).optional(),
    }),
  },
  reply: z.object({
    algorithm: z.string(),
    challenge: z.string(),
    salt: z.string(),
    signature: z.string(),
    maxnumber: z.int(),
  }),
  options: { access: 'public' },
  example: {
    parameters: { kind: 'form' },
    reply: {
      algorithm: 'SHA-256',
      challenge: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      salt: 'b2b0b822cd15',
      signature: '5f0f1a3c2b117d1f6a5290b44a6e9a57',
      maxnumber: 50_000,
    },
  },
});

/** Reads a captcha (API-20): single use, two minutes. A picture of one kind is refused where the other is asked for. */
export const readCaptcha = defineEndpoint({
  noun: 'auth',
  method: 'get',
  path: PATHS.account.captcha,
  summary: 'A captcha image',
  request: { query: z.object({ kind: z.enum(CAPTCHA_KINDS) }) },
  reply: z.object({ value: z.object({ captchaId: z.string(), image: z.string() }) }),
  options: { access: 'public' },
  example: {
    parameters: { kind: 'digits' },
    reply: { value: { captchaId: 'captcha-1', image: 'data:image/png;base64,iVBORw0KGgo=' } },
  },
});
